import tables from '@/data/mcnally/house-tables.json';
import type { ArmyFile } from '../core/army/document';
import type { HouseTable, HouseTableValues } from '../core/price/house';

/** The tables that the source has lost: blank until the user fills them in, with what it still says given. */
export const HOUSE_TABLES = tables as readonly HouseTable[];

/** A house table with what is known of it, cell by cell; null where nothing is. */
export type FilledTable = {
  readonly table: HouseTable;
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly cells: readonly (string | null)[];
  }[];
  /** how many cells are still blank */
  readonly blanks: number;
  /** where what was filled in is from: a fill-in by its label, else the players; null where nothing was */
  readonly origin: string | null;
};

const filledIn = (file: Pick<ArmyFile, 'tables'>, key: string): HouseTableValues => {
  const values = file.tables[key];
  return values !== null && typeof values === 'object' ? (values as HouseTableValues) : {};
};

const ownCell = (values: HouseTableValues, row: string, column: number): string | null =>
  values[row]?.[column]?.trim() || null;

/** The fill-in that gives every cell that was filled in. */
const originOf = ({ fillIns, rows, columns }: HouseTable, values: HouseTableValues): string | null => {
  const filled = rows.flatMap(({ key, given }) =>
    columns.flatMap((_, index) => {
      const cell = given?.[index] == null ? ownCell(values, key, index) : null;
      return cell === null ? [] : [{ key, index, cell }];
    }),
  );
  if (filled.length === 0) return null;
  const from = fillIns.find((fillIn) =>
    filled.every(({ key, index, cell }) => fillIn.values[key]?.[index] === cell),
  );
  return from?.label ?? 'house values';
};

/** The cells of a table: given by the source, else the user's, else blank. The source always wins. */
export const filledTable = (file: Pick<ArmyFile, 'tables'>, table: HouseTable): FilledTable => {
  const values = filledIn(file, table.key);
  let blanks = 0;
  const rows = table.rows.map(({ key, label, given }) => ({
    key,
    label,
    cells: table.columns.map((_, index) => {
      const cell = given?.[index] ?? ownCell(values, key, index);
      if (cell === null) blanks++;
      return cell;
    }),
  }));
  return { table, rows, blanks, origin: originOf(table, values) };
};
