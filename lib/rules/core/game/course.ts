import { type Act, type Fact, type GamePlace, type ToldAct, undoneIds } from './fact';
import { lossesOf, withFact } from './fold';
import type { Machine, Piece, Setup, Side } from './machine';
import { beginGame, comparePlaces, counterOf, type GameState, type PieceState, pieceOf } from './state';

/** Losses of both sides, in the whole units of their system. */
export type LossPair = readonly [number, number];

/** What became of a piece or a side by an act. */
export type GameChange =
  | { readonly piece: string; readonly counter: string; readonly from: number; readonly to: number }
  | { readonly piece: string; readonly condition: string; readonly from: string; readonly to: string }
  | { readonly piece: string; readonly mark: string; readonly on: boolean }
  | { readonly side: Side; readonly broken: boolean };

/** One fact with what it did; of one that does not stand, what it would have done. */
export type CourseEntry = {
  readonly fact: Fact;
  readonly stands: boolean;
  /** it was done in an earlier phase than it came in: without a connection, or at the same moment */
  readonly isLate: boolean;
  /** the side it is about; null for both or none */
  readonly side: Side | null;
  readonly at: GamePlace;
  /** where the game goes on; the same place but for the end of a phase */
  readonly next: GamePlace;
  /** What the act named comes first, even where it stayed as it was; without what lapses by itself. */
  readonly changes: readonly GameChange[];
  /** after it, of what stands */
  readonly losses: LossPair;
};

/** A game from its beginning to now: all facts in their order. */
export type Course = {
  readonly entries: readonly CourseEntry[];
  /** before the first fact */
  readonly start: LossPair;
  /** as it is now */
  readonly game: GameState;
};

const pairOf = (game: GameState): LossPair => [lossesOf(game, 0), lossesOf(game, 1)];

const placeIn = ({ turn, phase, half }: GameState): GamePlace => ({ turn, phase, half });

/** All that is another for a piece, in the order of the machine. */
const differences = (
  { counters, conditions, marks }: Machine,
  { id: piece, of }: Piece,
  before: PieceState,
  after: PieceState,
): GameChange[] => {
  const changes: GameChange[] = [];
  if (before === after) return changes;
  for (const { key: condition, of: holder, start } of conditions) {
    const [from, to] = [before.conditions[condition] ?? start, after.conditions[condition] ?? start];
    if (holder === of && from !== to) changes.push({ piece, condition, from, to });
  }
  for (const { key: counter, of: holder, start } of counters) {
    const [from, to] = [before.counters[counter] ?? start, after.counters[counter] ?? start];
    if (holder === of && from !== to) changes.push({ piece, counter, from, to });
  }
  for (const { key: mark, of: holder } of marks) {
    const on = after.marks.has(mark);
    if (holder === of && on !== before.marks.has(mark)) changes.push({ piece, mark, on });
  }
  return changes;
};

/** True for what begins again by itself, as it does with every turn or half. */
const isLapse = ({ counters, conditions, marks }: Machine, of: Piece['of'], change: GameChange): boolean => {
  if ('side' in change) return false;
  if ('mark' in change) {
    const until = marks.find(({ key, of: holder }) => key === change.mark && holder === of)?.until;
    return !change.on && until !== 'ever';
  }
  const list: readonly { key: string; of: string; start: number | string; until?: string }[] =
    'counter' in change ? counters : conditions;
  const own = 'counter' in change ? change.counter : change.condition;
  const definition = list.find(({ key, of: holder }) => key === own && holder === of);
  return definition?.until !== undefined && change.to === definition.start;
};

/** What an act asked of a piece, whether or not that made it another; undefined where it fits nothing. */
const namedChange = (
  before: GameState,
  act: Extract<Act, { piece: string }>,
  piece: Piece,
  [old, now]: readonly [PieceState, PieceState],
): GameChange | undefined => {
  const { conditions, marks } = before.setup.machine;
  if (act.act === 'count') {
    const counter = counterOf(before, piece, act.counter);
    if (counter === undefined) return undefined;
    const { key, start } = counter;
    return {
      piece: piece.id,
      counter: key,
      from: old.counters[key] ?? start,
      to: now.counters[key] ?? start,
    };
  }
  if (act.act === 'become') {
    const condition = conditions.find(({ key, of }) => key === act.condition && of === piece.of);
    if (condition?.values.some(({ value }) => value === act.to) !== true) return undefined;
    const { key, start } = condition;
    const [from, to] = [old.conditions[key] ?? start, now.conditions[key] ?? start];
    return { piece: piece.id, condition: key, from, to };
  }
  if (act.act !== 'mark') return undefined;
  const isMark = marks.some(({ key, of }) => key === act.mark && of === piece.of);
  return isMark ? { piece: piece.id, mark: act.mark, on: now.marks.has(act.mark) } : undefined;
};

