import type { Path } from '../core/path';
import type { Army, Unit } from './schema';

/** A unit and where it stands in the army. */
export type Placed = { readonly unit: Unit; readonly at: Path };

/** The units of an army that pass a test, wherever they stand: in brigades, independent, without a post. */
export const unitsWhere = (
  { brigades, independents, unassigned }: Army,
  test: (unit: Unit) => boolean,
): Placed[] => {
  const found: Placed[] = [];
  const look = (units: readonly Unit[], at: Path): void => {
    for (const [index, unit] of units.entries()) if (test(unit)) found.push({ unit, at: [...at, index] });
  };
  for (const [index, { units }] of brigades.entries()) look(units, ['brigades', index, 'units']);
  look(independents, ['independents']);
  look(unassigned, ['unassigned']);
  return found;
};
