import { called, type Draft, type Order, suits, type Tell } from './muster-split';
import { commandersFor } from './rules/keeps-limits';
import type { Unit } from './schema';
import { weightIn } from './survey';
import { LIMITS } from './tables';

const weightOf = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + weightIn(unit, false), 0);

const smallestOf = (brigades: readonly Draft[]): Draft | undefined =>
  brigades.toSorted((a, b) => a.units.length - b.units.length)[0];

/**
 * Brigades no more than a game by points allows commanders for, one to three units (p. 12): the smallest joins another
 * that it suits, else its units are independent; as it is where neither will do.
 */
export const commanded = ({ brigades, independents }: Order, tell: Tell): Order => {
  const small = smallestOf(brigades);
  const allowed = commandersFor(weightOf(brigades.flatMap(({ units }) => units)));
  if (small === undefined || brigades.length <= allowed) return { brigades, independents };
  const others = brigades.filter((brigade) => brigade !== small);
  const partner = smallestOf(
    others.filter(
      (other) => suits(small, other) && small.units.length + other.units.length <= LIMITS.brigadeUnits.max,
    ),
  );
  if (partner !== undefined) {
    tell(small.from, 'merge', `too few units for another commander, joined to ${called(partner)}`);
    const whole = {
      ...partner,
      units: [...partner.units, ...small.units],
      from: [...partner.from, ...small.from],
    };
    const joined = others.map((other) => (other === partner ? whole : other));
    return commanded({ brigades: joined, independents }, tell);
  }
  if (independents.length + small.units.length > LIMITS.independents.max) return { brigades, independents };
  tell(small.from, 'post', 'too few units for another commander, so its units are independent');
  return commanded({ brigades: others, independents: [...independents, ...small.units] }, tell);
};
