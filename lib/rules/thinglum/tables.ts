import abilities from '@/data/thinglum/abilities.json';
import classes from '@/data/thinglum/classes.json';
import coefficients from '@/data/thinglum/coefficients.json';
import fieldings from '@/data/thinglum/fieldings.json';
import houseTables from '@/data/thinglum/house-tables.json';
import limits from '@/data/thinglum/limits.json';
import morale from '@/data/thinglum/morale.json';
import nations from '@/data/thinglum/nations.json';
import notes from '@/data/thinglum/notes.json';
import system from '@/data/thinglum/system.json';
import types from '@/data/thinglum/types.json';
import { yearsOf } from '../core/army/years';
import { type Cite, citing } from '../core/contract/citation';
import type { OobType } from '../core/muster/order-of-battle';
import type { Coefficient, HouseTable } from '../core/price/house';
import { typedData } from '../core/read/data';
import type { SymbolName } from '../core/sheet/symbol';

export type ClassId = keyof typeof classes;
export type TroopTypeId = keyof typeof types;
export type NationId = keyof typeof nations;
export type Arm = 'foot' | 'horse' | 'guns';

export type CoefficientKey =
  | 'footFig'
  | 'horseFig'
  | 'gunDice'
  | 'gunRange'
  | 'lightGun'
  | 'crewFig'
  | 'lineMult'
  | 'grenMult'
  | 'lightInfMult'
  | 'heavyCavMult'
  | 'lightCavMult'
  | 'brigCmd'
  | 'cic'
  | 'chip';

/** A class of troops (VIII.A). Frontages are in half inches (R06). */
export type TroopClass = {
  label: string;
  noun: string;
  arm: Arm;
  /** what it counts under in the points panel */
  share: string;
  /** full size */
  figures: number;
  /** mounted officers, who neither fire nor fight (R02) */
  officers: number;
  /** figures on the command stand and on each other */
  stands: { command: number; other: number };
  frontage: { command: number; other: number };
  standSize: string;
  /** base morale number with the modifiers it always has */
  morale: number;
  cite: Cite;
};

/** A kind of troops with the class we give it (the source names only classes); `setting` may give it another. */
export type TroopType = {
  class: ClassId;
  label: string;
  symbol: SymbolName;
  neutral: OobType;
  setting?: 'guardClass' | 'dragoonClass';
  /** a class of the source as printed there; other kinds are ours */
  printed?: boolean;
};

/** The result of an ability die (VI). `radius` and moves in inches; `army` is added to the withdraw test. */
export type Ability = {
  from: number;
  to: number;
  label: string;
  chips: number;
  radius: number;
  move: string;
  army: number;
  cite: Cite;
};

export type MoraleModifier = { id: string; value: number; reason: string; each: boolean; cite: Cite };

export const HOUSE_TABLES = houseTables as HouseTable[];

/** A printed point has 60 parts, so that thirds, quarters and tenths are whole. */
export const POINT_SCALE = 60;

export const COEFFICIENTS = typedData<(Coefficient & { key: CoefficientKey })[]>(coefficients);
export const YEARS = yearsOf(system.years);
/** What the book calls things. */
const TERMS = {
  formation: 'brigade',
  formations: 'brigades',
  unit: 'unit',
  units: 'units',
  points: 'house points',
  breakingPoint: 'withdraw point',
};

export const SYSTEM = {
  ...system,
  years: YEARS,
  coefficients: COEFFICIENTS,
  houseTables: HOUSE_TABLES,
  terms: TERMS,
};
export const { house: HOUSE, ruling, section } = citing(SYSTEM.id);
export const LIMITS = limits;
export const NATIONS: Record<NationId, string> = nations;
export const CLASSES = classes as Record<ClassId, TroopClass>;
export const TYPES = types as Record<TroopTypeId, TroopType>;
export const ABILITIES: Ability[] = abilities;
export const MORALE: MoraleModifier[] = morale;
export const NOTES: { code: string; text: string; cite: Cite }[] = notes;

export const TYPE_IDS = Object.keys(TYPES) as TroopTypeId[];

/** A type that a nation fields, and in which years. What the source does not say is ours. */
export type Fielding = { type: TroopTypeId; from?: number; to?: number };
/** of a nation without a list anything may be fielded */
export const FIELDINGS = fieldings as Partial<Record<NationId, Fielding[]>>;
export const CLASS_IDS = Object.keys(CLASSES) as ClassId[];
