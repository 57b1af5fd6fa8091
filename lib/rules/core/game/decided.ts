import type { Cite } from '../contract/citation';
import type { Course, CourseEntry, LossPair } from './course';
import { lossesIn, lossesOf, lossOf, winnerByLosses } from './fold';
import type { GamePiece, GameSide, Setup } from './machine';
import { beginningOf, counterOf, type GameState } from './state';
import * as words from './words';

/** An act with what followed from it, that led for good by losses or broke the other side. */
export type TurningPoint = {
  readonly facts: readonly string[];
  readonly turn: number;
  /** who has led ever since */
  readonly side: GameSide;
  /** how far the lead went up for good, and what it was after the act; in the system's whole units */
  readonly change: number;
  readonly lead: number;
  /** the side that it brought to its breaking point for good */
  readonly breaks?: GameSide;
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

const leadOf = (side: GameSide, losses: LossPair): number => losses[side === 0 ? 1 : 0] - losses[side];

/** Which act brought a side that is broken to its breaking point, and not back from it; −1 if none did. */
const breakingAct = ({ start, game }: Course, acts: ReturnType<typeof actsIn>, side: GameSide): number => {
  const { breaksAt } = game.setup.sides[side];
  if (breaksAt === null || !game.broken[side]) return -1;
  const isBelow = (losses: LossPair): boolean => losses[side] < breaksAt;
  const lossesAfter = acts.map((act) => act.at(-1)?.losses ?? start);
  const below = lossesAfter.findLastIndex(isBelow);
  if (below === -1 && !isBelow(start)) return -1;
  return below + 1 < acts.length ? below + 1 : -1;
};

/** Three acts in their order: the one that broke who is behind, and those that widened the lead most for good. */
export const turningPoints = (course: Course): readonly TurningPoint[] => {
  const acts = actsIn(course);
  const last = acts.at(-1)?.at(-1)?.losses ?? course.start;
  if (last[0] === last[1]) return [];
  const side: GameSide = last[0] < last[1] ? 0 : 1;
  const leads = acts.map((act) => leadOf(side, act.at(-1)?.losses ?? course.start));
  // the least that the lead ever is from an act on: below it, it never comes back
  const floors = [...leads];
  for (let index = floors.length - 2; index >= 0; index--) {
    floors[index] = Math.min(floors[index] ?? 0, floors[index + 1] ?? 0);
  }
  const first = leadOf(side, course.start);
  const loser: GameSide = side === 0 ? 1 : 0;
  const breaking = breakingAct(course, acts, loser);
  const points = acts.flatMap((act, index): TurningPoint[] => {
    const floor = floors[index] ?? 0;
    const change = floor - Math.min(index === 0 ? first : (floors[index - 1] ?? 0), floor);
    const breaks = index === breaking && { breaks: loser };
    if (breaks === false && (floor <= 0 || change <= 0)) return [];
    const facts = act.map(({ fact }) => fact.id);
    // a lead that was not yet for good when the act broke the other went up by nothing
    const gain = floor <= 0 ? 0 : change;
    return [{ facts, turn: act[0].at.turn, side, change: gain, lead: leads[index] ?? 0, ...breaks }];
  });
  // of acts that did as much the first
  const rank = ({ breaks, change }: TurningPoint): number => (breaks === undefined ? change : Infinity);
  const widest = new Set(points.toSorted((a, b) => rank(b) - rank(a)).slice(0, MOST));
  return points.filter((point) => widest.has(point));
};

/** What a piece has cost its side, and the most that it can. */
export type PieceLoss = { readonly piece: GamePiece; readonly lost: number; readonly most: number };

/** What a formation has lost of what it has, its leaders and itself included. */
export type FormationLoss = {
  /** null for units in no formation, and for objectives */
  readonly formation: GamePiece | null;
  readonly lost: number;
  readonly most: number;
  /** those that can cost anything */
  readonly pieces: readonly PieceLoss[];
};

const mostOf = (setup: Setup, piece: GamePiece): number => {
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
  const ofSide = (side: GameSide): readonly FormationLoss[] => {
    const own = setup.pieces.filter((piece) => piece.side === side);
    const formations = own.filter(({ of }) => of === 'formation');
    const ids = new Set(formations.map(({ id }) => id));
    const homeOf = ({ id, in: home = id }: GamePiece): string | null => (ids.has(home) ? home : null);
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
export type GameEnd = {
  readonly winner: GameSide | null;
  readonly sentence: string;
  readonly cite: Cite | null;
};

/** The end of the game by the rules, as it is now; null while it is running. */
export const gameEndOf = (game: GameState, per: number): GameEnd | null => {
  const { setup } = game;
  const winner = winnerByLosses(game);
  if (winner === undefined) return null;
  const losses: LossPair = [lossesOf(game, 0), lossesOf(game, 1)];
  const loser: GameSide = winner === 0 ? 1 : 0;
  const sentence =
    winner === null
      ? words.bothBrokenText(setup, losses, per)
      : words.brokenText(setup, loser, losses[loser], per);
  return { winner, sentence, cite: lossesIn(setup)[0]?.cite ?? null };
};
