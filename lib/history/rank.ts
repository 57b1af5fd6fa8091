import { plainWords } from './plain-name';

/** Three letters in a row of a word, its beginning and end told by ^ and $. */
export const gramsOf = (word: string): string[] => {
  const marked = `^${word}$`;
  return [...new Set(Array.from({ length: marked.length - 2 }, (_, at) => marked.slice(at, at + 3)))];
};

/**
 * Every second of them and the last: a fault spoils two at most of these, so that a word with as many as may be wrong
 * still shares one with the word it means, and half as many words have to be looked at.
 */
export const seekOf = (word: string): string[] => {
  const all = gramsOf(word);
  return all.filter((_, index) => index % 2 === 0 || index === all.length - 1);
};

/** Letters that differ between two words, neighbours that changed places counting once (optimal string alignment). */
export const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const turned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        turned ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
};

/** How many letters of a word may be wrong. */
const allowed = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3);

/** Below this two words have nothing to do with each other. */
export const LEAST = 400;

const shared = (a: readonly string[], b: readonly string[]): number =>
  a.filter((gram) => b.includes(gram)).length;

/**
 * How well a word of a name answers a word that is asked for, both in their plain form: 1,000 the same, then beginnings,
 * then what is misspelt, then what shares its letters; 0 where it is too little.
 */
export const likeness = (asked: string, word: string): number => {
  if (asked === word) return 1_000;
  if (asked.length > 1 && word.startsWith(asked)) return 800 + Math.floor((150 * asked.length) / word.length);
  const wrong = distance(asked, word);
  if (asked.length > 2 && wrong <= allowed(Math.max(asked.length, word.length))) return 850 - 100 * wrong;
  if (asked.length > 3 && word.includes(asked)) return 500;
  const [of, to] = [gramsOf(asked), gramsOf(word)];
  const alike = Math.floor((1_000 * 2 * shared(of, to)) / (of.length + to.length));
  return alike >= 550 ? alike - 100 : 0;
};

/** For each word that is asked, what it may mean and how well. */
export type Meanings = readonly ReadonlyMap<string, number>[];

/** The `most` likeliest of some words that a store finds near one that is asked. */
export const meaningsOf = (
  asked: string,
  words: readonly string[],
  most: number,
): ReadonlyMap<string, number> =>
  new Map(
    words
      .map((word) => [word, likeness(asked, word)] as const)
      .filter(([, score]) => score >= LEAST)
      .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .slice(0, most),
  );

type Findable = {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly detail: string;
  readonly otherNames: string;
  /** 1 for what people have entered, which stands behind what ships */
  readonly own: number;
};

/** What stands before another when both answer as well. */
const KIND: Readonly<Record<string, number>> = { battle: 60, commander: 40, regiment: 20, unit: 0 };
/** A name that is not the one it is shown by counts a little less. */
const OTHER_NAME = 50;
/** Where it was helps to tell it from others of its name. */
const DETAIL = 300;
/** For a name that has no other words than those asked for. */
const WHOLE = 200;

const best = (meanings: ReadonlyMap<string, number>, words: readonly string[]): number =>
  words.reduce((most, word) => Math.max(most, meanings.get(word) ?? 0), 0);

const scoreOf = ({ kind, label, detail, otherNames }: Findable, meanings: Meanings): number => {
  const own = plainWords(label);
  const [other, around] = [plainWords(otherNames), plainWords(detail)];
  const scores = meanings.map((meaning) =>
    Math.max(0, best(meaning, own), best(meaning, other) - OTHER_NAME, best(meaning, around) - DETAIL),
  );
  const hits = own.filter((word) => meanings.some((meaning) => meaning.has(word))).length;
  const sum = scores.reduce((all, score) => all + score, 0);
  return sum + Math.floor((WHOLE * hits) / Math.max(1, own.length)) + (KIND[kind] ?? 0);
};

/** Sorts what was found: whatever order a store hands it over in, the answer is the same. */
export const ranked = <T extends Findable>(found: readonly T[], meanings: Meanings): T[] =>
  found
    .map((entry) => ({ entry, score: scoreOf(entry, meanings) }))
    .toSorted((a, b) => b.score - a.score || a.entry.own - b.entry.own || (a.entry.id < b.entry.id ? -1 : 1))
    .map(({ entry }) => entry);
