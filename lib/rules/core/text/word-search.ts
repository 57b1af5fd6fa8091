import { LEAST, likeness } from './likeness';
import { plainWords } from './plain-name';

/** Words of a question that are looked at, and how long each may be. */
const MOST_ASKED = 6;
const LONGEST = 40;
/** The longest question that is looked at. */
export const MAX_QUESTION = 80;

/** The words of a question in their plain form: few, none twice. */
export const wordsAsked = (question: string): string[] =>
  [...new Set(plainWords(question.slice(0, MAX_QUESTION)))]
    .slice(0, MOST_ASKED)
    .map((word) => word.slice(0, LONGEST));

/** What "charge", "charges", "charged" and "charging" have in common; of short words nothing is taken. */
export const stem = (word: string): string => {
  const one = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word;
  const end = ['ing', 'ed', 'es', 's', 'e'].find((each) => one.endsWith(each));
  return end === undefined || one.length - end.length < 3 ? one : one.slice(0, -end.length);
};

/** Another form of the word that is asked, and a longer word that begins with it. */
const OTHER_FORM = 970;
/** Longer words that differ by more letters than this match only if one contains the other. */
const MOST_WRONG = 3;

const misspelt = (queryWord: string, word: string): number =>
  Math.abs(queryWord.length - word.length) > MOST_WRONG && !word.includes(queryWord)
    ? 0
    : likeness(queryWord, word);

/**
 * The plain words that a query word may mean, each with a score (to 1,000): itself, its other forms and longer words
 * that begin with it; only without any of these, words that it may be misspelt from.
 */
export const meantBy = (queryWord: string, words: readonly string[]): ReadonlyMap<string, number> => {
  const one = stem(queryWord);
  const certain = words.flatMap((word): [string, number][] => {
    if (word === queryWord) return [[word, 1_000]];
    if (stem(word) === one) return [[word, OTHER_FORM]];
    return queryWord.length > 2 && word.startsWith(queryWord) ? [[word, likeness(queryWord, word)]] : [];
  });
  if (certain.length > 0) return new Map(certain);
  return new Map(
    words.map((word) => [word, misspelt(queryWord, word)] as const).filter(([, score]) => score >= LEAST),
  );
};

/**
 * Those of some things whose texts answer every word that is typed, in their order: the words begin so or are written
 * so, or where none is they are near to it. Where nothing is typed, all of them.
 */
export const matching = <T>(
  things: readonly T[],
  textOf: (thing: T) => string,
  typed: string,
): readonly T[] => {
  const words = wordsAsked(typed);
  if (words.length === 0) return typed.trim() === '' ? things : [];
  const texts = things.map((thing) => new Set(plainWords(textOf(thing))));
  const vocabulary = [...new Set(texts.flatMap((text) => [...text]))];
  const meanings = words.map((word) => [...meantBy(word, vocabulary).keys()]);
  return things.filter((_, index) =>
    meanings.every((meant) => meant.some((word) => texts[index]?.has(word))),
  );
};
