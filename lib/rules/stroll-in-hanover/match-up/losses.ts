import { type Fraction, fraction, ONE, plus, times, ZERO } from '../../core/price/fraction';
import { moraleOf } from '../morale';
import type { Entry } from '../schema';
import { LIMITS } from '../tables';

const FACES = 6;

/** The chance of each try to come to the table, the first first: a face more with every try (s. 17). */
export const arrivals = (kind: Entry['kind']): readonly Fraction[] => {
  const chances: Fraction[] = [];
  let still = ONE;
  for (let faces = LIMITS.arrival[kind]; faces <= FACES; faces += 1) {
    chances.push(times(still, fraction(faces, FACES)));
    still = times(still, fraction(FACES - faces, FACES));
  }
  return chances;
};

/** The tries that it takes on average. */
export const meanArrival = (kind: Entry['kind']): Fraction =>
  arrivals(kind).reduce((sum, chance, index) => plus(sum, times(chance, fraction(index + 1))), ZERO);

/** Strength points of the divisions of an army, and of the bases outside them. */
export type Strengths = { readonly divisions: readonly number[]; readonly loose: number };

const totalOf = ({ divisions, loose }: Strengths): number => divisions.reduce((sum, sp) => sum + sp, loose);

/** Beyond it the sums of divisions are more than a page can wait for. */
const MOST_SUMS = 3_000_000;

/** True if its losses can be worked out: whole strength points, and not more than can be added up. */
const isSummable = (army: Strengths): boolean =>
  [...army.divisions, army.loose].every((sp) => Number.isSafeInteger(sp) && sp >= 0) &&
  totalOf(army) * army.divisions.length <= MOST_SUMS;

/**
 * The fewest strength points whose loss ends the game for an army (s. 14): divisions that lose half of theirs count
 * whole, every other point counts one. Null if it has nothing to lose or cannot be worked out.
 */
export const fewestLosses = (army: Strengths): number | null => {
  const limit = moraleOf(totalOf(army));
  if (limit === 0 || !isSummable(army)) return null;
  // the fewest losses that count for so much, by divisions alone; what counts for more than is limit counts for that
  const least: number[] = Array.from({ length: limit + 1 }, () => Infinity);
  least[0] = 0;
  for (const sp of army.divisions) {
    if (sp === 0) continue;
    for (let counted = limit; counted >= 0; counted -= 1) {
      const to = Math.min(limit, counted + sp);
      least[to] = Math.min(least[to] ?? Infinity, (least[counted] ?? Infinity) + moraleOf(sp));
    }
  }
  return Math.min(...least.map((losses, counted) => losses + limit - counted));
};

/**
 * The most strength points that an army can lose with the game still on (s. 14): whole divisions, and of the others
 * one less than demoralises them.
 */
export const mostLosses = (army: Strengths): number | null => {
  const limit = moraleOf(totalOf(army));
  if (limit === 0 || !isSummable(army)) return null;
  const room = limit - 1;
  // what can be lost without demoralising anyone, and what a division adds to it when it is lost whole
  const spare = army.divisions.reduce((sum, sp) => sum + Math.max(0, moraleOf(sp) - 1), army.loose);
  const most: number[] = Array.from({ length: room + 1 }, () => 0);
  for (const sp of army.divisions) {
    for (let counted = room; counted >= sp && sp > 0; counted -= 1) {
      most[counted] = Math.max(most[counted] ?? 0, (most[counted - sp] ?? 0) + sp - moraleOf(sp) + 1);
    }
  }
  return Math.min(room, spare + (most[room] ?? 0));
};
