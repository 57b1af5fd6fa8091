/**
 * What a spreadsheet would take for a sum, some of them also in full width; it is written behind an apostrophe. What begins
 * with one gets another, so that it reads back.
 */
const SUM = /^[=+\-@|＝＋－＠\t\r']/;
/** The apostrophe that was put before such a text. */
export const QUOTED = /^'(?=[=+\-@|＝＋－＠\t\r'])/;

export const csvCell = (value: string | number | null | undefined): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = SUM.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table for spreadsheets: a head of the keys, then the rows; what a row does not say is empty. */
export const csvTable = <K extends string>(
  keys: readonly K[],
  rows: readonly Partial<Record<K, string | number | null>>[],
): string =>
  // a byte order mark, by which spreadsheets know the encoding
  `\uFEFF${[keys.join(','), ...rows.map((row) => keys.map((key) => csvCell(row[key])).join(','))].join('\r\n')}\r\n`;
