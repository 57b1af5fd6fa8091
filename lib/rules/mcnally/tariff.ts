import type { CostLine } from '../core/costing';
import type { ArmyFile } from '../core/document';
import { type Fraction, fromDecimal } from '../core/fraction';
import { MOST_COEFFICIENT } from '../core/house';
import type { Unit } from './schema';
import { ARMS, type ArmId, COEFFICIENTS, type CoefficientKey, TYPES } from './tables';

/** The coefficients in force, as numbers and as exact fractions. */
export type Tariff = {
  readonly number: (key: CoefficientKey) => number;
  readonly exact: (key: CoefficientKey) => Fraction;
  readonly multiplier: Readonly<Record<ArmId, Fraction>>;
  /** lines of units already priced, by what they depend on */
  readonly priced: Map<number, readonly CostLine[]>;
};

const DEFAULTS = Object.fromEntries(COEFFICIENTS.map(({ key, default: usual }) => [key, usual])) as Record<
  CoefficientKey,
  number
>;

/** The value in force of a coefficient: the file's, else ours. */
export const coefficientOf = ({ house }: Pick<ArmyFile, 'house'>, key: CoefficientKey): number => {
  const value = house[key];
  return value === undefined || !Number.isFinite(value)
    ? DEFAULTS[key]
    : Math.min(MOST_COEFFICIENT, Math.max(-MOST_COEFFICIENT, value));
};

const madeOf = (file: Pick<ArmyFile, 'house'>): Tariff => {
  const numbers = {} as Record<CoefficientKey, number>;
  const fractions = {} as Record<CoefficientKey, Fraction>;
  for (const { key } of COEFFICIENTS) {
    numbers[key] = coefficientOf(file, key);
    fractions[key] = fromDecimal(numbers[key]);
  }
  const multiplier = Object.fromEntries(
    Object.entries(ARMS).map(([arm, { multiplier: key }]) => [arm, fractions[key]]),
  ) as Record<ArmId, Fraction>;
  return { number: (key) => numbers[key], exact: (key) => fractions[key], multiplier, priced: new Map() };
};

const OURS = madeOf({ house: {} });

const tariffs = new WeakMap<ArmyFile['house'], Tariff>();

/** Coefficients change seldom and are asked at every keystroke, so the fractions are made once. */
export const tariffOf = (file: Pick<ArmyFile, 'house'>): Tariff => {
  if (Object.keys(file.house).length === 0) return OURS;
  const known = tariffs.get(file.house);
  if (known !== undefined) return known;
  const tariff = madeOf(file);
  tariffs.set(file.house, tariff);
  return tariff;
};

/** The morale modifier of a unit: as entered, else that of its type; ours where the source has lost it (R11, 1.4). */
export const modifierOf = ({ modifier, type }: Pick<Unit, 'modifier' | 'type'>, tariff: Tariff): number => {
  if (modifier !== undefined) return modifier;
  const { modifier: printed, modifierKey } = TYPES[type];
  return modifierKey === null ? (printed ?? 0) : Math.round(tariff.number(modifierKey));
};
