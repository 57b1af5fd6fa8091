import classes from '@/data/stroll-in-hanover/classes.json';
import tables from '@/data/stroll-in-hanover/house-tables.json';
import limits from '@/data/stroll-in-hanover/limits.json';
import nations from '@/data/stroll-in-hanover/nations.json';
import points from '@/data/stroll-in-hanover/points.json';
import system from '@/data/stroll-in-hanover/system.json';
import troops from '@/data/stroll-in-hanover/troops.json';
import type { ArmyFile } from '../core/army/document';
import { yearsOf } from '../core/army/years';
import { type Cite, citing } from '../core/contract/citation';
import type { OobType } from '../core/muster/order-of-battle';
import type { HouseTable, HouseTableValues } from '../core/price/house';
import { type MinorPoints, type PrintedPoints, toMinor } from '../core/price/points';
import { typedData } from '../core/read/data';
import type { SymbolName } from '../core/sheet/symbol';

export type UnitClass = keyof typeof classes;
export type Arm = 'infantry' | 'cavalry' | 'artillery';
export type NationId = keyof typeof nations;
export type TroopTypeId = keyof typeof troops.types;
export type WorksType = keyof typeof points.works;

/** One of the eight classes of stand (s. 1.1). */
export type ClassFacts = {
  label: string;
  arm: Arm;
  /** the share of the points it counts under */
  share: 'infantry' | 'light-infantry' | 'cavalry' | 'artillery';
  troops: 'line' | 'light' | 'artillery';
  /** letter on the label: L and M for cavalry of the line */
  code: string;
  cite: Cite;
};

/** A troop type: its class is the book's, its usual strength and Morale are ours (the official lists are lost). */
export type TroopType = {
  class: UnitClass;
  symbol: SymbolName;
  /** in the catalogue: "Grenadiers" */
  label: string;
  /** one stand of it: "Assembled grenadiers" */
  noun: string;
  neutral: OobType;
  sp: number;
  morale: number;
  grenadiers?: boolean;
  /** its usual stand has none */
  noGrenadiers?: boolean;
};

/** What a nation calls a type, and when it had it; ours throughout. */
export type Fielding = { type: TroopTypeId; label?: string; from?: number; to?: number; morale?: number };

export const YEARS = yearsOf(system.years);
/** What the book calls things. */
const TERMS = {
  formation: 'division',
  formations: 'divisions',
  unit: 'stand',
  units: 'stands',
  points: 'points',
  breakingPoint: 'army morale',
};

/** What the source has lost (digest s. 5.18): blanks the players fill in from the magazine, never invented. */
export const HOUSE_TABLES = typedData<readonly HouseTable[]>(tables);

export const SYSTEM = { ...system, years: YEARS, coefficients: [], houseTables: HOUSE_TABLES, terms: TERMS };
export const { ruling, section } = citing(SYSTEM.id);
export const POINTS = points;
export const LIMITS = limits;
export const CLASSES: Record<UnitClass, ClassFacts> = classes as Record<UnitClass, ClassFacts>;
export const NATIONS: Record<NationId, { label: string; adjective: string }> = nations;
export const TYPES = troops.types as Record<TroopTypeId, TroopType>;
export const FIELDINGS = troops.nations as Record<NationId, Fielding[]>;
/** Who says so, where a default is ours. */
export const HOUSE: Cite = troops.cite;

export const NATION_IDS = Object.keys(nations) as NationId[];
export const TYPE_IDS = Object.keys(troops.types) as TroopTypeId[];

/** Prices count in half points: one printed point is two of them. */
export const POINT_SCALE = 2;

/** Printed points as half points; what is not a half is rounded to the nearest. Never −0. */
export const halfPoints = (printed: PrintedPoints): MinorPoints => toMinor(printed, POINT_SCALE);

const FIELDING_INDEX = Object.fromEntries(
  NATION_IDS.map((nation) => [
    nation,
    new Map(FIELDINGS[nation].map((fielding) => [fielding.type, fielding])),
  ]),
) as Record<NationId, Map<TroopTypeId, Fielding>>;

/** How a nation fields a type; undefined if our list gives it none. */
export const fieldingOf = (nation: NationId, type: TroopTypeId): Fielding | undefined =>
  FIELDING_INDEX[nation].get(type);

const CLASS_OF = Object.fromEntries(TYPE_IDS.map((type) => [type, CLASSES[TYPES[type].class]])) as Record<
  TroopTypeId,
  ClassFacts
>;

/** The class of a stand. */
export const classOf = ({ type }: { readonly type: TroopTypeId }): ClassFacts => CLASS_OF[type];

/** The nation whose troops a stand is of. */
export const nationOf = (
  unit: { readonly nation?: NationId | undefined },
  { nation }: { readonly nation: NationId },
): NationId => unit.nation ?? nation;

/** A table with what the players filled in: rows of cells, '' where nobody has. */
type FilledTable = {
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
