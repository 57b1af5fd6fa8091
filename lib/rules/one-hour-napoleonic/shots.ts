import type { Unit } from './schema';
import { ARMS, TYPES } from './tables';

/** Boxes that rifles reach (Unit table, recovered). */
export const RIFLES_TO = 3;

/** The dice that a unit shoots with at these boxes, the first and the last of them counted. */
export type Shot = { readonly from: number; readonly to: number; readonly dice: number };

/** The shots of a unit by range; none of a unit that charges instead (Unit types; rifles: Unit table, recovered). */
export const shotsOf = ({ type, rifles }: Pick<Unit, 'type' | 'rifles'>): readonly Shot[] => {
  const { arm } = TYPES[type];
  const { charge, dice } = ARMS[arm];
  if (charge !== null) return [];
  const ends = dice.map(({ to }) => (rifles && arm === 'light' ? RIFLES_TO : to));
  return dice.map(({ dice: count }, index) => ({
    from: (ends[index - 1] ?? 0) + 1,
    to: ends[index] ?? 0,
    dice: count,
  }));
};
