import type { Bounds } from '../core/army/typed-number';

/** What the file may say, and the forms take: larger numbers are slips of the keyboard. */
export const BOUNDS = {
  /** strength points and Morale of a stand as a file may have them; the form takes those from 0 */
  value: { min: -99, max: 99 },
  strength: { min: 0, max: 99 },
  /** battalions, squadrons or guns that a stand stands for */
  size: { min: 0, max: 9_999 },
  men: { min: 0, max: 999_999 },
  /** the first turn of an entry */
  turn: { min: 0, max: 99 },
  /** segments or redoubts of works */
  works: { min: 0, max: 999 },
  /** real units for each of the book's */
  factor: { min: 0.5, max: 50, step: 0.5 },
} as const satisfies Record<string, Bounds>;
