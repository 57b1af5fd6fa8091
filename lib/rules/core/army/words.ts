/** "1 unit", "2 units". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** As at the beginning of a sentence. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** As within a sentence, of words that begin with no name. */
export const uncapital = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** "A, B and C". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
