import { likeness } from '../../rules/core/text/likeness';
import { plainWords } from '../../rules/core/text/plain-name';

/** What may be meant: the text that would stand there, and the name that is compared. */
export type Candidate = { readonly text: string; readonly name: string };

/** Below this nothing is suggested: half of the letters at least have to be right. */
const LEAST = 550;
/** Words of a name that are compared, and letters of each. */
const MOST_WORDS = 6;
const LONGEST = 40;

const wordsOf = (text: string): string[] =>
  plainWords(text)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST));

/** How well a name answers what is written, both ways: a word that only one of them has counts against it. */
const score = (asked: readonly string[], words: readonly string[]): number => {
  const best = (word: string, among: readonly string[], turned: boolean) =>
    among.reduce((most, other) => Math.max(most, turned ? likeness(other, word) : likeness(word, other)), 0);
  const there = asked.reduce((sum, word) => sum + best(word, words, false), 0) / asked.length;
  const back = words.reduce((sum, word) => sum + best(word, asked, true), 0) / words.length;
  return (3 * there + back) / 4;
};

/** The text of the candidate whose name is nearest to what is written, or null where none is near. */
export const nearest = (text: string, candidates: readonly Candidate[]): string | null => {
  const textWords = wordsOf(text);
  if (textWords.length === 0) return null;
  let best: { readonly text: string; readonly score: number } | null = null;
  for (const { text: meant, name } of candidates) {
    const words = wordsOf(name);
    const reached = words.length === 0 ? 0 : score(textWords, words);
    if (reached >= LEAST && (best === null || reached > best.score)) best = { text: meant, score: reached };
  }
  return best?.text ?? null;
};
