/** Longest name of an army or of one of its nodes. */
export const MAX_NAME = 120;

/** Most names are plain: letters, digits and signs of ASCII, no space at either end. */
const PLAIN = /^(?:[!-~](?:[ -~]*[!-~])?)?$/;

// controls, halves of a pair, separators of lines, the byte order mark, and the marks that turn the reading direction
const HIDDEN = /[\p{Cc}\p{Cs}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

const BREAKS = /[\t\r\n\u2028\u2029]+/g;

/** A line as it may be typed: NFC, nothing hidden in it; breaks and tabs become spaces. */
export const visibleLine = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(BREAKS, ' ').replace(HIDDEN, '').normalize('NFC');

/** The same of several lines: their ends stay. */
export const visibleText = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(visibleLine)
    .join('\n');

/** At most `max` characters, no pair cut in two. */
const cut = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

/** A name as it is kept: one visible line without spaces at its ends, at most `max` characters. */
export const cleanName = (text: string, max = MAX_NAME): string =>
  PLAIN.test(text) && text.length <= max ? text : cut(visibleLine(text).trim(), max).trimEnd();

/** Notes as they are kept: visible lines, nothing but text at their ends, at most `max` characters. */
export const cleanNotes = (text: string, max: number): string => cut(visibleText(text).trim(), max).trimEnd();

/** Longest name of a file, without its ending; file systems take 255 bytes. */
const MAX_FILE_NAME = 100;

/** A name as every file system takes it, without an ending; `fallback` where nothing of it is left. */
export const fileName = (name: string, fallback: string): string => {
  const safe = cleanName(name)
    .replaceAll(/[\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  return cleanName(safe, MAX_FILE_NAME).replace(/(?<![\s.])[\s.]+$/, '') || fallback;
};

/** The name of a part of something: what it is part of, shortened where it must be, and what tells the part apart. */
export const partName = (name: string, ending: string): string => {
  const head = name.slice(0, MAX_NAME - ending.length);
  // half of a character that takes two would be no text
  return `${head.replace(/[\ud800-\udbff]$/, '').trimEnd()}${ending}`;
};

/** The longest note of a node, in characters. */
export const MAX_NOTES = 2000;

/** Notes of several nodes as those of one, a line each; undefined without any. */
export const joinedNotes = (...notes: readonly (string | undefined)[]): string | undefined => {
  const joined = notes.filter(Boolean).join('\n');
  return joined === '' ? undefined : joined;
};

/** True if notes can be written down: a file with longer ones is not read. */
export const fitsNotes = (notes: string | undefined): boolean => (notes ?? '').length <= MAX_NOTES;
