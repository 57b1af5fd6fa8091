import data from '@/data/history/battle-columns.json';
import { csvTable } from '../../../csv-table';
import type { OwnBattle, OwnFormation, OwnSide, OwnUnit } from '../document';
import { sideCalled } from '../tree/tree';
import { COLUMN_KEYS, type ColumnKey } from './csv-columns';

type Row = Partial<Record<ColumnKey, string | number | null>>;

/** Columns that are written: formations stand in one, as a path. */
const WRITTEN = COLUMN_KEYS.filter((key) => !['wing', 'line', 'corps', 'brigade'].includes(key));

const rowsOfUnit = ({ id: _, strength, ...unit }: OwnUnit, at: Row): Row => ({
  ...at,
  ...unit,
  unit: unit.name,
  ...(strength !== undefined && { strength }),
});

const rowsOfFormation = (formation: OwnFormation, side: string, above: string): Row[] => {
  const path = `${above}${above === '' ? '' : ' > '}${formation.name.replaceAll(' > ', ' \\> ')}`;
  const at = { side, formation: path };
  const { kind, commander, notes, units, children } = formation;
  return [
    { ...at, kind, commander, notes },
    ...units.map((unit) => rowsOfUnit(unit, at)),
    ...children.flatMap((child) => rowsOfFormation(child, side, path)),
  ];
};

const rowsOfSide = ({ nations, commander, strength, notes, formations }: OwnSide, side: string): Row[] => [
  { side, commander, nation: nations.join('; '), ...strength, notes },
  ...formations.flatMap((formation) => rowsOfFormation(formation, side, '')),
];

/** Two sides of one name are distinguished by their positions. */
const sideNames = ({ sides }: OwnBattle): string[] => {
  const names = sides.map(({ name }, index) => sideCalled(name, index));
  return new Set(names).size === names.length ? names : names.map((name, index) => `${name} ${index + 1}`);
};

/** A table as it is written: its columns, and a row for each side, formation and unit. */
export type WrittenTable = { readonly keys: readonly ColumnKey[]; readonly rows: readonly Row[] };

/** Both sides of an order of battle in rows. */
export const tableOfBattle = (battle: OwnBattle): WrittenTable => {
  const names = sideNames(battle);
  return {
    keys: WRITTEN,
    rows: battle.sides.flatMap((side, index) => rowsOfSide(side, names[index] ?? '')),
  };
};

/** All columns, and three rows of a battle that ships. */
export const TEMPLATE_TABLE: WrittenTable = { keys: COLUMN_KEYS, rows: data.template.rows };

/**
 * Both sides of an order of battle as a table: a row for each side, formation and unit. What is said of the battle as a
 * whole, and the ids of its parts, stay behind: those are in the JSON file.
 */
export const writeTable = (battle: OwnBattle): string => {
  const { keys, rows } = tableOfBattle(battle);
  return csvTable(keys, rows);
};

/** A table to begin with. */
export const template = (): string => csvTable(TEMPLATE_TABLE.keys, TEMPLATE_TABLE.rows);
