import type { Bounds } from '../core/army/typed-number';

/** What the file may say, and the forms take: larger numbers are slips of the keyboard. */
export const BOUNDS = {
  figures: { min: 0, max: 999 },
  guns: { min: 0, max: 99 },
  /** couriers and chips of a commander */
  held: { min: 0, max: 99 },
  /** natural limits of an army */
  units: { min: 0, max: 9_999 },
  armyFigures: { min: 0, max: 99_999 },
} as const satisfies Record<string, Bounds>;
