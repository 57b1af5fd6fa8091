import data from '@/data/history/battle-columns.json';
import {
  OOB_COUNTINGS,
  OOB_KINDS,
  type OobCounting,
  type OobKind,
} from '../../../rules/core/muster/order-of-battle';
import { likeness } from '../../../rules/core/text/likeness';
import { COUNT_WORDS, isMonth } from '../../../rules/core/text/loose/typed-words';
import { plainName, plainWords } from '../../../rules/core/text/plain-name';
import { OWN_BOUNDS } from '../bounds';
import { isBlank } from './csv-columns';

/** A number in a cell: known, not known (null), or none that can be read, with what may be meant. */
export type NumberCell =
  | { readonly ok: true; readonly value: number | null }
  | { readonly ok: false; readonly message: string; readonly suggestion: string | null };

const FRACTIONS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 0.33, '⅔': 0.67 };

/** "1,200", "1.200", "1 200", "1'200": thousands, as a whole number may be written. */
const THOUSANDS = /^\d{1,3}(?:([,.'’\u00A0\u202F ])\d{3})(?:\1\d{3})*$/;

const wholeOf = (text: string): number | null => {
  if (/^\d+$/.test(text)) return Number(text);
  if (THOUSANDS.test(text)) return Number(text.replaceAll(/\D/g, ''));
  // a spreadsheet may write 12.0 for 12
  return /^\d+[.,]0+$/.test(text) ? Number.parseInt(text, 10) : null;
};

const ratio = (text: string): number | null => {
  const [, top, bottom] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  return top === undefined || Number(bottom) === 0 ? null : Number(top) / Number(bottom);
};

/** "1.5", "1,5", "1½", "1 1/2", "½", "1/4"; at most two digits after the point are kept. */
const partOf = (text: string): number | null => {
  if (/^\d+([.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'));
  const [, whole = '', rest = ''] = /^(\d*)\s*([¼½¾⅓⅔]|\d{1,3}\/\d{1,3})$/.exec(text) ?? [];
  if (rest === '') return null;
  // "11/2" may be eleven halves or one and a half
  const part = FRACTIONS[rest] ?? (whole !== '' && !/\s/.test(text) ? null : ratio(rest));
  return part === null ? null : Number(whole || '0') + part;
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

const DAY_AND_MONTH = /^(\d{1,2}|\p{L}{3,9})[- ](\d{1,2}|\p{L}{3,9})$/u;

/** True for a cell that a spreadsheet has made a date of: "01-Feb" for 1/2, "Jan-23" for 1/23. */
export const isDate = (text: string): boolean => {
  const [, one = '', other = ''] = DAY_AND_MONTH.exec(text) ?? [];
  return isMonth(one) !== isMonth(other) && /\d/.test(text);
};

const SUM = /^(\d{1,4}) ?\+ ?(\d{1,4})$/;
const PIECES = /^(\d{1,3}) ?[x×] ?\d{1,2} ?-? ?(?:pdr|pounder|pfünder|lb)/iu;

/** "two", "one-and-a-half" */
const inWords = (text: string): number | null => {
  const [first = '', ...rest] = text.toLowerCase().split(/[ -]/, 4);
  const whole = COUNT_WORDS[first];
  if (whole === undefined) return null;
  if (rest.length === 0) return whole;
  return rest.join(' ') === 'and a half' ? whole + 0.5 : null;
};

const SIZE_IN_NAME = /\(([\p{L}-]{2,20}|\d{1,2}) (?:\p{L}+ ){0,2}(battalion|squadron)s?\)/iu;

/** How many battalions or squadrons a name tells in brackets: "IR 3 (four fusilier battalions)". */
export const sizeInName = (
  name: string,
): { readonly battalions: number | null; readonly squadrons: number | null } => {
  const [, count = '', unit] = SIZE_IN_NAME.exec(name) ?? [];
  const number = inWords(count) ?? partOf(count);
  const isHorse = unit?.toLowerCase() === 'squadron';
  return { battalions: isHorse ? null : number, squadrons: isHorse ? number : null };
};

/** "2+1", "6 x 12-pdr" and "two" as numbers. */
const summed = (text: string): string | null => {
  const words = inWords(text);
  if (words !== null) return String(words);
  const [, one, other] = SUM.exec(text) ?? [];
  if (one !== undefined) return String(Number(one) + Number(other));
  return PIECES.exec(text)?.[1] ?? null;
};

/** The number that a text with more in it most likely tells: "about 800", "c. 1,200 men", "-3". */
const meant = (text: string, read: (text: string) => number | null): string | null => {
  const numerals = text.match(/\d[\d.,'’ ]*\d|\d/g) ?? [];
  const values = numerals.flatMap((part) => read(part.trim()) ?? []);
  return values.length === 1 ? String(values[0]) : null;
};

const numberCell = (
  text: string,
  read: (text: string) => number | null,
  what: string,
  most: number,
): NumberCell => {
  if (isBlank(text)) return { ok: true, value: null };
  const value = read(text);
  if (value !== null && value <= most) return { ok: true, value };
  const bounds = `${what} from 0 to ${most.toLocaleString('en')}`;
  return {
    ok: false,
    message: `expected ${bounds}, found “${text.slice(0, 40)}”`,
    suggestion: value !== null || isDate(text) ? null : (summed(text) ?? meant(text, read)),
  };
};

/** Men and guns. */
export const countCell = (text: string): NumberCell =>
  numberCell(text, wholeOf, 'a whole number', OWN_BOUNDS.count);

const partRounded = (text: string): number | null => {
  const value = partOf(text);
  return value === null ? null : rounded(value);
};

/** Battalions and squadrons, of which a company is a part. */
export const partCell = (text: string): NumberCell =>
  numberCell(text, partRounded, 'a number', OWN_BOUNDS.parts);

const PER_CENT = /^(\d{1,3}(?:[.,]\d+)?) ?%$/;

const shareOf = (text: string): number | null => {
  const percent = PER_CENT.exec(text)?.[1];
  return percent === undefined ? partRounded(text) : rounded(Number(percent.replace(',', '.')) / 100);
};

/** In fractions of the usual; blank is the usual. */
export const strengthCell = (text: string): NumberCell => {
  const cell = numberCell(text, shareOf, 'a number', 100);
  if (!cell.ok || cell.value !== 0) return cell;
  return { ok: false, message: 'expected a number above 0, found “0”', suggestion: null };
};

/** What may be meant: the text that would stand there, and the name that is compared. */
type Candidate = { readonly text: string; readonly name: string };

/** Below this nothing is suggested: half of the letters at least have to be right. */
const LEAST = 550;
/** Words of a name that are compared, and letters of each. */
const MOST_WORDS = 6;
const LONGEST = 40;

const comparedWords = (text: string): string[] =>
  plainWords(text)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST));

/** How well a name answers what is written, both ways: a word that only one of them has counts against it. */
const score = (queryWords: readonly string[], words: readonly string[]): number => {
  const best = (word: string, among: readonly string[], turned: boolean) =>
    among.reduce((most, other) => Math.max(most, turned ? likeness(other, word) : likeness(word, other)), 0);
  const there = queryWords.reduce((sum, word) => sum + best(word, words, false), 0) / queryWords.length;
  const back = words.reduce((sum, word) => sum + best(word, queryWords, true), 0) / words.length;
  return (3 * there + back) / 4;
};

/** The text of the candidate whose name is nearest to what is written, or null where none is near. */
export const nearest = (text: string, candidates: readonly Candidate[]): string | null => {
  const textWords = comparedWords(text);
  if (textWords.length === 0) return null;
  let best: { readonly text: string; readonly score: number } | null = null;
  for (const { text: meant, name } of candidates) {
    const words = comparedWords(name);
    const reached = words.length === 0 ? 0 : score(textWords, words);
    if (reached >= LEAST && (best === null || reached > best.score)) best = { text: meant, score: reached };
  }
  return best?.text ?? null;
};

/** Words of a column and what they mean. */
export type CellWords<T extends string> = {
  readonly values: readonly T[];
  readonly read: (text: string) => T | null;
  /** the known word that is nearest to an unknown one */
  readonly near: (text: string) => string | null;
};

/** Words by their plain forms. */
const wordsOf = <T extends string>(
  values: readonly T[],
  spelt: Readonly<Record<string, string>>,
): CellWords<T> => {
  const own = Object.fromEntries(values.map((value) => [value, value]));
  const meanings = new Map(
    [own, spelt].flatMap(Object.entries).map(([word, value]) => [plainName(word), value as T] as const),
  );
  const candidates = [...meanings].map(([word, value]) => ({ text: value, name: word }));
  return {
    values,
    read: (text) => meanings.get(plainName(text)) ?? null,
    near: (text) => nearest(text, candidates),
  };
};

export const KINDS: CellWords<OobKind> = wordsOf(OOB_KINDS, data.kinds);
export const COUNTING_WORDS: CellWords<OobCounting> = wordsOf(OOB_COUNTINGS, data.countings);
