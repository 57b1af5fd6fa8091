import type { HitOdds } from '../core/price/dice';
import { HIT_TABLE, type HitRowId, hitsOf } from './hits';

const { faces } = HIT_TABLE.averageDie;

/** Hits scored by a face of the average die: the hit table, and a natural 5 always scores at least one (p. 26, 34). */
export const hitsOfFace = (row: HitRowId, face: number, modifier: number): number =>
  Math.max(hitsOf(row, face + modifier), face === 5 ? 1 : 0);

/** The hits of one throw of the average die (p. 7, 34). */
export const shotOdds = (row: HitRowId, modifier: number): HitOdds => {
  const ways = [0, 0, 0, 0, 0];
  for (const face of faces) {
    const hits = hitsOfFace(row, face, modifier);
    ways[hits] = (ways[hits] ?? 0) + 1;
  }
  return { ways, outOf: faces.length };
};

/** The classes of whatever is shot at or fought. */
export const TARGETS = ['superior', 'standard', 'inferior'] as const;
