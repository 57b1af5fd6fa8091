import tables from '@/data/mcnally/house-tables.json';
import type { ArmyFile } from '../core/document';
import type { HouseTable, HouseTableValues } from '../core/house';

/** The tables that the source has lost: blank until the user fills them in, with what it still says given. */
export const HOUSE_TABLES = tables as readonly HouseTable[];

/** A house table with what is known of it, cell by cell; null where nothing is. */
export type FilledTable = {
  readonly table: HouseTable;
  readonly rows: readonly { readonly label: string; readonly cells: readonly (string | null)[] }[];
  /** how many cells are still blank */
  readonly blanks: number;
};

const filledIn = (file: Pick<ArmyFile, 'tables'>, key: string): HouseTableValues => {
  const values = file.tables[key];
  return values !== null && typeof values === 'object' ? (values as HouseTableValues) : {};
};

/** The cells of a table: given by the source, else the user's, else blank. The source always wins. */
export const filledTable = (file: Pick<ArmyFile, 'tables'>, table: HouseTable): FilledTable => {
  const values = filledIn(file, table.key);
  let blanks = 0;
  const rows = table.rows.map(({ key, label, given }) => ({
    label,
    cells: table.columns.map((_, index) => {
      const cell = given?.[index] ?? (values[key]?.[index]?.trim() || null);
      if (cell === null) blanks++;
      return cell;
    }),
  }));
  return { table, rows, blanks };
};
