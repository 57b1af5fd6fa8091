import type { Bounds } from '../core/army/typed-number';

/** What the file may say, and the forms take: larger numbers are slips of the keyboard. */
export const BOUNDS = {
  /** men of a unit, or guns of artillery */
  men: { min: 0, max: 1_000_000 },
  /** strength points, of a unit or a fieldwork */
  strength: { min: 0, max: 10_000 },
  /** morale modifier */
  modifier: { min: -12, max: 12 },
  bases: { min: 0, max: 99 },
  /** charges of engineers */
  charges: { min: 0, max: 999 },
  /** men and guns of a standard unit, in multiples of the printed ones */
  factor: { min: 0.5, max: 100, step: 0.5 },
} as const satisfies Record<string, Bounds>;
