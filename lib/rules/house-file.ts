import type { ArmyFile, Malformation } from './core/army/document';
import { cleanName } from './core/army/name';
import { grouped } from './core/army/number';
import type { Path } from './core/army/path';
import type { System } from './core/contract/system';
import { type HouseTable, type HouseTableValues, MAX_CELL } from './core/price/house';
import { boundedFaults } from './core/read/malformation';
import { readJson } from './read-json';

/** Tables by key, each by row, as an army file keeps them. */
export type HouseTables = Readonly<Record<string, HouseTableValues>>;

export type HouseTablesRead =
  | { readonly ok: true; readonly tables: HouseTables }
  | { readonly ok: false; readonly errors: readonly Malformation[] };

type TablesOf = Pick<System, 'id' | 'name' | 'houseTables'>;

const MAX_BYTES = 1_000_000;
/** An army file, whose tables are taken, may have as many. */
const MAX_VALUES = 100_000;

/** The house tables of an army as a small file of their own, for another army or another player. */
export const writeHouseTables = ({ id }: Pick<System, 'id'>, tables: ArmyFile['tables']): string =>
  `${JSON.stringify({ muster: 1, system: id, houseTables: tables }, null, 2)}\n`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const fault = (at: Path, message: string): HouseTablesRead => ({ ok: false, errors: [{ at, message }] });

const unknownKey = (at: Path, validKeys: readonly string[]): Malformation => ({
  at,
  message: `Unknown key "${at.at(-1)}"; known: ${validKeys.join(', ')}`,
});

/** The cells of one row, with what is wrong with them. */
const rowFaults = (
  table: HouseTable,
  row: HouseTable['rows'][number],
  cells: unknown,
  at: Path,
): Malformation[] => {
  const { columns } = table;
  if (!Array.isArray(cells)) return [{ at, message: `expected a list of ${columns.length} texts` }];
  if (cells.length > columns.length) {
    return [
      { at, message: `expected at most ${columns.length}: ${columns.join(', ')}; found ${cells.length}` },
    ];
  }
  return cells.flatMap((cell: unknown, index): Malformation[] => {
    const place = [...at, index];
    if (typeof cell !== 'string') return [{ at: place, message: 'expected text' }];
    if (cell.length > MAX_CELL) return [{ at: place, message: `expected at most ${MAX_CELL} characters` }];
    const given = row.given?.[index];
    if (typeof given === 'string' && cell !== '' && cell !== given) {
      return [{ at: place, message: `the source prints “${given}” here; it cannot be changed` }];
    }
    return [];
  });
};

const tableFaults = (table: HouseTable, value: unknown, at: Path): Malformation[] => {
  if (!isRecord(value)) return [{ at, message: 'expected an object of rows' }];
  const rows = new Map(table.rows.map((row) => [row.key, row]));
  return Object.entries(value).flatMap(([key, cells]) => {
    const row = rows.get(key);
    if (row === undefined) return [unknownKey([...at, key], [...rows.keys()])];
    return rowFaults(table, row, cells, [...at, key]);
  });
};

const mapped = <V, W>(record: Readonly<Record<string, V>>, to: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));

/** The cells as an army file keeps them. */
const cleaned = (tables: HouseTables): HouseTables =>
  mapped(tables, (rows) => mapped(rows, (cells) => cells.map((cell) => cleanName(cell, MAX_CELL))));

/**
 * Reads house tables strictly: the file that `writeHouseTables` makes, or an army file, whose tables are taken.
 * Errors say where and what was expected; of broken JSON the line and column.
 */
export const readHouseTables = (system: TablesOf, text: string): HouseTablesRead => {
  if (text.length > MAX_BYTES) return fault([], `larger than ${grouped(MAX_BYTES)} characters`);
  const json = readJson(text, { values: MAX_VALUES });
  if (!json.ok) {
    return fault([], `Line ${json.at.line}, column ${json.at.column}: ${json.message}`);
  }
  const { value } = json;
  if (!isRecord(value)) return fault([], 'expected an object with muster, system and houseTables');
  if (value.muster !== 1) return fault(['muster'], 'expected the number 1');
  if (value.system !== system.id) {
    return fault(['system'], `expected "${system.id}": these tables must be of ${system.name}`);
  }
  const isArmy = 'army' in value;
  const key = isArmy ? 'tables' : 'houseTables';
  const others = isArmy ? [] : Object.keys(value).filter((name) => !['muster', 'system', key].includes(name));
  if (others.length > 0) {
    return {
      ok: false,
      errors: boundedFaults(others.map((name) => unknownKey([name], ['muster', 'system', key]))),
    };
  }
  const tables = value[key] ?? {};
  if (!isRecord(tables)) return fault([key], 'expected an object of tables');
  const byKey = new Map(system.houseTables.map((table) => [table.key, table]));
  const errors = Object.entries(tables).flatMap(([name, rows]) => {
    const table = byKey.get(name);
    if (table === undefined) return [unknownKey([key, name], [...byKey.keys()])];
    return tableFaults(table, rows, [key, name]);
  });
  if (errors.length > 0) return { ok: false, errors: boundedFaults(errors) };
  if (Object.keys(tables).length === 0) return fault([key], 'no table is filled in here');
  return { ok: true, tables: cleaned(tables as HouseTables) };
};

/** The result of a merge: the tables after it, and how many cells were blank or had another value before. */
export type MergeResult = {
  readonly tables: HouseTables;
  readonly filled: number;
  readonly replaced: number;
};

/** Lays cells over those of an army: what they leave blank stays as it was, and given cells are not written. */
export const mergeHouseTables = (
  { houseTables }: Pick<System, 'houseTables'>,
  own: ArmyFile['tables'],
  over: HouseTables,
): MergeResult => {
  let filled = 0;
  let replaced = 0;
  const tables: Record<string, HouseTableValues> = {};
  for (const { key, rows, columns } of houseTables) {
    const held = own[key];
    const before = (isRecord(held) ? held : {}) as HouseTableValues;
    const after: Record<string, readonly string[]> = {};
    for (const row of rows) {
      const cells = columns.map((_, index) => {
        const was = before[row.key]?.[index] ?? '';
        const is = over[key]?.[row.key]?.[index] ?? '';
        if (is === '' || is === was || typeof row.given?.[index] === 'string') return was;
        if (was === '') filled++;
        else replaced++;
        return is;
      });
      if (cells.some((cell) => cell !== '')) after[row.key] = cells;
    }
    if (Object.keys(after).length > 0) tables[key] = after;
  }
  return { tables, filled, replaced };
};
