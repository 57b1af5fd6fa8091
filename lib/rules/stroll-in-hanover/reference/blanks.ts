import { citeLabel } from '../../core/citation';
import { EMPTY, plain, strong } from '../../core/sheet-cells';
import type { Section } from '../../core/sheet-parts';
import { filledTable, HOUSE_TABLES } from '../house-tables';
import { concerns, type ReferenceContext } from './context';

/** Rows of a table that are about one class of troops, by the key of the row. */
const CLASS_ROW = /^(line|heavy|medium|light)-(infantry|cavalry|artillery)$/;

/** Width of the column of labels, in tenths, by the longest of them; the players' columns share the rest. */
const labelWidth = (labels: readonly string[], columns: number): number => {
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  if (longest > 30) return 6;
  return longest <= 3 ? 0.6 : columns > 2 ? 3 : 4;
};

/** The lost tables as ruled blanks, or with what the first of the armies has filled in (digest s. 5.18). */
export const blankSections = (context: ReferenceContext): Section[] => {
  const file = context.files.find(({ tables }) => Object.keys(tables).length > 0) ?? { tables: {} };
  return HOUSE_TABLES.map((table) => {
    const { rows, filled } = filledTable(table, file);
    const kept = rows.filter((_, index) => {
      const key = table.rows[index]?.key ?? '';
      return !CLASS_ROW.test(key) || concerns({ of: [key] }, context);
    });
    return {
      title: table.title,
      note: filled ? 'house table' : 'lost: fill in',
      cite: citeLabel(table.cite),
      parts: [
        {
          kind: 'grid',
          columns: [
            {
              title: '',
              width: labelWidth(
                table.rows.map(({ label }) => label),
                table.columns.length,
              ),
            },
            ...table.columns.map((title) => ({ title, width: null })),
          ],
          rows: kept.map(({ label, cells }) => ({
            cells: [
              plain(label),
              ...cells.map((text) => (text === '' ? EMPTY : { kind: 'text' as const, runs: [strong(text)] })),
            ],
            ruled: cells.includes(''),
          })),
        },
      ],
    };
  });
};
