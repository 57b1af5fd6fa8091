import { MAX_CODE } from './limits';

/** What a QR code packs densely, but for those that get lost at the end of a line or in an address. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-.';
const BASE = LETTERS.length;

/** Two bytes as three letters, a last one as two. */
const lettersOf = (bytes: Uint8Array): string => {
  const text: string[] = [];
  for (let at = 0; at < bytes.length; at += 2) {
    const [high = 0, low] = bytes.subarray(at, at + 2);
    let rest = low === undefined ? high : high * 256 + low;
    for (let left = low === undefined ? 2 : 3; left > 0; left--) {
      text.push(LETTERS.charAt(rest % BASE));
      rest = Math.floor(rest / BASE);
    }
  }
  return text.join('');
};

/** The bytes of such letters; null where they stand for none. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> | null => {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const group = text.slice(at, at + 3);
    let value = 0;
    for (const letter of [...group].toReversed()) value = value * BASE + LETTERS.indexOf(letter);
    const most = group.length === 3 ? 65_535 : 255;
    if (group.length === 1 || value > most) return null;
    if (group.length === 3) bytes.push(value >> 8);
    bytes.push(value & 255);
  }
  return new Uint8Array(bytes);
};

/** CRC-32: tells one hand-over from another, and a code that was misread. */
const sumOf = (bytes: Uint8Array): string => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (~sum >>> 0).toString(16).toUpperCase().padStart(8, '0');
};

/** The format of codes, raised where an older Muster could not read them. */
const FORMAT = 1;
const ANY_FORMAT = /^MUSTER(\d{1,3}):/;
const CODE = /^MUSTER1:([0-9A-F]{8}):(\d{1,4}):(\d{1,4}):([0-9A-Z$*+.-]{1,700})$/;
/** Letters that are left beside the longest mark. */
const ROOM = Math.floor((MAX_CODE - 'MUSTER1:FFFFFFFF:9999:9999:'.length) / 3) * 3;

/**
 * The codes of a whole, about as long as each other. Each says of which whole it is, its place and how many there are.
 */
export const codesOf = (whole: Uint8Array): readonly string[] => {
  const letters = lettersOf(whole);
  const count = Math.max(1, Math.ceil(letters.length / ROOM));
  const length = Math.ceil(letters.length / count / 3) * 3;
  const sum = sumOf(whole);
  return Array.from({ length: count }, (_, index) => {
    const part = letters.slice(index * length, (index + 1) * length);
    return `MUSTER${FORMAT}:${sum}:${index + 1}:${count}:${part}`;
  });
};

/** Why a text is no part of a hand-over: it is something else, of a newer Muster, or was misread. */
export type CodeFault = 'no-code' | 'newer' | 'damaged';

/** The codes of one whole that were read so far, by their places. */
export type CodeCollection = {
  readonly sum: string;
  readonly count: number;
  readonly parts: ReadonlyMap<number, string>;
};

/** Hand-overs that are half read at once: the oldest is forgotten. */
const MOST_HALF_READ = 8;

/** The codes read so far with one more; its hand-over comes last. */
export const gatherCode = (
  before: readonly CodeCollection[],
  text: string,
): readonly CodeCollection[] | CodeFault => {
  const [, sum = '', place = '', all = '', part = ''] = CODE.exec(text) ?? [];
  if (part === '') {
    const format = ANY_FORMAT.exec(text)?.[1];
    return format === undefined ? 'no-code' : Number(format) > FORMAT ? 'newer' : 'damaged';
  }
  const [index, count] = [Number(place), Number(all)];
  if (index < 1 || index > count) return 'damaged';
  const own = before.find((each) => each.sum === sum && each.count === count);
  const others = before.filter((each) => each !== own);
  const parts = new Map(own?.parts).set(index, part);
  return [...others.slice(1 - MOST_HALF_READ), { sum, count, parts }];
};

/** The whole, once all of its codes were read; null before that. */
export const wholeOf = ({
  sum,
  count,
  parts,
}: CodeCollection): Uint8Array<ArrayBuffer> | null | CodeFault => {
  if (parts.size < count) return null;
  const letters = Array.from({ length: count }, (_, index) => parts.get(index + 1) ?? '');
  const bytes = bytesOf(letters.join(''));
  return bytes === null || sumOf(bytes) !== sum ? 'damaged' : bytes;
};
