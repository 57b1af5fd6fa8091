import { grouped } from '../army/number';
import { coefficientTyped, numberTyped } from '../price/points';
import { didYouMean, folded } from './folded';
import { LineFault } from './lines';
import { excerpt, nameIn } from './quotes';
import { type Term, type Vocabulary, vocabulary } from './vocabulary';

/** A node of the army as far as it is read: its form is checked at the end. */
export type TextDraft = Record<string, unknown>;

/** How a markup writes what players wrote: bare where it may be, always in quotes, or as the cells of a row. */
export type TextWriter = {
  readonly safe: (words: string) => string;
  readonly inQuotes: (words: string) => string;
  readonly asRow: (cells: readonly string[]) => string;
};

/** One thing that a text says of a node in a word or a few: "1200 men", "of Saxony", "rifles". */
export type Detail<K extends string = string> = {
  readonly key: K;
  /** its word for a value; undefined where there is nothing to say */
  readonly write: (value: unknown, say: TextWriter) => string | undefined;
  /** the value of a word; undefined for a word of another detail. @throws LineFault */
  readonly read: (word: string) => unknown;
  /** words it knows, for near misses */
  readonly words: readonly string[];
  /** what to say where it is missing, if it must not be */
  readonly missing?: string;
};

/** A value that is a word of its own: "standard", "no fire bonus". `unsaid` is not written. */
export const wordDetail = <K extends string>(
  key: K,
  terms: readonly Term<unknown>[],
  { unsaid, missing }: { readonly unsaid?: unknown; readonly missing?: string } = {},
): Detail<K> => {
  const { labelOf, find, labels } = vocabulary(terms);
  return {
    key,
    write: (value) => (value === unsaid ? undefined : labelOf(value)),
    read: find,
    words: labels,
    ...(missing !== undefined && { missing }),
  };
};

/** A value that is its own word, in front of it perhaps another: "role open", "large". */
export const valueDetail = <K extends string>(
  key: K,
  values: readonly string[],
  {
    before = '',
    ...options
  }: { readonly before?: string; readonly unsaid?: string; readonly missing?: string } = {},
): Detail<K> =>
  wordDetail(
    key,
    values.map((value) => [value, `${before}${value}`]),
    options,
  );

/** A boolean with a word for each value. */
export const flag = <K extends string>(key: K, yes: string, no?: string): Detail<K> =>
  wordDetail(key, [[true, yes] as const, ...(no === undefined ? [] : [[false, no] as const])]);

/** A label of a vocabulary, behind a word: "of Saxony". */
export const labelled = <K extends string>(
  key: K,
  before: string,
  { labelOf, get, labels }: Vocabulary<string>,
  what: string,
): Detail<K> => ({
  key,
  write: (value) => {
    const label = labelOf(value);
    return label === undefined ? undefined : `${before}${label}`;
  },
  read: (word) =>
    word.toLowerCase().startsWith(before) ? get(word.slice(before.length).trim(), what) : undefined,
  words: labels.map((label) => `${before}${label}`),
});