/** What is changed, whatever it comes to: of one piece no two changes have the same. */
export const keyOf = (change: GameChange): string => {
  if ('side' in change) return 'broken';
  if ('mark' in change) return `mark ${change.mark}`;
  return 'counter' in change ? `counter ${change.counter}` : `condition ${change.condition}`;
};

const changesBy = (act: ToldAct, before: GameState, after: GameState): readonly GameChange[] => {
  const { setup } = before;
  const both = (id: string) => [before.pieces.get(id), after.pieces.get(id)] as const;
  if (act.act === 'go on') {
    const own = setup.pieces.flatMap((piece) => {
      const [old, now] = both(piece.id);
      if (old === undefined || now === undefined) return [];
      return differences(setup.machine, piece, old, now).filter(
        (change) => !isLapse(setup.machine, piece.of, change),
      );
    });
    const sides = ([0, 1] as const).filter((side) => before.broken[side] !== after.broken[side]);
    return [...own, ...sides.map((side) => ({ side, broken: after.broken[side] }))];
  }
  if (act.act !== 'count' && act.act !== 'become' && act.act !== 'mark') return [];
  const piece = pieceOf(setup, act.piece);
  const [old, now] = both(act.piece);
  if (piece === undefined || old === undefined || now === undefined) return [];
  const named = namedChange(before, act, piece, [old, now]);
  if (named === undefined) return [];
  const others = differences(setup.machine, piece, old, now).filter((each) => keyOf(each) !== keyOf(named));
  return [named, ...others];
};

/** The fact that an undo is about in the end, and whether it brings it again rather than takes it back. */
export const undoneBy = (
  fact: Fact,
  facts: ReadonlyMap<string, Fact>,
): { readonly fact: Fact | undefined; readonly isBack: boolean } => {
  let one: Fact | undefined = fact;
  let isBack = true;
  // an undo may name any fact, itself too
  const seen = new Set<string>();
  while (one?.what.act === 'undo' && !seen.has(one.id)) {
    seen.add(one.id);
    one = facts.get(one.what.fact);
    isBack = !isBack;
  }
  return { fact: one?.what.act === 'undo' ? undefined : one, isBack };
};

/** Acts of the turn that goes on which came after the phase they were done in: what was thrown meanwhile may clash. */
export const lateActs = ({ entries, game: { turn } }: Course): readonly CourseEntry[] =>
  entries.filter(
    ({ stands, isLate, at, changes }) => stands && isLate && at.turn === turn && changes.length > 0,
  );

/** The course of a game: every fact once, in its order. */
export const courseOf = (setup: Setup, facts: readonly Fact[]): Course => {
  const undone = undoneIds(facts);
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const sideOf = (fact: Fact): Side | null => {
    const act = fact.what.act === 'undo' ? undoneBy(fact, byId).fact?.what : fact.what;
    const piece = act !== undefined && 'piece' in act && act.piece !== null && pieceOf(setup, act.piece);
    // a battle is of both sides, whichever it is kept with
    return piece && piece.of !== 'battle' ? piece.side : null;
  };

  let game = beginGame(setup);
  const start = pairOf(game);
  let losses = start;
  const entries = facts.map((fact): CourseEntry => {
    const stands = !undone.has(fact.id);
    const after = withFact(game, fact);
    const at = placeIn(game);
    const next = fact.what.act === 'go on' ? placeIn(after) : at;
    const isLate = fact.place !== undefined && comparePlaces(setup, fact.place, at) < 0;
    const changes = changesBy(fact.what, game, after);
    if (stands && after !== game) {
      losses = after.pieces === game.pieces ? losses : pairOf(after);
      game = after;
    }
    return { fact, stands, isLate, side: sideOf(fact), at, next, changes, losses };
  });
  return { entries, start, game };
};

/** Losses of a side after so many turns. */
export type CurvePoint = { readonly turn: number; readonly losses: number };

/** Losses of either side before the first turn and after each turn that something was entered in. */
export const curveOf = ({
  entries,
  start,
}: Course): readonly [readonly CurvePoint[], readonly CurvePoint[]] => {
  const after: LossPair[] = [start];
  for (const { fact, stands, at, losses } of entries) {
    // that a game has ended may be entered when the next turn is about to begin
    if (!stands || fact.what.act === 'end') continue;
    while (after.length < at.turn) after.push(after.at(-1) ?? start);
    after[at.turn] = losses;
  }
  const curve = (side: Side) => after.map((pair, turn): CurvePoint => ({ turn, losses: pair[side] }));
  return [curve(0), curve(1)];
};
