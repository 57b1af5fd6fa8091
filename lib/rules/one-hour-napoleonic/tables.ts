import abilities from '@/data/one-hour-napoleonic/abilities.json';
import arms from '@/data/one-hour-napoleonic/arms.json';
import coefficients from '@/data/one-hour-napoleonic/coefficients.json';
import fieldings from '@/data/one-hour-napoleonic/fieldings.json';
import houseTables from '@/data/one-hour-napoleonic/house-tables.json';
import limits from '@/data/one-hour-napoleonic/limits.json';
import nations from '@/data/one-hour-napoleonic/nations.json';
import system from '@/data/one-hour-napoleonic/system.json';
import traits from '@/data/one-hour-napoleonic/traits.json';
import types from '@/data/one-hour-napoleonic/types.json';
import { yearsOf } from '../core/army/years';
import { type Cite, citing } from '../core/contract/citation';
import type { OobType } from '../core/muster/order-of-battle';
import type { Coefficient, HouseTable } from '../core/price/house';
import { typedData } from '../core/read/data';
import type { SymbolName } from '../core/sheet/symbol';

export type Arm = keyof typeof arms;
export type TroopTypeId = keyof typeof types;
export type NationId = keyof typeof nations;
export type TraitId = keyof typeof traits;
export type AbilityId = keyof typeof abilities;

export type CoefficientKey =
  | 'attackPt'
  | 'hitPt'
  | 'eLine'
  | 'eLight'
  | 'eCav'
  | 'eHeavy'
  | 'heavyBonus'
  | 'eArt'
  | 'artRangeBonus'
  | 'durLight'
  | TraitId
  | 'leader'
  | 'leaderSpecial';

/** An arm as the unit table has it (recovered from another copy of the same post). */
export type ArmTable = {
  label: string;
  noun: string;
  /** dice by range, up to this many boxes */
  dice: { to: number; dice: number }[];
  /** dice on a charge */
  charge: number | null;
  move: number;
  notes: string[];
  cite: Cite;
};

/** A kind of troops with the quality we give it by default (PROPOSAL: the source names no eighteenth-century types). */
export type TroopType = {
  arm: Arm;
  label: string;
  symbol: SymbolName;
  hits: number;
  neutral: OobType;
  conscript?: boolean;
  /** what such troops have when mustered with their usual traits (ours) */
  trait?: TraitId;
  nations?: string[];
};

export const HOUSE_TABLES = houseTables as HouseTable[];

/** A printed point has 60 parts, so that thirds, quarters and tenths are whole. */
export const POINT_SCALE = 60;

export const COEFFICIENTS = typedData<(Coefficient & { key: CoefficientKey })[]>(coefficients);
export const YEARS = yearsOf(system.years);
/** What the book calls things. */
const TERMS = {
  formation: 'formation',
  formations: 'formations',
  unit: 'unit',
  units: 'units',
  points: 'house points',
  breakingPoint: 'army break',
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
export const ARMS: Record<Arm, ArmTable> = arms;
export const TYPES = types as Record<TroopTypeId, TroopType>;
export const TRAITS: Record<TraitId, { label: string; letter: string; effect: string; cite: Cite }> = traits;
export const ABILITIES: Record<AbilityId, { label: string; effect: string; cite: Cite }> = abilities;

export const TRAIT_IDS = Object.keys(TRAITS) as TraitId[];
export const TYPE_IDS = Object.keys(TYPES) as TroopTypeId[];

/** A type that a nation fields, and in which years. What the source does not say is ours. */
export type Fielding = { type: TroopTypeId; from?: number; to?: number };
/** of a nation without a list anything may be fielded */
export const FIELDINGS = fieldings as Partial<Record<NationId, Fielding[]>>;

/** The book says poor or weak of five hits; weak, for understrength makes good troops so, too (Troop quality). */
const QUALITY: Record<number, string> = { 5: 'Weak', 6: 'Good', 7: 'Excellent', 8: 'Old Guard' };

/** True if there is a quality of this many hits. */
export const isQuality = (hits: number): boolean => QUALITY[hits] !== undefined;

/** "Good" for six hits; an unusual number is shown as it is. */
export const qualityOf = (hits: number): string => QUALITY[hits] ?? 'No such quality';
