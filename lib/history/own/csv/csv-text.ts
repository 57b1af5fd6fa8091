/** How the bytes of a file were read. */
export type CharacterEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export type DecodedText = { readonly text: string; readonly encoding: CharacterEncoding };

/** What windows-1252 has from 0x80 to 0x9F; some decoders take it for ISO 8859-1, where these are controls. */
const LETTERS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

const decoded = (bytes: Uint8Array, encoding: CharacterEncoding): DecodedText => {
  // takes a byte order mark off
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return { text, encoding };
  const letter = (control: string) => LETTERS[control.charCodeAt(0) - 0x80] ?? control;
  return { text: text.replaceAll(/[\u0080-\u009F]/g, letter), encoding };
};

/** Bytes at the beginning that reveal an encoding. */
const LOOKED_AT = 1_000;

/** Of plain letters in two bytes every second byte is nothing: which of the two it is. */
const halves = (bytes: Uint8Array): readonly [number, number] => {
  const seen = bytes.subarray(0, LOOKED_AT);
  const none = (from: number) => seen.filter((byte, index) => index % 2 === from && byte === 0).length;
  return [none(0), none(1)];
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // Returns an error for text that is not UTF-8; never throws.
    return false;
  }
};

/**
 * The text of a file of a table: UTF-8 or UTF-16, with a mark at its beginning or without, else what spreadsheets of
 * western Europe write (windows-1252).
 */
export const decodeTable = (bytes: Uint8Array): DecodedText => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  const [even, odd] = halves(bytes);
  const many = Math.min(bytes.length, LOOKED_AT) / 4;
  if (odd > many && even < odd / 4) return decoded(bytes, 'utf-16le');
  if (even > many && odd < even / 4) return decoded(bytes, 'utf-16be');
  return decoded(bytes, isUtf8(bytes) ? 'utf-8' : 'windows-1252');
};

export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The first line of a table that has letters, without quoted text. */
const headOf = (text: string): string =>
  text
    .slice(0, 10_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .find((line) => line.trim() !== '') ?? '';

/** The separator of the cells: the most frequent one in the line of heads, a comma if it has none. */
export const delimiterOf = (text: string): Delimiter => {
  const head = headOf(text);
  const count = (mark: string) => head.split(mark).length;
  return DELIMITERS.reduce((best, mark) => (count(mark) > count(best) ? mark : best), DELIMITERS[0]);
};
