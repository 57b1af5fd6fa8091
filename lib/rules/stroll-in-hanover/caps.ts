import { type MinorPoints, minorPoints, type PrintedPoints } from '../core/price/points';
import type { ListId } from './army-lists';
import type { Army } from './schema';
import { halfPoints, POINT_SCALE, POINTS } from './tables';

/** Half points times ten against half points times this many tenths: exact, without a fraction (R12). */
const TENTHS: Record<ListId, number> = {
  defender: POINTS.defender.tenths,
  works: POINTS.defender.tenths,
  pitched: POINTS.attacker.pitched.tenths,
  attack: POINTS.attacker.attack.tenths,
};

/** What the factor of a list is counted from, in half points: the agreed budget, or what the defender spent (R11). */
export const capBase = (
  { budget, defenderSpent }: Pick<Army, 'budget' | 'defenderSpent'>,
  list: ListId,
  fromDefender: boolean,
): MinorPoints | null => {
  const attacker = list === 'pitched' || list === 'attack';
  const base = attacker && fromDefender ? (defenderSpent ?? budget) : budget;
  return base === null ? null : halfPoints(base);
};

/** True if a total breaks the cap of its list; both in half points. */
export const isOver = (total: MinorPoints, base: MinorPoints, list: ListId): boolean =>
  10 * total > TENTHS[list] * base;

/** The cap in half points, rounded down: the same verdict, since prices move in half points (R12). */
export const wholeCap = (base: MinorPoints, list: ListId): MinorPoints =>
  minorPoints(Math.floor((TENTHS[list] * base) / 10));

/** The cap in printed points: 131.3. */
export const printedCap = (base: MinorPoints, list: ListId): PrintedPoints =>
  Math.round((100 * TENTHS[list] * base) / (10 * POINT_SCALE)) / 100;

/** "1.3" for the attacker in an attack. */
export const factorText = (list: ListId): string => (TENTHS[list] / 10).toString();
