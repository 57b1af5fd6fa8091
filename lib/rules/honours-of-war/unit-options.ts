import type { Unit } from './schema';
import { TYPES } from './tables';

/** What the rules let a player say of a unit beyond its name and class. */
export type UnitOptions = {
  /** infantry and cavalry come in sizes (p. 38) */
  readonly sizes: boolean;
  /** superior light infantry has no price and no row (R9) */
  readonly superior: boolean;
  /** light infantry may have rifles (p. 52); as the type is armed, unless the unit says otherwise */
  readonly rifles: boolean | undefined;
  /** close order battalions have battalion guns or not (p. 9, 37) */
  readonly battalionGuns: boolean;
  /** British line may be superior in firing only (R14) */
  readonly superiorFire: boolean;
};

/** The options of a unit, by its arm. */
export const unitOptions = ({ type }: Pick<Unit, 'type'>): UnitOptions => {
  const { arm, rifles = false } = TYPES[type];
  return {
    sizes: arm !== 'artillery' && arm !== 'transport',
    superior: arm !== 'light-infantry',
    rifles: arm === 'light-infantry' ? rifles : undefined,
    battalionGuns: arm === 'close-order',
    superiorFire: type === 'british-line',
  };
};
