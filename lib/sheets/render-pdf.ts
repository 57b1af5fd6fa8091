import 'server-only';
import type { Sheet } from '@/lib/rules/core/sheet';
import { print } from './pdf/press';

/** Most rows a PDF may have; the browser prints longer sheets. */
export const MOST_ROWS = 400;

export type TooLong = { readonly tooLong: string };

const countRows = ({ body }: Sheet): number =>
  body.reduce(
    (sum, block) =>
      block.kind === 'table'
        ? sum + block.groups.reduce((rows, group) => rows + group.rows.length, 0)
        : sum + 1,
    0,
  );

/**
 * A sheet as a PDF file. A sheet of more than `MOST_ROWS` rows is refused at once, with a message for its player.
 * @throws PressError if the writer dies or takes longer than 20 seconds
 */
export const renderPdf = async (sheet: Sheet): Promise<Uint8Array<ArrayBuffer> | TooLong> => {
  const rows = countRows(sheet);
  if (rows > MOST_ROWS) {
    return {
      tooLong: `This roster has ${rows} rows; a PDF takes at most ${MOST_ROWS}. Combine identical units, split the army, or print from the browser.`,
    };
  }
  return print(sheet);
};
