import arms from '@/data/mcnally/arms.json';
import coefficients from '@/data/mcnally/coefficients.json';
import tables from '@/data/mcnally/house-tables.json';
import limits from '@/data/mcnally/limits.json';
import nations from '@/data/mcnally/nations.json';
import system from '@/data/mcnally/system.json';
import troops from '@/data/mcnally/troops.json';
import type { ArmyFile } from '../core/army/document';
import { yearsOf } from '../core/army/years';
import { type Cite, citing } from '../core/contract/citation';
import type { Coefficient, HouseTable, HouseTableValues } from '../core/price/house';
import type { SymbolName } from '../core/sheet/symbol';
import type { LeaderKind } from '../core/tree/tree';

export type ArmId = keyof typeof arms;
export type NationId = keyof typeof nations;
export type TroopTypeId = keyof typeof troops.types;
export type CoefficientKey =
  | 'b0'
  | 'q'
  | 'multClose'
  | 'multOpen'
  | 'multHeavyCav'
  | 'multLightCav'
  | 'multArtillery'
  | 'multWagon'
  | 'fireBonus'
  | 'regimentalGuns'
  | 'brigadier'
  | 'senior'
  | 'cinc'
  | 'chargeGenerals'
  | 'fieldworkPerSP'
  | 'toolWagon'
  | 'explosiveWagon'
  | 'pontoonTrain'
  | ModifierKey
  | 'figuresOpen'
  | 'figuresCavalry';

type ModifierKey =
  | 'modGuards'
  | 'modCuirassiers'
  | 'modOtherCavalry'
  | 'modHussars'
  | 'modCossacks'
  | 'modArtillery'
  | 'modEngineers'
  | 'modJaeger'
  | 'modGarrison';

export type Multiplier = Extract<CoefficientKey, `mult${string}`>;

/** What the source says of a kind of unit: its full strength, bases and figures (Scales, Units and bases, Guns). */
export type Arm = {
  label: string;
  short: string;
  /** men of a standard unit; artillery counts guns, wagons neither */
  men: number | null;
  guns: number | null;
  bases: number;
  /** as printed, or by our coefficient where it is lost; null where figures are not counted */
  figuresPerBase: number | null;
  figuresKey: 'figuresOpen' | 'figuresCavalry' | null;
  multiplier: Multiplier;
  share: string;
  mounted: boolean;
  /** inches in which it evades a charge; 0 = it cannot */
  evades: number;
  cite: Cite;
};

export type GunClass = 'light' | 'medium' | 'heavy';

/** A type of troops, with its morale modifier from the text or by our coefficient. */
export type TroopType = {
  arm: ArmId;
  symbol: SymbolName;
  /** in the catalogue: "Grenadiers" */
  label: string;
  /** one unit of it: "Grenadier regiment" */
  noun: string;
  /** on the roster: "Grenadiers" */
  short: string;
  modifier: number | null;
  modifierKey: ModifierKey | null;
  modifierCite: Cite;
  /** the other modifier that the text gives: levies (R04) */
  levies?: number;
  /** fires with the bonus of British close order */
  british?: boolean;
  gunClass?: GunClass;
  pieces?: string;
};

/** That a nation had a type: names and dates are ours. */
export type Fielding = { type: TroopTypeId; label?: string; from?: number; to?: number };

type Nation = { label: string; adjective: string; fireBonus?: boolean };

export const COEFFICIENTS = coefficients as readonly (Coefficient & { key: CoefficientKey })[];
export const YEARS = yearsOf(system.years);
/** What the book calls things. */
const TERMS = {
  formation: 'brigade',
  formations: 'brigades',
  unit: 'unit',
  units: 'units',
  points: 'house points',
  breakingPoint: 'breaking point',
};

/** The tables that the source has lost: blank until the user fills them in, with what it still says given. */
export const HOUSE_TABLES = tables as readonly HouseTable[];

export const SYSTEM = {
  ...system,
  years: YEARS,
  coefficients: COEFFICIENTS,
  houseTables: HOUSE_TABLES,
  terms: TERMS,
};
export const { house: HOUSE, ruling, section } = citing(SYSTEM.id);
export const LIMITS = limits;
export const ARMS = arms as Record<ArmId, Arm>;
export const NATIONS = nations as Record<NationId, Nation>;
export const TYPES = troops.types as Record<TroopTypeId, TroopType>;
export const FIELDINGS = troops.nations as Record<NationId, Fielding[]>;

export const NATION_IDS = Object.keys(NATIONS) as NationId[];
export const TYPE_IDS = Object.keys(TYPES) as TroopTypeId[];

/** Minor units in a point: prices of single lines may have hundredths, those of nodes are whole points. */
export const POINT_SCALE = 100;

/** How a nation fields a type; undefined if we know of none. */
export const fieldingOf = (nation: NationId, type: TroopTypeId): Fielding | undefined =>
  FIELDINGS[nation].find((fielding) => fielding.type === type);

/** Cover of a fieldwork by its strength points (R15): "soft cover". */
export const coverOf = (sp: number): string =>
  LIMITS.cover.classes.find(({ from }) => sp >= from)?.label ?? '';

/** True for a work strong enough to be fortified (R15). */
export const isFort = (sp: number): boolean =>
  sp >= (LIMITS.cover.classes[0]?.from ?? Number.POSITIVE_INFINITY);

/** What a general adds to the tests of a unit he is with (Generals), by what he is in the tree of the army. */
export const bonusOf = (kind: LeaderKind): number =>
  LIMITS.generalBonus[({ general: 'cinc', lieutenant: 'senior', commander: 'brigadier' } as const)[kind]];

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
