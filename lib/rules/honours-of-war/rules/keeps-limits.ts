import type { Facts } from '../survey';
import { LIMITS } from '../tables';

/** What a fix would change: weight in brigades in halves, commanders of brigades, points. */
type Change = { readonly halves?: number; readonly commanders?: number; readonly points?: number };

/** The brigade commanders that a weight of units in brigades allows, in halves (p. 12). */
export const commandersFor = (halves: number): number =>
  Math.floor(halves / 2 / LIMITS.unitsPerCommander.value);

/**
 * True if the army keeps, after such a change, every limit of command and points that it keeps now (p. 12, 37, 51): a
 * fix may not break one.
 */
export const keepsLimits = (facts: Facts, { halves = 0, commanders = 0, points = 0 }: Change): boolean => {
  const { army, weight, independentWeight, maxCommanders, maxLieutenants, total } = facts;
  const most = commandersFor(weight - independentWeight + halves);
  const led = facts.commanders + commanders;
  const uncommanded = facts.brigades.length - facts.commanders;
  return (
    (led <= most || facts.commanders > maxCommanders) &&
    // an army with room for no commander needs none (R22); with room for one, every brigade does
    (most === 0 || maxCommanders > 0 || uncommanded === 0) &&
    (army.lieutenants.length <= Math.floor(led / LIMITS.brigadesPerLieutenant.value) ||
      army.lieutenants.length > maxLieutenants) &&
    (points <= 0 || army.budget === null || total > army.budget || total + points <= army.budget)
  );
};
