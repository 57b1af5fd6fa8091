import limits from '@/data/honours-of-war/limits.json';
import nations from '@/data/honours-of-war/nations.json';
import points from '@/data/honours-of-war/points.json';
import system from '@/data/honours-of-war/system.json';
import troops from '@/data/honours-of-war/troops.json';
import { yearsOf } from '../core/army/years';
import { type Cite, citing } from '../core/contract/citation';
import type { CostLine } from '../core/price/costing';
import { typedData } from '../core/read/data';
import type { SymbolName } from '../core/sheet/symbol';
import type { Choice } from '../core/tree/outline';

export type Arm = 'close-order' | 'light-infantry' | 'cavalry' | 'artillery' | 'transport';
export type Weight = 'light' | 'medium' | 'heavy';
export type UnitClass = 'inferior' | 'standard' | 'superior';
export type Size = 'small' | 'standard' | 'large';
export type NationId = keyof typeof nations;
export type TroopTypeId = keyof typeof troops.types;
export type Band = keyof typeof points.bands;
export type CommanderBand = keyof typeof points.commanders.variable;
export type WorksType = keyof typeof points.works;

/** A troop type as any nation fields it (s. 4 of the book's national notes, p. 41-50). */
export type TroopType = {
  arm: Arm;
  symbol: SymbolName;
  /** in the catalogue: "Grenadiers" */
  label: string;
  /** one unit of it: "Grenadier battalion" */
  noun: string;
  /** on the roster: "Grenadiers" */
  short: string;
  weight?: Weight;
  kind?: 'gun' | 'howitzer' | 'unicorn' | 'shuvalov' | 'quick-firing';
  horse?: boolean;
  rifles?: boolean;
  foreign?: boolean;
  british?: boolean;
  /** always in brigades of its own or independent (p. 46) */
  ownBrigade?: boolean;
};

/** What one nation says of a type: class by date, dates, numbers. */
export type Fielding = {
  type: TroopTypeId;
  class: UnitClass;
  cite: Cite;
  label?: string;
  pieces?: string;
  remark?: string;
  from?: number;
  to?: number;
  /** the check that speaks of this type's dates */
  dateCode?: string;
  classes?: { from: number; class: UnitClass }[];
  /** classes the book also allows */
  alsoClass?: UnitClass[];
  /** the usual size, where it is not standard */
  size?: Size;
  /** how many there were, the check that says so, and the name of types counted together */
  max?: number;
  maxCode?: string;
  maxGroup?: string;
  /** the same troops in a contingent, counted with these */
  contingent?: { nation: NationId; type: TroopTypeId };
  /** open to the nation by the general rule alone: its own text does not name it */
  unnamed?: true;
  /** types that are the same troops under another name: line, musketeers, fusiliers */
  alsoTypes?: TroopTypeId[];
};

type YearRange = { from: number; to: number };
type Pace = 'none' | 'quarter' | 'half' | 'full';
export type PaceByTroop = { line: Pace; cavalry: Pace; foreign?: Pace };

/** A row of the national differences (p. 39-50). */
export type NationalRow = YearRange & {
  title: string;
  cite: Cite;
  dice: Record<'dithering' | 'dependable' | 'dashing', number[]>;
  moveInitiative: number;
  fireInitiative: number;
  formationChange: PaceByTroop;
  flankMove: PaceByTroop;
  limber: 'half' | 'full';
  manhandle: 'normal' | 'half';
};

export type Nation = {
  label: string;
  long?: string;
  army: string;
  adjective: string;
  /** its guns take a full move to limber in all years, unless the table's cell is taken to the letter (R3) */
  fullLimber?: Cite;
  /** the pages of its troops */
  troops: Cite;
  bands: (YearRange & { band: Band })[];
  commanderBands: (YearRange & { band: CommanderBand })[];
  /** the same by the dates of the national table (R1) */
  tableBands?: (YearRange & { band: Band })[];
  tableCommanderBands?: (YearRange & { band: CommanderBand })[];
  table: NationalRow[];
};

type ByArm<K extends string> = Record<Arm, Partial<Record<K, CostLine>>>;

type Points = {
  base: Record<Arm, CostLine>;
  class: ByArm<UnitClass>;
  size: ByArm<Size>;
  weight: Partial<Record<Weight, CostLine>>;
  rifles: CostLine;
  superiorFire: CostLine;
  fullMoveLimber: CostLine;
  minimumBattery: CostLine;
  bands: Record<Band, { line: number; light: number }>;
  bandsCite: Cite;
  commanders: {
    fixed: Record<'dithering' | 'dependable' | 'dashing', CostLine>;
    variable: Record<CommanderBand, CostLine>;
  };
  lieutenants: { fixed: Record<'dithering' | 'dependable' | 'dashing', CostLine>; variable: CostLine };
  general: Record<'unrated' | 'dithering' | 'dependable' | 'dashing', CostLine>;
  works: Record<WorksType, CostLine & { name: string; unit: string; covers: string }>;
};

