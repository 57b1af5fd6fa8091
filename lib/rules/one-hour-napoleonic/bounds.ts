import type { Bounds } from '../core/army/typed-number';

/** What the file may say, and the forms take: larger numbers are slips of the keyboard. */
export const BOUNDS = {
  hits: { min: 0, max: 99 },
  /** men of one unit */
  men: { min: 0, max: 99_999 },
  /** guns of a reserve battery */
  guns: { min: 0, max: 999 },
  /** men of a unit of foot, for the whole army */
  foot: { min: 100, max: 99_999, step: 100 },
} as const satisfies Record<string, Bounds>;