const NUMBER = /^([^\d½]*?)([-−+]?[\d½][\d.,’' ½]*)(.*)$/s;

type Around = {
  readonly before?: string;
  readonly one?: string;
  readonly many?: string;
  /** thousands are parted where it is written */
  readonly parted?: boolean;
  /** a coefficient: any mark begins its decimals */
  readonly decimal?: boolean;
  /** the number that is not written */
  readonly unsaid?: number;
  readonly missing?: string;
};

/** The number of "−3" or "1,200". @throws LineFault for mixed or irregular marks */
const numberIn = (text: string, decimal: boolean): number => {
  const bare = text.trim().replace(/^[-−+]/, '');
  const value = (decimal ? coefficientTyped : numberTyped)(bare);
  if (value === undefined) {
    const plain = Number(bare.replace(/\D/g, ''));
    throw new LineFault(`${excerpt(text.trim())} is not a number: write ${plain} or ${grouped(plain)}`);
  }
  return /^[-−]/.test(text.trim()) ? -value : value;
};

/** A number with a word before or behind it: "1200 men", "SP 3", "at most 12 units". */
export const amount = <K extends string>(
  key: K,
  { before = '', one = '', many = one === '' ? '' : `${one}s`, parted, decimal, unsaid, missing }: Around,
): Detail<K> => {
  const ahead = folded(before);
  const behind = new Set([folded(one), folded(many)]);
  return {
    key,
    write: (value) =>
      typeof value === 'number' && value !== unsaid
        ? [before, parted ? grouped(value) : `${value}`, value === 1 ? one : many].filter(Boolean).join(' ')
        : undefined,
    read: (word) => {
      const [, first = '', number, last = ''] = NUMBER.exec(word) ?? [];
      if (number === undefined || folded(first.trim()) !== ahead || !behind.has(folded(last.trim()))) {
        return undefined;
      }
      return numberIn(number, decimal === true);
    },
    words: before === '' ? [] : [before],
    ...(missing !== undefined && { missing }),
  };
};

/** A year: four digits. */
export const year: Detail<'year'> = {
  key: 'year',
  write: (value) => `${value}`,
  read: (word) => (/^\d{4}$/.test(word) ? Number(word) : undefined),
  words: [],
};

/** The size of figures or bases: "28 mm", "28mm" or, up to three digits, "28". */
export const scaled = (of = 'mm'): Detail<'scale'> => ({
  key: 'scale',
  write: (value) => `${value} ${of}`,
  read: (word) => {
    const [, size, unit = ''] = /^(\d{1,3})(\D*)$/.exec(word) ?? [];
    return size !== undefined && ['', 'mm', folded(of)].includes(folded(unit)) ? size : undefined;
  },
  words: [],
});

/** The agreed limit: "no limit", "limit 1,500", "1500 points" or, in words of the book, "D 250". */
export const limit = (word = 'limit'): Detail<'budget'> => ({
  key: 'budget',
  write: (value) => (typeof value === 'number' ? `${word} ${grouped(value)}` : 'no limit'),
  read: (typed) => {
    if (folded(typed) === 'nolimit') return null;
    const [, before = '', number, after = ''] =
      /^([a-z]* ?)([\d½].*?)( ?(?:points?|pts?))?$/i.exec(typed) ?? [];
    if (number === undefined || !['', 'limit', folded(word)].includes(folded(before.trim())))
      return undefined;
    const value = numberTyped(number);
    if (value === undefined && (before !== '' || after !== '' || /^[\d., ’']+$/.test(number))) {
      throw new LineFault(`${excerpt(typed)} is not a limit: write "${word} 1500" or "no limit"`);
    }
    return value;
  },
  words: ['no limit'],
});

/** What something is called: "called Syldavia". */
export const called = <K extends string>(key: K, before: string): Detail<K> => ({
  key,
  write: (value, { safe }) => (typeof value === 'string' ? `${before} ${safe(value)}` : undefined),
  read: (word) =>
    word.toLowerCase().startsWith(`${before} `) ? nameIn(word.slice(before.length + 1).trim()) : undefined,
  words: [],
});

type Details = readonly Detail[];

/** The details of a node, in words. */
export const writeDetails = (details: Details, node: Readonly<TextDraft>, say: TextWriter): string[] =>
  details.flatMap(({ key, write }) => write(node[key], say) ?? []);

/** Sets what one word says of a node. @throws LineFault for no word of `details`, or one that is said already */
export const readDetail = (details: Details, node: TextDraft, word: string, what: string): void => {
  let again: Detail | undefined;
  for (const detail of details) {
    const value = detail.read(word);
    if (value === undefined) continue;
    if (!(detail.key in node)) {
      node[detail.key] = value;
      return;
    }
    again = detail;
  }
  if (again !== undefined) throw new LineFault(`${excerpt(word)} gives ${what} twice: remove one`);
  if (/\d,\d{3}/.test(word)) {
    throw new LineFault(
      `${excerpt(word)} can be read in two ways: put a space after the comma, or none before the number`,
    );
  }
  const vocabulary = details.flatMap(({ words }) => words);
  throw new LineFault(`${excerpt(word)} is not part of ${what}${didYouMean(word, vocabulary)}`);
};

/** @throws LineFault where what must be said is not */
export const needDetails = (details: Details, node: Readonly<TextDraft>): void => {
  for (const { key, missing } of details) {
    if (missing !== undefined && !(key in node)) throw new LineFault(missing);
  }
};
