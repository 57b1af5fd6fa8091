import { type Fraction, fraction, ONE, plus, times, ZERO } from '../../core/price/fraction';
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
