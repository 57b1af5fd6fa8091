export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The first line of a table that has letters, without quoted text. */
const headOf = (text: string): string =>
  text
    .slice(0, 10_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .find((line) => line.trim() !== '') ?? '';

/** The separator of the cells: the most frequent one in the line of heads, a comma if it has none. */
export const delimiterOf = (text: string): Delimiter => {
  const head = headOf(text);
  const count = (mark: string) => head.split(mark).length;
  return DELIMITERS.reduce((best, mark) => (count(mark) > count(best) ? mark : best), DELIMITERS[0]);
};
