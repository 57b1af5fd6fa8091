import { columnOf } from './csv-columns';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Lines that may name the columns, and letters of them. */
const MOST_LINES = 20;
const MOST_LETTERS = 10_000;

/** The first lines of a table that have letters, without quoted text. */
const firstLines = (text: string): readonly string[] =>
  text
    .slice(0, MOST_LETTERS)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES);

/** The separator of the cells: the one that parts most headings in a line, else the most frequent one in the first. */
export const delimiterOf = (text: string): Delimiter => {
  const lines = firstLines(text);
  const heads = (mark: string) =>
    Math.max(
      0,
      ...lines.map((line) => line.split(mark).filter((cell) => columnOf(cell.trim()) !== null).length),
    );
  const count = (mark: string) => (lines[0] ?? '').split(mark).length;
  return DELIMITERS.reduce((best, mark) => {
    const more = heads(mark) - heads(best);
    return more > 0 || (more === 0 && count(mark) > count(best)) ? mark : best;
  }, DELIMITERS[0]);
};
