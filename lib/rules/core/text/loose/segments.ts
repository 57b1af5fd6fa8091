import type { Detail, TextDraft } from '../details';
import { readOr } from '../lines';

/** What a run of words says: of which key, and which value. */
export type Phrase = { readonly key: string; readonly value: unknown };

/** Reads a run of words; undefined where it says nothing. */
export type PhraseParser = (words: string) => Phrase | undefined;

/** Words of one part that are looked at, and words of one thing that is said. */
const MOST_WORDS = 16;
const LONGEST = 7;

/** What a word says by any of some details. */
export const phraseParser =
  (details: readonly Detail[]): PhraseParser =>
  (words) => {
    for (const detail of details) {
      const value = readBy(detail.read, words);
      if (value !== undefined) return { key: detail.key, value };
    }
    return undefined;
  };

/** A value that is read without a fault. */
export const readBy = <T>(read: (words: string) => T | undefined, words: string): T | undefined =>
  readOr(
    () => read(words),
    () => undefined,
  );

/**
 * What all words of a part say, each thing in the longest run of words that says it; undefined where one is left over.
 */
export const allSaid = (part: string, sayer: PhraseParser): readonly Phrase[] | undefined => {
  const words = part.split(' ').filter(Boolean);
  if (words.length > MOST_WORDS) return undefined;
  const sayings: Phrase[] = [];
  for (let from = 0; from < words.length; ) {
    let next = 0;
    for (let to = Math.min(words.length, from + LONGEST); to > from && next === 0; to--) {
      const one = sayer(words.slice(from, to).join(' '));
      if (one === undefined) continue;
      sayings.push(one);
      next = to;
    }
    if (next === 0) return undefined;
    from = next;
  }
  return sayings;
};

/** What the last words of a part say, and the words before them: "Prince Henry dashing". */
export const endSaid = (
  part: string,
  sayer: PhraseParser,
): { readonly before: string; readonly phrases: readonly Phrase[] } => {
  const words = part.split(' ').filter(Boolean);
  for (let from = 1; from < words.length && words.length <= MOST_WORDS; from++) {
    const sayings = allSaid(words.slice(from).join(' '), sayer);
    if (sayings !== undefined) return { before: words.slice(0, from).join(' '), phrases: sayings };
  }
  return { before: part, phrases: [] };
};

/** A node of what is said; undefined where one thing is said in two ways. */
export const nodeOf = (all: readonly Phrase[]): TextDraft | undefined => {
  const node: TextDraft = {};
  for (const { key, value } of all) {
    if (key in node && node[key] !== value) return undefined;
    node[key] = value;
  }
  return node;
};
