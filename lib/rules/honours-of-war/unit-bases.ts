import type { ArmyFile } from '../core/army/document';
import type { Army, Unit } from './schema';
import { settingOf } from './settings';
import { LIMITS, ruling, TYPES } from './tables';

/** How many bases a unit of its size may stand on. */
export type UnitBases = {
  /** the numbers to choose from; null = any number */
  readonly choices: readonly number[] | null;
  /** where the player says nothing */
  readonly usual: number;
  /** there is something to choose, or something said already */
  readonly open: boolean;
};

/**
 * The bases a player can say of a unit: two or three for small infantry, any number by the players' own basing; what
 * is said already can always be changed (p. 9, 38; R41).
 */
export const unitBases = ({ type, size, bases }: Unit, file: ArmyFile<Army>): UnitBases => {
  const { arm } = TYPES[type];
  if (arm === 'artillery' || arm === 'transport') {
    return { choices: null, usual: arm === 'artillery' ? 1 : 0, open: bases !== undefined };
  }
  const allowed: readonly number[] = LIMITS.bases[arm][size];
  const usual = Math.max(...allowed);
  if (settingOf(file, 'basing') === 'own' || (bases !== undefined && !allowed.includes(bases))) {
    return { choices: null, usual, open: true };
  }
  return { choices: allowed, usual, open: allowed.length > 1 || bases !== undefined };
};

/** A battalion-gun model on its own base. */
export const GUN_BASE = ruling('R47');

/** True if the unit can have such a model (p. 9). */
export const mayHaveGunBase = ({ type, battalionGuns, extraGunBase }: Unit): boolean =>
  extraGunBase !== undefined || (TYPES[type].arm === 'close-order' && battalionGuns !== 'absent');
