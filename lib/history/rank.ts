import { gramsOf, LEAST, likeness } from '../rules/core/text/likeness';
import { plainWords } from '../rules/core/text/plain-name';

/**
 * Every second of them and the last: a fault spoils two at most of these, so that a word with as many as may be wrong
 * still shares one with the word it means, and half as many words have to be looked at.
 */
export const seekOf = (word: string): string[] => {
  const all = gramsOf(word);
  return all.filter((_, index) => index % 2 === 0 || index === all.length - 1);
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
