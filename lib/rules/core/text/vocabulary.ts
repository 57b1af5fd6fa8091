import { didYouMean, folded } from './folded';
import { LineFault } from './lines';
import { excerpt } from './quotes';

/** A value, its word in texts, and what else people call it. */
export type Term<T> = readonly [value: T, label: string, ...others: (string | undefined)[]];

/** The words of one kind of thing, and the values they stand for. */
export type Vocabulary<T> = {
  readonly terms: readonly Term<T>[];
  readonly labels: readonly string[];
  /** The word of a value. */
  readonly labelOf: (value: unknown) => string | undefined;
  /** The value of a word; undefined for no word of this kind. @throws LineFault for a word with two meanings */
  readonly find: (word: string) => T | undefined;
  /** The value of a word. @throws LineFault for no word of this kind, with what may be meant */
  readonly get: (word: string, what: string) => T;
};

/** The vocabulary of some terms: words are found as people type them (`folded`), exact ones first. */
export const vocabulary = <T>(terms: readonly Term<T>[]): Vocabulary<T> => {
  const exact = new Map(terms.map(([value, label]) => [label.toLowerCase(), value]));
  const byWord = new Map<string, Map<T, string>>();
  const add = (word: string, value: T, label: string) =>
    byWord.set(word, (byWord.get(word) ?? new Map<T, string>()).set(value, label));
  for (const [value, label] of terms) add(folded(label), value, label);
  const labelled = new Set(byWord.keys());
  for (const [value, label, ...others] of terms) {
    for (const other of others) {
      if (other !== undefined && !labelled.has(folded(other))) add(folded(other), value, label);
    }
  }
  const labels = terms.map(([, label]) => label);
  const find = (word: string): T | undefined => {
    const value = exact.get(word.toLowerCase());
    if (value !== undefined) return value;
    const candidates = byWord.get(folded(word));
    if (candidates === undefined) return undefined;
    if (candidates.size > 1) {
      const meanings = [...candidates.values()].map((label) => `"${label}"`).join(' or ');
      throw new LineFault(`${excerpt(word)} can be read in two ways: write ${meanings}`);
    }
    return candidates.keys().next().value;
  };
  return {
    terms,
    labels,
    labelOf: (value) => terms.find(([each]) => each === value)?.[1],
    find,
    get: (word, what) => {
      const value = find(word);
      if (value === undefined)
        throw new LineFault(`Unknown ${what} ${excerpt(word)}${didYouMean(word, labels)}`);
      return value;
    },
  };
};

/** The vocabulary of a table of labels, or of things with labels. */
export const labelsOf = <K extends string>(
  record: Readonly<
    Record<K, string | { readonly label: string; readonly noun?: string; readonly short?: string }>
  >,
): Vocabulary<K> =>
  vocabulary(
    (Object.keys(record) as K[]).map((key): Term<K> => {
      const value = record[key];
      return typeof value === 'string' ? [key, value] : [key, value.label, value.noun, value.short];
    }),
  );
