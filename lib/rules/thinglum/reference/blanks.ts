import { citeLabel } from '../../core/citation';
import type { HouseTable } from '../../core/house';
import type { Part, Section } from '../../core/sheet-parts';
import { HOUSE_TABLES } from '../tables';
import { cell, type ReferenceContext, section } from './context';

type Row = HouseTable['rows'][number];

/** What the players filled in: of the first army that has anything in the table. Other shapes count as nothing. */
const filledIn = (key: string, { files }: ReferenceContext): Readonly<Record<string, readonly string[]>> => {
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

const blankGrid = ({ columns }: HouseTable, rows: readonly Row[]): Part => ({
  kind: 'grid',
  columns: [
    { title: '', width: 3.2 },
    ...columns.map((title) => ({ title: title.replace(' and ', '\nand '), width: null })),
  ],
  rows: rows.map(({ label, given = [] }) => ({
    cells: [cell(label, 'strong'), ...columns.map((_, index) => cell(given[index] ?? ''))],
    ruled: true,
  })),
});

/** One word or sentence needs no name of its column where the table has no other. */
const saidIn = (columns: readonly string[], cells: readonly string[]): string =>
  columns
    .flatMap((column, index) => {
      const said = (cells[index] ?? '').trim();
      if (said === '') return [];
      return [columns.length === 1 ? said : `${column}: ${said}`];
    })
    .join('; ');

/**
 * The tables that the source has lost: house values of the players in words, which may be long, and ruled blanks to
 * write in for the rest.
 */
export const blankSections = (context: ReferenceContext): Section[] =>
  HOUSE_TABLES.flatMap((table) => {
    const values = filledIn(table.key, context);
    const said = table.rows.map(({ key, label, given = [] }) => ({
      key,
      term: label,
      text: saidIn(
        table.columns,
        table.columns.map((_, index) => given[index] ?? values[key]?.[index] ?? ''),
      ),
    }));
    const filled = said.filter(({ text }) => text !== '');
    const blank = table.rows.filter(({ key }) => !filled.some((row) => row.key === key));
    return section(
      table.title,
      citeLabel(table.cite),
      [
        { kind: 'words', layout: 'hanging', items: filled.map(({ term, text }) => ({ term, text })) },
        ...(blank.length === 0 ? [] : [blankGrid(table, blank)]),
      ],
      filled.length === 0 ? 'lost: to fill in' : 'house values',
    );
  });
