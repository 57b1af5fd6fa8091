/** Encodings of texts: those of today, then those of one byte a letter of older programs, the commonest first. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'macintosh',
  'ibm850',
] as const;

/** How the bytes of a text were read. */
export type CharacterEncoding = (typeof ENCODINGS)[number];

export type DecodedText = { readonly text: string; readonly encoding: CharacterEncoding };

const OF_ONE_BYTE = ENCODINGS.slice(3);

/** What windows-1252 has from 0x80 to 0x9F; some decoders take it for ISO 8859-1, where these are controls. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';
/** What DOS has from 0x80 on; no decoder of a browser knows it. */
const IBM_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** A text of bytes in one encoding; a mark of the order of bytes at its beginning is taken off. */
export const decodeAs = (bytes: Uint8Array, encoding: CharacterEncoding): string => {
  if (encoding === 'ibm850')
    return new TextDecoder('latin1')
      .decode(bytes)
      .replaceAll(/[^\0-\x7F]/g, (_, at: number) => IBM_850[(bytes[at] ?? 0) - 0x80] ?? '');
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replaceAll(
    /[\u0080-\u009F]/g,
    (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control,
  );
};

/** Bytes at the beginning that reveal an encoding. */
const LOOKED_AT = 20_000;

/** Of plain letters in two bytes every second byte is nothing: which of the two it is. */
const emptyHalves = (bytes: Uint8Array): readonly [even: number, odd: number] => {
  const empty = (from: number) => bytes.filter((byte, index) => index % 2 === from && byte === 0).length;
  return [empty(0), empty(1)];
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // The answer for text that is not UTF-8.
    return false;
  }
};

/** Nations and troops with other letters than English has: in a wrong encoding none of them is left. */
const WORDS = new Set(
  `preußen preußische österreich österreicher österreichische flügel linker füsiliere füsilier füsilierregiment
  jäger kürassier kürassiere württemberg größe löwenstein möllendorff lützow schwadronen französisch französische
  détachement régiment chevauxlégers français légère première général maréchal
  españa húsares caballería infantería křídlo pěší pluk mušketýři husaři dragouni švadrona
  пруссия австрия россия полк гусары драгуны гренадеры мушкетеры бригада`
    .split(/\s+/)
    .filter((word) => /[^a-z]/.test(word)),
);
/** What no text of ours has: signs of frames, controls, signs within a word. */
const UNEXPECTED = /[\u0080-\u009F\u2500-\u25A0]|(?<=\p{Ll})[\p{Lu}\p{S}\p{P}](?=\p{Ll})/gu;
const OF_WORD = 5;

/** How well a text reads: words that we know, less what no text has. */
const scoreOf = (text: string): number => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return OF_WORD * words.filter((word) => WORDS.has(word)).length - (text.match(UNEXPECTED)?.length ?? 0);
};

/**
 * The text of a file: UTF-8 or UTF-16, with a mark at its beginning or without; else of the older encodings the one
 * in which it has most words of nations and troops, and letters where words have them.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const as = (encoding: CharacterEncoding): DecodedText => ({ text: decodeAs(bytes, encoding), encoding });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as('utf-16be');
  const seen = bytes.subarray(0, LOOKED_AT);
  const [even, odd] = emptyHalves(seen);
  const many = seen.length / 4;
  if (odd > many && even < odd / 4) return as('utf-16le');
  if (even > many && odd < even / 4) return as('utf-16be');
  if (isUtf8(bytes)) return as('utf-8');
  const scored = OF_ONE_BYTE.map((encoding) => ({ encoding, score: scoreOf(decodeAs(seen, encoding)) }));
  return as(scored.reduce((best, each) => (each.score > best.score ? each : best)).encoding);
};
