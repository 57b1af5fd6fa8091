import type { Unit } from './schema';
import { fieldingOf, type NationId } from './tables';

type Field = { readonly nation: NationId; readonly year: number; readonly britishFire: boolean };

/**
 * True if a unit fires as superior though it is of standard class: British line of His Britannic Majesty's Army, from
 * its first year in Germany, where the players have agreed on it (p. 43-44, R14).
 */
export const firesAsSuperior = (unit: Unit, { nation, year, britishFire }: Field): boolean => {
  if (unit.superiorFire !== true || !britishFire) return false;
  return mayFireAsSuperior(unit, { nation, year }) && unit.class === 'standard';
};

/** True if the book lets players rate the unit superior in firing only, whatever the setting says. */
export const mayFireAsSuperior = (
  { type, nation: own }: Pick<Unit, 'type' | 'nation'>,
  { nation, year }: Pick<Field, 'nation' | 'year'>,
): boolean => {
  if (type !== 'british-line') return false;
  const fielding = fieldingOf(own ?? nation, type);
  return fielding !== undefined && year >= (fielding.from ?? year);
};
