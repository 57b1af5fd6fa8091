/**
 * What a spreadsheet would take for a sum, some of them also in full width; it is written behind an apostrophe. What
 * begins with one gets another, so that it reads back.
 */
const SUM = /^[=+\-@|＝＋－＠\t\r']/;
/** The apostrophe that was put before such a text. */
export const QUOTED = /^'(?=[=+\-@|＝＋－＠\t\r'])/;

type Cell = string | number | null | undefined;

const csvCell = (value: Cell): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = SUM.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as a table for spreadsheets (RFC 4180), the head among them. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  // a byte order mark, by which spreadsheets know the encoding
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;

/** A table for spreadsheets: a head of the keys, then the rows; what a row does not say is empty. */
export const csvTable = <K extends string>(
  keys: readonly K[],
  rows: readonly Partial<Record<K, Cell>>[],
): string => csvText([keys, ...rows.map((row) => keys.map((key) => row[key]))]);
