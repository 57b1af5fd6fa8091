import type { ArmyFile } from '../core/army/document';
import { oncePer } from '../core/army/memo';
import { grouped } from '../core/army/number';
import type { CostLine } from '../core/price/costing';
import { type Fraction, fraction } from '../core/price/fraction';
import { coefficientsOf, fractionText } from '../core/price/house';
import type { Unit } from './schema';
import { ARMS, type ArmId, COEFFICIENTS, type CoefficientKey, TYPES } from './tables';

/** The coefficients in force: exact, as numbers, and in words: "0.75", "2/3", and with a sign. */
export type Tariff = {
  readonly exact: (key: CoefficientKey) => Fraction;
  readonly number: (key: CoefficientKey) => number;
  readonly describe: (key: CoefficientKey) => string;
  readonly signed: (key: CoefficientKey) => string;
  readonly multiplier: Readonly<Record<ArmId, Fraction>>;
  /** lines of units already priced, by what they depend on */
  readonly priced: Map<number, readonly CostLine[]>;
};

/** "+1.5", "−2/3": a fraction beside others. */
export const signedText = (value: Fraction): string => {
  const number = Number(value.n) / Number(value.d);
  const text = fractionText(value) ?? grouped(number);
  return number > 0 ? `+${text}` : text;
};

const madeOf = ({ house }: Pick<ArmyFile, 'house'>): Tariff => {
  const fractions = coefficientsOf(COEFFICIENTS, house);
  const number = (key: CoefficientKey): number => Number(fractions[key].n) / Number(fractions[key].d);
  const multiplier = Object.fromEntries(
    Object.entries(ARMS).map(([arm, { multiplier: key }]) => [arm, fractions[key]]),
  ) as Record<ArmId, Fraction>;
  const textOf = (key: CoefficientKey): string => fractionText(fractions[key]) ?? grouped(number(key));
  return {
    exact: (key) => fractions[key],
    number,
    describe: textOf,
    signed: (key) => signedText(fractions[key]),
    multiplier,
    priced: new Map(),
  };
};

const OURS = madeOf({ house: {} });

const tariffs = oncePer((house: ArmyFile['house']) => madeOf({ house }));

/** Coefficients change seldom and are asked at every keystroke, so the fractions are made once. */
export const tariffOf = ({ house }: Pick<ArmyFile, 'house'>): Tariff =>
  Object.keys(house).length === 0 ? OURS : tariffs(house);

/** The same as it is priced: a coefficient with a fraction is not rounded. */
export const pricedModifier = (
  { modifier, type }: Pick<Unit, 'modifier' | 'type'>,
  tariff: Tariff,
): Fraction => {
  const { modifier: printed, modifierKey } = TYPES[type];
  if (modifier !== undefined || modifierKey === null) return fraction(modifier ?? printed ?? 0);
  return tariff.exact(modifierKey);
};

/**
 * The morale modifier of a unit: as entered, else that of its type; ours where the source has lost it (R11, 1.4):
 * whole, for it is held against dice.
 */
export const modifierOf = ({ modifier, type }: Pick<Unit, 'modifier' | 'type'>, tariff: Tariff): number => {
  if (modifier !== undefined) return modifier;
  const { modifier: printed, modifierKey } = TYPES[type];
  return modifierKey === null ? (printed ?? 0) : Math.round(tariff.number(modifierKey));
};
