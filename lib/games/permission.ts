import type { ToldAct } from '../rules/core/game/fact';
import type { GameSide, Setup } from '../rules/core/game/machine';
import { pieceOf } from '../rules/core/game/state';

/** Who sits where: one side, both of them, or beside the table to look on. */
export const ROLES = ['first', 'second', 'both', 'looks'] as const;
export type SeatRole = (typeof ROLES)[number];

/** The side that a seat plays; null for one that plays both, or none. */
const sideOf = (role: SeatRole): GameSide | null => (role === 'first' ? 0 : role === 'second' ? 1 : null);

/** What concerns both sides, and either may say: who holds an objective, the weather. */
const OF_BOTH: readonly string[] = ['objective', 'battle'];

/** The side whose piece an act is about; null where it concerns both. */
const sideOfAct = (setup: Setup, act: ToldAct): GameSide | null => {
  const piece = 'piece' in act && act.piece !== null ? pieceOf(setup, act.piece) : undefined;
  return piece === undefined || OF_BOTH.includes(piece.of) ? null : piece.side;
};

/** True where somebody in this seat may do something, and not only look on. */
export const isPlayer = (role: SeatRole): boolean => role !== 'looks';

/** True where a seat marks the pieces of a side. */
export const canMarkSide = (role: SeatRole, side: GameSide): boolean =>
  isPlayer(role) && (sideOf(role) ?? side) === side;

/** How a seat is given away: always, or as long as the side is free. */
export const OFFERS = ['open', 'while-free'] as const;
export type SeatOffer = (typeof OFFERS)[number];

/**
 * How one seat may give another away; null where it may not. The umpire gives all; a side gives its own and a place to
 * look on, and the other side only while that is free.
 */
export const offerOf = (giver: SeatRole, role: SeatRole): SeatOffer | null => {
  if (!isPlayer(giver)) return null;
  if (giver === 'both' || giver === role || role === 'looks') return 'open';
  return role === 'both' ? null : 'while-free';
};

/** True while a side is free. The umpire sits at both. */
export const isFree = (role: SeatRole, roles: readonly SeatRole[]): boolean =>
  !roles.some((each) => each === 'both' || each === role);

/**
 * The seat of a player who opens another one: never with fewer rights. Null for the other side: two seats never play
 * both.
 */
export const seatAfter = (before: SeatRole | null, next: SeatRole): SeatRole | null => {
  if (before === null || before === next || before === 'looks' || next === 'both') return next;
  return next === 'looks' || before === 'both' ? before : null;
};

/** A fact with the seat it was made from. */
type SeatFact = { readonly role: SeatRole; readonly what: ToldAct };

/** True if this seat may see the fact; notes are visible to their own side and to a player of both. */
export const isToldOf = (role: SeatRole, { role: by, what }: SeatFact): boolean =>
  what.act !== 'note' || by === 'both' || role === 'both' || role === by;

/** A setup as a seat may see it: what a player wrote about a piece is for that side, and for a player of both. */
export const setupFor = (role: SeatRole, setup: Setup): Setup => ({
  ...setup,
  pieces: setup.pieces.map((piece) => {
    const { note, ...rest } = piece;
    return note === undefined || canMarkSide(role, piece.side) ? piece : rest;
  }),
});

/** What an act followed from: a throw of its own side may score on the other. */
type Root = SeatFact | null;

/** True if a seat may do this: to its own pieces, to what concerns both, and by its own throw to the other side. */
export const mayDo = (role: SeatRole, setup: Setup, act: ToldAct, root: Root): boolean => {
  const side = sideOfAct(setup, act);
  return side === null || canMarkSide(role, side) || (root?.what.act === 'throw' && root.role === role);
};

/** True if a seat may take a fact back: what its own side did, and what was done to it. */
export const mayUndo = (role: SeatRole, setup: Setup, fact: SeatFact): boolean => {
  if (!isPlayer(role)) return false;
  if (role === 'both' || fact.role === role) return true;
  const side = sideOfAct(setup, fact.what);
  return side !== null && canMarkSide(role, side);
};
