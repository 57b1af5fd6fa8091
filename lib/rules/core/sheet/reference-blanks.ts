import type { ArmyFile } from '../army/document';
import type { HouseTable } from '../price/house';
import { cell, grid, hanging } from './parts';
import { section } from './reference-sheet';
import type { ReferenceSheet, Section } from './sheet-parts';

/** Cells that players still have to write in on a reference sheet: tables that a source has lost. */
export const countBlanks = ({ rows }: Pick<ReferenceSheet, 'rows'>): number =>
  rows
    .flatMap(({ sections }) => sections.flatMap(({ parts }) => parts))
    .flatMap((part) => (part.kind === 'grid' ? part.rows : []))
    // a row to write in is ruled; elsewhere an empty cell is a fact
    .filter(({ ruled }) => ruled)
    .reduce((sum, { cells }) => sum + cells.slice(1).filter(({ kind }) => kind === 'empty').length, 0);

/** What the players filled in: of the first army that has anything in the table. Other shapes count as nothing. */
const filledIn = (
  key: string,
  files: readonly Pick<ArmyFile, 'tables'>[],
): Readonly<Record<string, readonly string[]>> => {
  for (const { tables } of files) {
    const table = tables[key];
    if (table !== null && typeof table === 'object' && !Array.isArray(table)) {
      return Object.fromEntries(
        Object.entries(table).map(([row, cells]) => [
          row,
          Array.isArray(cells) ? cells.map((each) => String(each)) : [],
        ]),
      );
    }
  }
  return {};
};

/** One word or sentence needs no name of its column where the table has no other. */
const saidIn = (columns: readonly string[], cells: readonly string[]): string =>
  columns
    .flatMap((column, index) => {
      const cell = (cells[index] ?? '').trim();
      if (cell === '') return [];
      return [columns.length === 1 ? cell : `${column}: ${cell}`];
    })
    .join('; ');

/**
 * The tables that the source has lost: house values of the players in words, which may be long, and ruled blanks to
 * write in for the rest.
 * @param labelWidth width of the labels of rows, in tenths
 */
export const blankSections = (
  tables: readonly HouseTable[],
  files: readonly Pick<ArmyFile, 'tables'>[],
  labelWidth: (table: HouseTable) => number,
): Section[] =>
  tables.flatMap((table) => {
    const { title, cite, columns, rows } = table;
    const values = filledIn(table.key, files);
    const entries = rows.map(({ key, label, given = [] }) => ({
      term: label,
      text: saidIn(
        columns,
        columns.map((_, index) => given[index] ?? values[key]?.[index] ?? ''),
      ),
    }));
    const filled = entries.filter(({ text }) => text !== '');
    const blank = rows.filter((_, index) => entries[index]?.text === '');
    return section(
      title,
      cite,
      [
        hanging(filled),
        grid(
          [
            { title: '', width: labelWidth(table) },
            ...columns.map((column) => ({ title: column.replace(' and ', '\nand '), width: null })),
          ],
          blank.map(({ label, given = [] }) => ({
            cells: [cell(label, 'strong'), ...columns.map((_, index) => cell(given[index] ?? ''))],
            ruled: true,
          })),
        ),
      ],
      filled.length === 0 ? 'lost: to fill in' : 'house values',
    );
  });
