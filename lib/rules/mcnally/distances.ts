import {
  type Fraction,
  floorOf,
  fraction,
  fromDecimal,
  minus,
  roundHalfUp,
  times,
} from '../core/price/fraction';
import type { Army } from './schema';
import { LIMITS } from './tables';

const { numerator, denominator } = LIMITS.smallScale;

/** What distances are multiplied by: 15 mm figures play at two thirds (Scales, etc.). */
export const ratioOf = (scale: Army['scale']): Fraction =>
  scale === '15' ? fraction(numerator, denominator) : fraction(1);

/** "2", "1 1/3", "0.5": an exact number of inches; thirds as fractions, others as decimals to the nearest tenth. */
const printed = (value: Fraction): string => {
  const { n, d } = value;
  if (d === 1) return String(n);
  const whole = floorOf(value);
  if (d === 3) return `${whole === 0 ? '' : `${whole} `}${minus(value, fraction(whole)).n}/3`;
  return String(roundHalfUp(times(value, fraction(10))) / 10);
};

/** A distance in inches at a figure scale, exact: 3 inches are 2 for 15 mm, 4 are 2 2/3. */
export const inches = (distance: number, scale: Army['scale']): string =>
  printed(times(fromDecimal(distance), ratioOf(scale)));

const DISTANCE = /\d+(?:\.\d+)?/g;

/** Every number of a cell of distances at a figure scale: "0–6" is "0–4" for 15 mm. */
export const inchesIn = (cell: string, scale: Army['scale']): string =>
  scale === '15' ? cell.replace(DISTANCE, (number) => inches(Number(number), scale)) : cell;

/** Width of a base in mm (Units and bases, R03). */
export const baseWidth = (scale: Army['scale']): number =>
  scale === '15' ? LIMITS.baseWidth.small : LIMITS.baseWidth.large;

/** A text with its distances filled in at a figure scale: "{3}" is "3 in", and "2 in" for 15 mm figures. */
export const filled = (text: string, scale: Army['scale']): string =>
  text.replace(/\{(\d+)\}/g, (_, distance: string) => `${inches(Number(distance), scale)} in`);
