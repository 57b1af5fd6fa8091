import type { Cite } from '../contract/citation';
import type { Course, CourseEntry, LossPair } from './course';
import { lossesIn, lossesOf, lossOf, winnerByLosses } from './fold';
import type { Piece, Setup, Side } from './machine';
import { beginningOf, counterOf, type GameState } from './state';
import * as words from './words';

/** An act, with what followed from it, after which the one who led by losses was never again level or behind. */
export type TurningPoint = {
  readonly facts: readonly string[];
  readonly turn: number;
  /** who has led ever since */
  readonly side: Side;
  /** how far the lead went up for good, and what it was after the act; in the system's whole units */
  readonly change: number;
  readonly lead: number;
};

/** As many acts as decide a game. */
const MOST = 3;

/** Acts that stand, each with what followed from it at once: a throw, its hits, a unit that breaks. */
const actsIn = ({ entries }: Course): readonly (readonly [CourseEntry, ...CourseEntry[]])[] => {
  const roots = new Map<string, string>();
  const acts: [CourseEntry, ...CourseEntry[]][] = [];
  let last: string | undefined;
  for (const entry of entries) {
    const { id, from, what } = entry.fact;
    if (!entry.stands || what.act === 'undo') continue;
    const root = from === undefined ? id : (roots.get(from) ?? from);
    roots.set(id, root);
    const before = acts.at(-1);
    if (before !== undefined && root === last) before.push(entry);
    else acts.push([entry]);
    last = root;
  }
  return acts;
};

const leadOf = (side: Side, losses: LossPair): number => losses[side === 0 ? 1 : 0] - losses[side];

/**
 * What decided a game, in its order: of the acts after which the lead never came back, the three that widened it most
 * for good. A game that is level now has none.
 */
export const turningPoints = (course: Course): readonly TurningPoint[] => {
  const acts = actsIn(course);
  const last = acts.at(-1)?.at(-1)?.losses ?? course.start;
  if (last[0] === last[1]) return [];
  const side: Side = last[0] < last[1] ? 0 : 1;
  const leads = acts.map((act) => leadOf(side, act.at(-1)?.losses ?? course.start));
  // the least that the lead ever is from an act on: below it, it never comes back
  const floors = [...leads];
  for (let index = floors.length - 2; index >= 0; index--) {
    floors[index] = Math.min(floors[index] ?? 0, floors[index + 1] ?? 0);
  }
  const first = leadOf(side, course.start);
  const points = acts.flatMap((act, index): TurningPoint[] => {
    const floor = floors[index] ?? 0;
    const change = floor - Math.min(index === 0 ? first : (floors[index - 1] ?? 0), floor);
    if (floor <= 0 || change <= 0) return [];
    const facts = act.map(({ fact }) => fact.id);
    return [{ facts, turn: act[0].at.turn, side, change, lead: leads[index] ?? 0 }];
  });
  // of acts that did as much the first
  const widest = new Set(points.toSorted((a, b) => b.change - a.change).slice(0, MOST));
  return points.filter((point) => widest.has(point));
};

/** What a piece has cost its side, and the most that it can. */
export type PieceLoss = { readonly piece: Piece; readonly lost: number; readonly most: number };

/** What a formation has lost of what it has, its leaders and itself included. */
export type FormationLoss = {
  /** null for units in no formation, and for objectives */
  readonly formation: Piece | null;
  readonly lost: number;
  readonly most: number;
  /** those that can cost anything */
  readonly pieces: readonly PieceLoss[];
};

const mostOf = (setup: Setup, piece: Piece): number => {
  const worths = lossesIn(setup).flatMap(({ of, worth }): number[] => {
    if (of !== piece.of) return [];
    if (typeof worth === 'string') return [piece.worth?.[worth] ?? 0];
    const counter = counterOf({ setup }, piece, worth.counter);
    return counter === undefined ? [] : [beginningOf(piece, counter) - counter.least];
  });
  return Math.max(0, ...worths);
};

const sumOf = (list: readonly PieceLoss[], key: 'lost' | 'most'): number =>
  list.reduce((sum, each) => sum + each[key], 0);

/** The losses of either side by its formations, in the order of the army; what is in none comes last. */
export const lossesByFormation = (
  game: GameState,
): readonly [readonly FormationLoss[], readonly FormationLoss[]] => {
  const { setup } = game;
  const losses = lossesIn(setup);
  const ofSide = (side: Side): readonly FormationLoss[] => {
    const own = setup.pieces.filter((piece) => piece.side === side);
    const formations = own.filter(({ of }) => of === 'formation');
    const ids = new Set(formations.map(({ id }) => id));
    const homeOf = ({ id, in: home = id }: Piece): string | null => (ids.has(home) ? home : null);
    return [...formations, null].flatMap((formation) => {
      const pieces = own
        .filter((piece) => homeOf(piece) === (formation?.id ?? null))
        .map((piece) => ({ piece, lost: lossOf(game, piece, losses), most: mostOf(setup, piece) }))
        .filter(({ lost, most }) => most > 0 || lost !== 0);
      if (formation === null && pieces.length === 0) return [];
      return [{ formation, lost: sumOf(pieces, 'lost'), most: sumOf(pieces, 'most'), pieces }];
    });
  };
  return [ofSide(0), ofSide(1)];
};

/** How a game ends by its losses; winner: null = a draw. */
export type GameEnd = { readonly winner: Side | null; readonly sentence: string; readonly cite: Cite | null };

/** What the rules say of the end as the game is now; null while it goes on. */
export const endingOf = (game: GameState, per: number): GameEnd | null => {
  const { setup } = game;
  const winner = winnerByLosses(game);
  if (winner === undefined) return null;
  const losses: LossPair = [lossesOf(game, 0), lossesOf(game, 1)];
  const loser: Side = winner === 0 ? 1 : 0;
  const sentence =
    winner === null
      ? words.bothBrokenText(setup, losses, per)
      : words.brokenText(setup, loser, losses[loser], per);
  return { winner, sentence, cite: lossesIn(setup)[0]?.cite ?? null };
};