export const YEARS = yearsOf(system.years);
/** What the book calls things. */
const TERMS = {
  formation: 'brigade',
  formations: 'brigades',
  unit: 'unit',
  units: 'units',
  points: 'points',
  breakingPoint: 'army breaking point',
};

export const SYSTEM = { ...system, years: YEARS, coefficients: [], houseTables: [], terms: TERMS };
export const { page, ruling } = citing(SYSTEM.id);
export const POINTS = typedData<Points>(points);
/** The book's points are whole. */
export const POINT_SCALE = 1;
export const LIMITS = limits;
export const NATIONS = typedData<Record<NationId, Nation>>(nations);
export const TYPES = troops.types as Record<TroopTypeId, TroopType>;
export const FIELDINGS = typedData<Record<NationId, Fielding[]>>(troops.nations);

export const NATION_IDS = Object.keys(NATIONS) as NationId[];

/** How a nation fields a type; undefined if the book gives it none. */
export const fieldingOf = (nation: NationId, type: TroopTypeId): Fielding | undefined =>
  FIELDING_INDEX[nation].get(type);

/** How a nation fields a type, or the same troops under another name; undefined if the book gives it none. */
export const fieldingLike = (nation: NationId, type: TroopTypeId): Fielding | undefined =>
  fieldingOf(nation, type) ?? FIELDINGS[nation].find(({ alsoTypes }) => alsoTypes?.includes(type));

const FIELDING_INDEX = Object.fromEntries(
  NATION_IDS.map((nation) => [
    nation,
    new Map(FIELDINGS[nation].map((fielding) => [fielding.type, fielding])),
  ]),
) as Record<NationId, Map<TroopTypeId, Fielding>>;

/** The class the book gives a type in that year. */
export const classIn = ({ class: first, classes }: Fielding, year: number): UnitClass =>
  classes?.findLast(({ from }) => year >= from)?.class ?? first;

/** The row in force in `year`; every list covers all years of the war (tested). */
export const datedRow = <T extends YearRange>(rows: readonly T[], year: number): T => {
  const row = rows.find(({ from, to }) => year >= from && year <= to) ?? rows[0];
  if (row === undefined) throw new RangeError('A dated table has no rows');
  return row;
};

/** A row of a nation as it is played: guns that R3 makes slow, unless the players take the table to the letter. */
export const playedRow = (row: NationalRow, nation: NationId, limber: 'full' | 'half'): NationalRow =>
  limber === 'full' && NATIONS[nation].fullLimber ? { ...row, limber } : row;

/** What the tables ask of an army and of a unit, as their schema has it. */
type InYear = { readonly year: number; readonly secondaryTheatre?: boolean | undefined };
type ArmyNation = {
  readonly nation: NationId | 'imagi-nation';
  readonly imagiNation?: { readonly template: NationId } | undefined;
};
type TypeAndSize = { readonly type: TroopTypeId; readonly size: Size };

/** The year by which a nation's tables are read: Prussians of the secondary theatres fight by the late one (R15). */
export const tableYear = ({ year, secondaryTheatre }: InYear, nation: NationId): number =>
  nation === 'prussia' && secondaryTheatre === true ? LIMITS.secondaryTheatre.year : year;

/** The nation whose tables an army uses: its own, or the template of an imagi-nation (p. 51). */
export const tableNation = ({ nation, imagiNation }: ArmyNation): NationId =>
  nation === 'imagi-nation' ? (imagiNation?.template ?? 'austria') : nation;

/** The size a unit plays as: batteries and transport come in one only, whatever the file says (R8, N1). */
export const sizeOf = ({ type, size }: TypeAndSize): Size => {
  const { arm } = TYPES[type];
  return arm === 'artillery' || arm === 'transport' ? 'standard' : size;
};

/** The weight of a unit in halves: small 1, standard 2, large 3 (p. 36, 38). */
export const weightOf = (unit: TypeAndSize): number => LIMITS.sizes[sizeOf(unit)].halves;

/** Ratings of commanders in the order of the book (p. 11), wherever they are shown or chosen. */
export const RATINGS = ['dithering', 'dependable', 'dashing'] as const;

export const RATING_LABELS = {
  dithering: 'Dithering',
  dependable: 'Dependable',
  dashing: 'Dashing',
} as const;

const FIXED = RATINGS.map((value) => ({ value, label: RATING_LABELS[value] }));

/** What a brigade commander or a lieutenant general may be rated. */
export const RATING_OPTIONS: Choice['options'] = [{ value: 'variable', label: 'Variable' }, ...FIXED];

/** What a commanding general may be rated. */
export const GENERAL_RATING_OPTIONS: Choice['options'] = [{ value: 'unrated', label: 'Unrated' }, ...FIXED];
