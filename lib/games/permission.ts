import type { Act } from '../rules/core/game/fact';
import type { Setup, Side } from '../rules/core/game/machine';
import { pieceOf } from '../rules/core/game/state';
import type { Role } from './schema';

/** The side that a seat plays; null for one that plays both, or none. */
const sideOf = (role: Role): Side | null => (role === 'first' ? 0 : role === 'second' ? 1 : null);

/** What concerns both sides, and either may say: who holds an objective, the weather. */
const OF_BOTH: readonly string[] = ['objective', 'battle'];

/** The side whose piece an act is about; null where it concerns both. */
const sideOfAct = (setup: Setup, act: Act): Side | null => {
  const piece = 'piece' in act && act.piece !== null ? pieceOf(setup, act.piece) : undefined;
  return piece === undefined || OF_BOTH.includes(piece.of) ? null : piece.side;
};

/** True where somebody in this seat may do something, and not only look on. */
export const isPlayer = (role: Role): boolean => role !== 'looks';

/** True where a seat marks the pieces of a side. */
export const marksSide = (role: Role, side: Side): boolean =>
  isPlayer(role) && (sideOf(role) ?? side) === side;

/** What an act followed from: a throw of its own side may score on the other. */
type Root = { readonly role: Role; readonly what: Act } | null;

/** True if a seat may do this: to its own pieces, to what concerns both, and by its own throw to the other side. */
export const mayDo = (role: Role, setup: Setup, act: Act, root: Root): boolean => {
  const side = sideOfAct(setup, act);
  return side === null || marksSide(role, side) || (root?.what.act === 'throw' && root.role === role);
};

/** True if a seat may take a fact back: what its own side did, and what was done to it. */
export const mayUndo = (
  role: Role,
  setup: Setup,
  fact: { readonly role: Role; readonly what: Act },
): boolean => {
  if (!isPlayer(role)) return false;
  if (role === 'both' || fact.role === role) return true;
  const side = sideOfAct(setup, fact.what);
  return side !== null && marksSide(role, side);
};
