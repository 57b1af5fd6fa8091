import 'server-only';
import type { PrintedSheet } from '@/lib/rules/core/sheet-parts';
import { labelSheets } from './joined-labels';
import { print } from './pdf/press';

/** Most rows a PDF may have; the browser prints longer sheets. */
export const MOST_ROWS = 400;

/** Labels say little: so many count as one row. */
const LABELS_IN_A_ROW = 4;

export type TooLong = { readonly tooLong: string };

const countRows = (sheet: PrintedSheet): number => {
  if (sheet.form === 'cards') return sheet.cards.length;
  if (sheet.form === 'reference') return sheet.rows.length;
  if (sheet.form === 'labels') {
    return labelSheets(sheet).reduce(
      (sum, { labels }) => sum + Math.ceil(labels.length / LABELS_IN_A_ROW),
      0,
    );
  }
  return sheet.body.reduce(
    (sum, block) =>
      block.kind === 'table'
        ? sum + block.groups.reduce((rows, group) => rows + group.rows.length, 0)
        : sum + 1,
    0,
  );
};

/**
 * Sheets as one PDF file. More than `MOST_ROWS` rows or cards are refused at once, with a message for their player.
 * @throws PressError if the writer dies or takes longer than 20 seconds
 */
export const renderPdf = async (
  sheets: PrintedSheet | readonly PrintedSheet[],
): Promise<Uint8Array<ArrayBuffer> | TooLong> => {
  const all = [sheets].flat();
  const rows = all.reduce((sum, sheet) => sum + countRows(sheet), 0);
  if (rows > MOST_ROWS) {
    return {
      tooLong: `There are ${rows} rows or cards to print; a PDF takes at most ${MOST_ROWS}. Combine identical units, split the army, or print from the browser.`,
    };
  }
  return print(all);
};
