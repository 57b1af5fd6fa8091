import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import type { PdfRefusal } from './pdf/orders';
import { labelSheets } from './placed/label-stocks';

/** Most rows or cards a PDF may have; the browser prints longer sheets. */
export const MOST_ROWS = 400;

/** What one file may cost. */
export type Most = { readonly rows: number; readonly work: number };

/** Labels say little: this many count as one row. */
const LABELS_IN_A_ROW = 4;

/** What sheets cost to print: their rows or cards, and every text and mark on them. */
export type SheetCost = { readonly rows: number; readonly work: number };

export const NO_COST: SheetCost = { rows: 0, work: 0 };

const rowsOf = (sheet: PrintedSheet): number => {
  if (sheet.form === 'cards') return sheet.cards.length;
  if (sheet.form === 'reference') return sheet.rows.length;
  if (sheet.form === 'report') return sheet.rows.length + sheet.course.turns.length;
  if (sheet.form === 'plate') return sheet.bodies.reduce((sum, { blocks }) => sum + blocks.length, 0);
  if (sheet.form === 'labels') {
    return labelSheets(sheet).reduce(
      (sum, { labels }) => sum + Math.ceil(labels.length / LABELS_IN_A_ROW),
      0,
    );
  }
  return [sheet, ...(sheet.apart ?? [])]
    .flatMap(({ body }) => body)
    .reduce(
      (sum, block) =>
        block.kind === 'table'
          ? sum + block.groups.reduce((rows, group) => rows + group.rows.length, 0)
          : sum + 1,
      0,
    );
};

/** Every text costs as much as so many letters before the first of them is set. A box counts as its kind, a text. */
const TEXT = 40;
/** A letter beyond the first alphabet is looked for in many fonts, */
const OTHER_LETTER = 4;
/** and each change to such letters and back makes its own text. */
const CHANGE = 30;
const LAST_OF_OURS = 0x17f;

const workOfText = (text: string): number => {
  let work = TEXT;
  let ours = true;
  for (let at = 0; at < text.length; at++) {
    const plain = text.charCodeAt(at) <= LAST_OF_OURS;
    work += plain ? 1 : OTHER_LETTER + (ours ? CHANGE : 0);
    ours = plain;
  }
  return work;
};

/** Most work of one PDF: some 5 seconds of a slow processor, a quarter of what the writer is given. */
const USUAL: Most = { rows: MOST_ROWS, work: 1_200_000 };

/** A booklet of an event, which a writer of its own makes without delaying others: 200 rosters of 50 rows. */
export const BOOKLET: Most = { rows: 10_000, work: 30_000_000 };

/** The work of everything in a sheet; counted no further than what is refused anyway. */
const workOf = (sheet: PrintedSheet, room: number): number => {
  let work = 0;
  const open: unknown[] = [sheet];
  while (open.length > 0 && work <= room) {
    const next = open.pop();
    if (typeof next === 'string') work += workOfText(next);
    else if (Array.isArray(next)) for (const each of next) open.push(each);
    else if (typeof next === 'object' && next !== null) open.push(...Object.values(next));
  }
  return work;
};

/** The cost with that of one more sheet. */
export const withSheet = ({ rows, work }: SheetCost, sheet: PrintedSheet, most = USUAL): SheetCost => ({
  rows: rows + rowsOf(sheet),
  work: work + workOf(sheet, most.work - work),
});

/** The refusal of what costs more than one PDF may, in a sentence that says what to do; else null. */
export const tooLong = ({ rows, work }: SheetCost, most = USUAL): PdfRefusal | null => {
  if (rows > most.rows) {
    return {
      ok: false,
      code: 'too-long',
      message: `There are ${rows} rows or cards to print; a PDF holds at most ${most.rows}. Combine identical units, split the army, or print from the browser.`,
    };
  }
  if (work > most.work) {
    return {
      ok: false,
      code: 'too-long',
      message:
        'There is too much text for one PDF. Hide the notes, combine identical units, split the army, or print from the browser.',
    };
  }
  return null;
};
