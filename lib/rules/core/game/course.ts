import { oncePer } from '../army/memo';
import { type Fact, type GameAct, type GamePlace, type ToldAct, undoneIds } from './fact';
import { lossesIn, lossesOf, lossOf, withFact } from './fold';
import type { GamePiece, GameSide, Machine, Setup } from './machine';
import { beginGame, comparePlaces, counterOf, type GameState, type PieceState, pieceOf } from './state';

/** Losses of both sides, in the whole units of their system. */
export type LossPair = readonly [number, number];

/** What became of a piece or a side by an act. */
export type GameChange =
  | { readonly piece: string; readonly counter: string; readonly from: number; readonly to: number }
  | { readonly piece: string; readonly condition: string; readonly from: string; readonly to: string }
  | { readonly piece: string; readonly mark: string; readonly on: boolean }
  | { readonly side: GameSide; readonly broken: boolean };

/** One fact with what it did; of an act on a piece that was taken back, what it would have done. */
export type CourseEntry = {
  readonly fact: Fact;
  readonly stands: boolean;
  /** it was done in an earlier phase than it came in: without a connection, or at the same moment */
  readonly isLate: boolean;
  /** the side it is about; null for both or none */
  readonly side: GameSide | null;
  readonly at: GamePlace;
  /** the phase in which the game continues; the same one except at the end of a phase */
  readonly next: GamePlace;
  /** The piece of the act comes first, even unchanged; without marks that lapse. */
  readonly changes: readonly GameChange[];
  /** its value after the act */
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

/** The pieces whose losses a change of one piece can change: its formation and all that stand in it. */
const groupsOf = oncePer(({ pieces }: Setup) => {
  const groups = new Map<string, GamePiece[]>();
  for (const piece of pieces) {
    const key = piece.in ?? piece.id;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [piece]);
    else group.push(piece);
  }
  return groups;
});

/** Losses after an act on one piece: only its formation is counted again, as a game has many acts and many pieces. */
const lossesAfter = (
  before: GameState,
  after: GameState,
  id: string,
  [first, second]: LossPair,
): LossPair => {
  const losses = lossesIn(after.setup);
  const sums: [number, number] = [first, second];
  for (const piece of groupsOf(after.setup).get(pieceOf(after.setup, id)?.in ?? id) ?? []) {
    sums[piece.side] += lossOf(after, piece, losses) - lossOf(before, piece, losses);
  }
  return sums;
};

const placeIn = ({ turn, phase, half }: GameState): GamePlace => ({ turn, phase, half });

/** All that is another for a piece, in the order of the machine. */
const differences = (
  { counters, conditions, marks }: Machine,
  { id: piece, of }: GamePiece,
  before: PieceState,
  after: PieceState,
): GameChange[] => {
  const changes: GameChange[] = [];
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

/** True for values that reset with every turn or half. */
const isLapse = (
  { counters, conditions, marks }: Machine,
  of: GamePiece['of'],
  change: GameChange,
): boolean => {
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
  act: Extract<GameAct, { piece: string }>,
  piece: GamePiece,
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

/** The key of a change, without its value: no two changes of one piece have the same. */
export const keyOf = (change: GameChange): string => {
  if ('side' in change) return 'broken';
  if ('mark' in change) return `mark ${change.mark}`;
  return 'counter' in change ? `counter ${change.counter}` : `condition ${change.condition}`;
};

const changesBy = (act: ToldAct, before: GameState, after: GameState): readonly GameChange[] => {
  const { setup } = before;
  const both = (id: string) => [before.pieces.get(id), after.pieces.get(id)] as const;
  if (before === after && act.act === 'go on') return [];
  if (act.act === 'go on') {
    const changed = setup.pieces.filter(({ id }) => before.pieces.get(id) !== after.pieces.get(id));
    const own = changed.flatMap((piece) => {
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

/** The fact that an undo is about in the end, and whether it brings that fact back rather than takes it back. */
export type UndoneFact = { readonly fact: Fact | undefined; readonly isBack: boolean };

/**
 * Finds what each undo is about. An undo may name another undo, itself or a later one; each chain is followed once, as
 * one game may hold a chain of 5,000.
 */
export const undoFinder = (facts: ReadonlyMap<string, Fact>): ((undo: Fact) => UndoneFact) => {
  const results = new Map<string, UndoneFact>();
  return (undo) => {
    const chain: Fact[] = [];
    const ids = new Set<string>();
    let one: Fact | undefined = undo;
    while (one?.what.act === 'undo' && !ids.has(one.id) && !results.has(one.id)) {
      chain.push(one);
      ids.add(one.id);
      one = facts.get(one.what.fact);
    }
    const end = one === undefined || ids.has(one.id) ? undefined : one;
    let result = (end && results.get(end.id)) ?? { fact: end, isBack: true };
    for (const each of chain.toReversed()) {
      result = { fact: result.fact, isBack: !result.isBack };
      results.set(each.id, result);
    }
    return result;
  };
};

/** Acts of the current turn that came after the end of their phase: later throws may conflict. */
export const lateActs = ({ entries, game: { turn } }: Course): readonly CourseEntry[] =>
  entries.filter(
    ({ stands, isLate, at, changes }) => stands && isLate && at.turn === turn && changes.length > 0,
  );

/** Facts of one step: a phone answers a tap between two of them. */
const STEP = 100;

/** The course of a game, every fact once and in its order, in steps between which others can be answered. */
export function* courseSteps(setup: Setup, facts: readonly Fact[]): Generator<void, Course> {
  const undone = undoneIds(facts);
  const findUndone = undoFinder(new Map(facts.map((fact) => [fact.id, fact])));
  const sideOf = (fact: Fact): GameSide | null => {
    const act = fact.what.act === 'undo' ? findUndone(fact).fact?.what : fact.what;
    const piece = act !== undefined && 'piece' in act && act.piece !== null && pieceOf(setup, act.piece);
    // a battle is of both sides, whichever it is kept with
    return piece && piece.of !== 'battle' ? piece.side : null;
  };

  let game = beginGame(setup);
  const start = pairOf(game);
  let losses = start;
  const entries: CourseEntry[] = [];
  for (const fact of facts) {
    if (entries.length % STEP === STEP - 1) yield;
    const { what } = fact;
    const stands = !undone.has(fact.id);
    // the end of a phase that was taken back ends nothing: it would cost a walk through all pieces
    const after = stands || what.act !== 'go on' ? withFact(game, fact) : game;
    const at = placeIn(game);
    const next = what.act === 'go on' ? placeIn(after) : at;
    const isLate = fact.place !== undefined && comparePlaces(setup, fact.place, at) < 0;
    const changes = changesBy(what, game, after);
    if (stands && after.pieces !== game.pieces) {
      losses =
        'piece' in what && what.piece !== null ? lossesAfter(game, after, what.piece, losses) : pairOf(after);
    }
    if (stands) game = after;
    entries.push({ fact, stands, isLate, side: sideOf(fact), at, next, changes, losses });
  }
  return { entries, start, game };
}

/** The course of a game in one piece: for tests, and for threads of their own. */
export const courseOf = (setup: Setup, facts: readonly Fact[]): Course => {
  const steps = courseSteps(setup, facts);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
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
  const curve = (side: GameSide) => after.map((pair, turn): CurvePoint => ({ turn, losses: pair[side] }));
  return [curve(0), curve(1)];
};
