import { distance } from './likeness';

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'a', œ: 'o' };

/** "musketeers" and "musketeer" are one word, "batteries" and "battery", too. */
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=[^s]{2})s$/, '');

/** Longer ones are not words of ours. */
const MAX_WORD = 120;

const fold = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[ßłøđæœ]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replaceAll('−', '-')
    .replace(/(?<=[a-z\d])[-‐–](?=[a-z\d ])/g, ' ')
    .replace(/['’.]/g, '')
    .split(/[\s,]+/)
    .map(singular)
    .join('');

/** Words that were folded lately: a reader asks for the same ones again and again. */
const LATELY = new Map<string, string>();
const MOST_LATELY = 5_000;

/**
 * Words as people mean them, whatever case, accents, spaces, commas, hyphens and number they typed: "Jäger", "Jaeger"
 * and "jagers" are one, and so are "28 mm" and "28mm".
 */
export const folded = (words: string): string => {
  const word = words.slice(0, MAX_WORD);
  const cached = LATELY.get(word);
  if (cached !== undefined) return cached;
  if (LATELY.size >= MOST_LATELY) LATELY.clear();
  const own = fold(word);
  // a slice would keep the whole text that it is of
  LATELY.set(` ${word}`.slice(1), own);
  return own;
};

/** Nothing longer is compared, and no more words than these. */
const MAX_LETTERS = 40;
const MAX_WORDS = 500;
/** One slip in each this many letters counts as a near miss; three never do. */
const LETTERS_A_SLIP = 4;
const MOST_SLIPS = 2;
const MOST_NEAR = 2;

/** The known words that people may have meant, the nearest first, at most two. */
export const nearest = (word: string, knownWords: readonly string[]): string[] => {
  const typed = folded(word);
  if (typed.length > MAX_LETTERS) return [];
  const most = Math.min(MOST_SLIPS, Math.floor(typed.length / LETTERS_A_SLIP));
  return [...new Set(knownWords)]
    .slice(0, MAX_WORDS)
    .map((label) => ({ label, word: folded(label) }))
    .filter(({ word: other }) => Math.abs(other.length - typed.length) <= most)
    .map(({ label, word: other }) => ({ label, slips: distance(typed, other) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((left, right) => left.slips - right.slips)
    .slice(0, MOST_NEAR)
    .map(({ label }) => label);
};

/** `: did you mean "Musketeers"?`, or nothing where nothing is near. */
export const didYouMean = (word: string, knownWords: readonly string[]): string => {
  const near = nearest(word, knownWords).map((label) => `"${label}"`);
  return near.length === 0 ? '' : `: did you mean ${near.join(' or ')}?`;
};
