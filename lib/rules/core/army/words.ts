import { grouped } from './number';

/** "1 unit", "1,385 men", "40.667 points": an amount in a sentence. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** "no units", "1 unit", "2 units": an amount in a sentence that reads badly with a nought. */
export const countedOrNo = (count: number, one: string, many = `${one}s`): string =>
  count === 0 ? `no ${many}` : counted(count, one, many);

/** "none", "1", "2": how many a rule allows. */
export const allowance = (most: number): string => (most === 0 ? 'none' : String(most));

/** As at the beginning of a sentence. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** As within a sentence, of words that begin with no name. */
export const uncapital = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** "A, B and C". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
