/** Three letters in a row of a word; ^ and $ mark its beginning and end. */
export const gramsOf = (word: string): string[] => {
  const marked = `^${word}$`;
  return [...new Set(Array.from({ length: marked.length - 2 }, (_, at) => marked.slice(at, at + 3)))];
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
 * How well a word of a name answers a word that is asked for, both in their plain form: 1,000 the same, then
 * beginnings, then what is misspelt, then what shares its letters; 0 where it is too little.
 */
export const likeness = (queryWord: string, word: string): number => {
  if (queryWord === word) return 1_000;
  if (queryWord.length > 1 && word.startsWith(queryWord))
    return 800 + Math.floor((150 * queryWord.length) / word.length);
  const wrong = distance(queryWord, word);
  if (queryWord.length > 2 && wrong <= allowed(Math.max(queryWord.length, word.length)))
    return 850 - 100 * wrong;
  if (queryWord.length > 3 && word.includes(queryWord)) return 500;
  const [of, to] = [gramsOf(queryWord), gramsOf(word)];
  const alike = Math.floor((1_000 * 2 * shared(of, to)) / (of.length + to.length));
  return alike >= 550 ? alike - 100 : 0;
};
