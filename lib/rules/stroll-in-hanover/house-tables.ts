import tables from '@/data/stroll-in-hanover/house-tables.json';
import type { ArmyFile } from '../core/army/document';
import type { HouseTable, HouseTableValues } from '../core/price/house';

/** What the source has lost (digest s. 5.18): blanks the players fill in from the magazine, never invented. */
export const HOUSE_TABLES: readonly HouseTable[] = tables as unknown as HouseTable[];

/** A table with what the players filled in: rows of cells, '' where nobody has. */
export type FilledTable = {
  readonly table: HouseTable;
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
  /** true if at least one cell is the players' own */
  readonly filled: boolean;
};

const isRow = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((cell) => typeof cell === 'string');

const valuesOf = (value: unknown): HouseTableValues => {
  if (value === null || typeof value !== 'object') return {};
  return Object.fromEntries(Object.entries(value).filter(([, cells]) => isRow(cells)));
};

/** A lost table with the given cells and those of the army file; anything else in the file is passed over. */
export const filledTable = (table: HouseTable, { tables: own }: Pick<ArmyFile, 'tables'>): FilledTable => {
  const values = valuesOf(own[table.key]);
  let filled = false;
  const rows = table.rows.map(({ key, label, given = [] }) => ({
    label,
    cells: table.columns.map((_, index) => {
      const typed = values[key]?.[index]?.trim() ?? '';
      if (given[index] == null && typed !== '') filled = true;
      return given[index] ?? typed;
    }),
  }));
  return { table, rows, filled };
};
