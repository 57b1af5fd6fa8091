/** The first and the last year that a system plays. */
export type Years = readonly [first: number, last: number];

/** The Seven Years War. */
export const WAR: Years = [1756, 1763];

/** The years as the data of a system have them. */
export const yearsOf = ([first = WAR[0], last = WAR[1]]: readonly number[]): Years => [first, last];

/** Each of the years. */
export const everyYear = ([first, last]: Years): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** "57" of 1757, as years stand in a row; in full the one chosen, and any of another century than the first. */
export const shortYear = (year: number, chosenYear: number, first: number): string =>
  year !== chosenYear && Math.floor(year / 100) === Math.floor(first / 100)
    ? String(year).slice(-2)
    : String(year);

/** "all years", "from 1760", "1757–60". */
export const yearsText = ([first, last]: Years, from = first, to = last): string => {
  if (from === first && to === last) return 'all years';
  if (to === last) return `from ${from}`;
  return from === to ? `${from}` : `${from}–${String(to).slice(2)}`;
};

/** ", from 1758": when troops were there, where that is not always. */
export const datedText = ({ from, to }: { readonly from?: number; readonly to?: number }): string =>
  `${from === undefined ? '' : `, from ${from}`}${to === undefined ? '' : `, until ${to}`}`;
