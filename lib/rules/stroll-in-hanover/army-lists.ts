import { type MinorPoints, minorPoints, type PrintedPoints } from '../core/price/points';
import type { Army, Division, ListMark, Works } from './schema';
import { halfPoints, POINT_SCALE, POINTS } from './tables';

/**
 * The four lists that one army holds (R19): what the defender has, the same with redoubts and works, and what an
 * attacker has in a pitched battle and in an attack.
 */
export const LIST_IDS = ['defender', 'works', 'pitched', 'attack'] as const;

export type ListId = (typeof LIST_IDS)[number];

/** How a list is called on screen and on paper. */
export const LIST_LABELS: Record<ListId, string> = {
  defender: 'Defender',
  works: 'Defender with works',
  pitched: 'Attacker, pitched battle',
  attack: 'Attacker, attack',
};

export const MARK_LABELS: Record<ListMark, string> = {
  core: 'Core',
  'plus-10': '+10 %',
  'plus-30': '+30 %',
  both: '+10 %, +30 %',
};

/** True if an item so marked belongs to the list. */
export const isInList = (mark: ListMark | undefined, list: ListId): boolean => {
  if (mark === undefined || mark === 'core') return true;
  if (list === 'pitched') return mark !== 'plus-30';
  return list === 'attack' && mark !== 'plus-10';
};

/**
 * Works are the defender's; without a mark they stand in whatever list is played, and are an error in an attacker's.
 */
export const areWorksInList = ({ list: mark }: Works, list: ListId, role: Army['role']): boolean =>
  list === 'works' || (role === 'attacker' && mark === undefined && list !== 'defender');

/** The list that is played: until the role is known the defender's, which is what the budget is agreed for. */
export const listInForce = ({ role, battle }: Pick<Army, 'role' | 'battle'>): ListId => {
  if (role !== 'attacker') return 'works';
  return battle === 'pitched' ? 'pitched' : 'attack';
};

const CHECKED: Record<Army['role'], Record<Army['battle'], readonly ListId[]>> = {
  open: { open: ['works', 'pitched', 'attack'], attack: ['works', 'attack'], pitched: ['works', 'pitched'] },
  attacker: { open: ['pitched', 'attack'], attack: ['attack'], pitched: ['pitched'] },
  defender: { open: ['works'], attack: ['works'], pitched: ['works'] },
};

/** The lists that may still be played, and so are held against their points. */
export const listsToCheck = ({ role, battle }: Pick<Army, 'role' | 'battle'>): readonly ListId[] =>
  CHECKED[role][battle];

/** True if an item so marked may come to the table, as far as role and battle are known. */
export const isInPlay = (mark: ListMark | undefined, army: Pick<Army, 'role' | 'battle'>): boolean =>
  listsToCheck(army).some((list) => isInList(mark, list));

/** The same for works. */
export const areWorksInPlay = (works: Works, army: Pick<Army, 'role' | 'battle'>): boolean =>
  listsToCheck(army).some((list) => areWorksInList(works, list, army.role));

/** A division of which nothing comes to the table stays away whole; an empty one is still being built. */
export const isDivisionInPlay = (
  { units, commander }: Division,
  army: Pick<Army, 'role' | 'battle'>,
): boolean =>
  (units.length === 0 && commander === null) ||
  (commander !== null && isInPlay(commander.list, army)) ||
  units.some(({ list }) => isInPlay(list, army));

/**
 * True if stands of a division may come to the table. One without any is still being built: its flank march and entry
 * count, unless he who leads it stays away (N1, R19).
 */
export const marches = (division: Division, army: Pick<Army, 'role' | 'battle'>): boolean =>
  division.units.length === 0
    ? isDivisionInPlay(division, army)
    : division.units.some(({ list }) => isInPlay(list, army));

/**
 * The lists whose totals are printed: all four; where ratings are hidden the one that is played, for a lieutenant
 * general who belongs to some of them is the difference between two.
 */
export const printedLists = (
  army: Pick<Army, 'role' | 'battle'>,
  { hideRatings }: { readonly hideRatings: boolean },
): readonly ListId[] => (hideRatings ? [listInForce(army)] : LIST_IDS);

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
