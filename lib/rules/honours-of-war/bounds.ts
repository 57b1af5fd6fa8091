import type { Bounds } from '../core/army/typed-number';

/** What the file may say, and the forms take: larger numbers are slips of the keyboard. */
export const BOUNDS = {
  /** combat bases of a unit */
  bases: { min: 0, max: 99 },
  /** sections or blocks of works */
  works: { min: 0, max: 999 },
} as const satisfies Record<string, Bounds>;
