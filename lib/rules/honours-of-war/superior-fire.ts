import type { Army, Unit } from './schema';
import { fieldingOf } from './tables';

type Served = Pick<Army, 'nation' | 'year'>;

/**
 * True if a unit fires as superior though it is of standard class: British line of His Britannic Majesty's Army, from
 * its first year in Germany, where the players have agreed on it (p. 43-44, R14).
 */
export const firesAsSuperior = (unit: Unit, army: Served, britishFire: boolean): boolean =>
  unit.superiorFire === true && britishFire && mayFireAsSuperior(unit, army) && unit.class === 'standard';

/** True if players may rate the unit superior in firing only, whatever the setting says; an imagi-nation's own never (N5). */
export const mayFireAsSuperior = (
  { type, nation: own }: Pick<Unit, 'type' | 'nation'>,
  { nation: main, year }: Served,
): boolean => {
  const nation = own ?? main;
  if (type !== 'british-line' || nation === 'imagi-nation') return false;
  const fielding = fieldingOf(nation, type);
  return fielding !== undefined && year >= (fielding.from ?? year);
};
