import type { Act, Ending, Fact } from './fact';
import { standingFacts } from './fact';
import type { Consequence, Effect, Machine, Piece, Setup, Side, Test } from './machine';

/** What is known of one piece. */
export type PieceState = {
  readonly counters: Readonly<Record<string, number>>;
  readonly conditions: Readonly<Record<string, string>>;
  readonly marks: ReadonlySet<string>;
};

/** A game as it stands after some facts. */
export type GameState = {
  readonly setup: Setup;
  /** from 1 */
  readonly turn: number;
  /** key of a phase of the machine */
  readonly phase: string;
  readonly pieces: ReadonlyMap<string, PieceState>;
  /** sides that were broken at the end of the last turn that was played */
  readonly broken: readonly [boolean, boolean];
  readonly ending: Ending | null;
};

const phasesOf = ({ machine, options }: Setup) =>
  machine.phases.filter(({ option }) => option === undefined || options.includes(option));

const startOf = ({ of, start = {} }: Piece, { counters, conditions }: Machine): PieceState => ({
  counters: Object.fromEntries(
    counters
      .filter((counter) => counter.of === of)
      .map(({ key, start: usual }) => [key, Number(start[key] ?? usual)]),
  ),
  conditions: Object.fromEntries(
    conditions
      .filter((condition) => condition.of === of)
      .map(({ key, start: usual }) => [key, String(start[key] ?? usual)]),
  ),
  marks: new Set(),
});

/** A game before its first turn. */
export const beginGame = (setup: Setup): GameState => ({
  setup,
  turn: 1,
  phase: phasesOf(setup)[0]?.key ?? '',
  pieces: new Map(setup.pieces.map((piece) => [piece.id, startOf(piece, setup.machine)])),
  broken: [false, false],
  ending: null,
});

/** True if all of it holds of the piece. */
export const holds = (state: PieceState, tests: readonly Test[]): boolean =>
  tests.every((test) => {
    if ('mark' in test) return state.marks.has(test.mark) === test.on;
    if ('condition' in test) return test.in.includes(state.conditions[test.condition] ?? '');
    const value = state.counters[test.counter];
    return value !== undefined && value >= (test.least ?? -Infinity) && value <= (test.most ?? Infinity);
  });

const withMark = (marks: ReadonlySet<string>, mark: string, on: boolean): ReadonlySet<string> => {
  const next = new Set(marks);
  if (on) next.add(mark);
  else next.delete(mark);
  return next;
};

const affected = (state: PieceState, effect: Effect): PieceState => {
  if ('mark' in effect) return { ...state, marks: withMark(state.marks, effect.mark, effect.on) };
  if ('condition' in effect) {
    return { ...state, conditions: { ...state.conditions, [effect.condition]: effect.to } };
  }
  return { ...state, counters: { ...state.counters, [effect.counter]: effect.to } };
};

const firstOf = (state: PieceState, list: readonly Consequence[]): Consequence | undefined =>
  list.find(({ when }) => holds(state, when));

/** What follows at once, until nothing more does: each consequence once at the most. */
const settled = (state: PieceState, { of }: Piece, { consequences }: Machine): PieceState => {
  let left = consequences.filter((each) => each.of === of && each.after === undefined);
  let next = state;
  for (let one = firstOf(next, left); one !== undefined; one = firstOf(next, left)) {
    next = one.then.reduce(affected, next);
    const done = one;
    left = left.filter((each) => each !== done);
  }
  return next;
};

const pieceOf = ({ setup }: GameState, id: string): Piece | undefined =>
  setup.pieces.find((piece) => piece.id === id);

const withPiece = (
  game: GameState,
  id: string,
  change: (state: PieceState, piece: Piece) => PieceState,
): GameState => {
  const [piece, state] = [pieceOf(game, id), game.pieces.get(id)];
  if (piece === undefined || state === undefined) return game;
  const next = change(state, piece);
  if (next === state) return game;
  return { ...game, pieces: new Map(game.pieces).set(id, settled(next, piece, game.setup.machine)) };
};

const counted = (
  game: GameState,
  { piece: id, counter: key, by }: Extract<Act, { act: 'count' }>,
): GameState =>
  withPiece(game, id, (state, piece) => {
    const counter = game.setup.machine.counters.find((each) => each.key === key && each.of === piece.of);
    if (counter === undefined) return state;
    const most = piece.most?.[key] ?? counter.most;
    const value = Math.min(most, Math.max(counter.least, (state.counters[key] ?? counter.start) + by));
    return value === state.counters[key] ? state : affected(state, { counter: key, to: value });
  });

/** What a side has lost by now, in the whole units of its system. */
export const lossesOf = ({ setup, pieces }: GameState, side: Side): number =>
  setup.machine.losses
    .filter(({ option }) => option === undefined || setup.options.includes(option))
    .reduce(
      (sum, { of, when, worth }) =>
        setup.pieces.reduce((all, piece) => {
          const state = pieces.get(piece.id);
          const isLost = piece.of === of && piece.side === side && state !== undefined && holds(state, when);
          return isLost ? all + (piece.worth?.[worth] ?? 0) : all;
        }, sum),
      0,
    );

const breaks = (game: GameState, side: Side): boolean => {
  const { breaksAt } = game.setup.sides[side];
  return breaksAt !== null && lossesOf(game, side) >= breaksAt;
};

/** Without what lasts no longer, once a phase is over, and a turn where it was the last. */
const lapsed = (
  state: PieceState,
  piece: Piece,
  { marks, counters, conditions }: Machine,
  phase: string,
  turnEnds: boolean,
): PieceState => {
  const ends = (until: string | undefined) => until === phase || (until === 'turn' && turnEnds);
  const of = <T extends { readonly of: string }>(list: readonly T[]) =>
    list.filter((each) => each.of === piece.of);
  const effects: Effect[] = [
    ...of(marks).flatMap(({ key, until }) => (ends(until) ? [{ mark: key, on: false }] : [])),
    ...of(counters).flatMap(({ key, until, start }) => (ends(until) ? [{ counter: key, to: start }] : [])),
    ...of(conditions).flatMap(({ key, until, start }) =>
      ends(until) ? [{ condition: key, to: start }] : [],
    ),
  ];
  return effects.reduce(affected, state);
};

/** Ends the phase: what follows from it is made of every piece at once, then what lasts no longer lapses. */
const phaseEnded = (game: GameState): GameState => {
  const { setup, phase, turn } = game;
  const { machine } = setup;
  const phases = phasesOf(setup);
  const next = phases[phases.findIndex(({ key }) => key === phase) + 1];
  const after = machine.consequences.filter((each) => each.after === phase);
  const pieces = new Map(
    setup.pieces.map((piece) => {
      const state = game.pieces.get(piece.id) ?? startOf(piece, machine);
      const own = after.filter(({ of }) => of === piece.of);
      const one = firstOf(state, own);
      const moved = one === undefined ? state : settled(one.then.reduce(affected, state), piece, machine);
      return [piece.id, lapsed(moved, piece, machine, phase, next === undefined)] as const;
    }),
  );
  const on = {
    ...game,
    pieces,
    phase: (next ?? phases[0])?.key ?? '',
    turn: next === undefined ? turn + 1 : turn,
  };
  return phase === machine.breaksAfter ? { ...on, broken: [breaks(on, 0), breaks(on, 1)] } : on;
};

/** The game after one more act that stands. An act that fits nothing in the game leaves it as it is. */
export const withAct = (game: GameState, act: Act): GameState => {
  switch (act.act) {
    case 'count':
      return counted(game, act);
    case 'become':
      return withPiece(game, act.piece, (state, { of }) => {
        const { conditions } = game.setup.machine;
        const condition = conditions.find(({ key, of: holder }) => key === act.condition && holder === of);
        const isOne = condition?.values.some(({ value }) => value === act.to) === true;
        return isOne ? affected(state, { condition: act.condition, to: act.to }) : state;
      });
    case 'mark':
      return withPiece(game, act.piece, (state, { of }) =>
        game.setup.machine.marks.some(({ key, of: holder }) => key === act.mark && holder === of)
          ? affected(state, { mark: act.mark, on: act.on })
          : state,
      );
    case 'go on':
      return phaseEnded(game);
    case 'end':
      return { ...game, ending: { how: act.how, winner: act.winner } };
    case 'throw':
    case 'note':
    case 'undo':
      return game;
  }
};

/** The game that these facts make, in their order. */
export const foldGame = (setup: Setup, facts: readonly Fact[]): GameState =>
  standingFacts(facts).reduce((game, { what }) => withAct(game, what), beginGame(setup));

/**
 * Who has won by the losses alone: a side that is broken has lost, and with the time up the one that lost more.
 * Null = a draw; undefined = it goes on.
 */
export const winnerByLosses = (game: GameState, timeUp = false): Side | null | undefined => {
  const [first, second] = game.broken;
  if (first || second) return first && second ? null : first ? 1 : 0;
  if (!timeUp) return undefined;
  const by = lossesOf(game, 0) - lossesOf(game, 1);
  return by === 0 ? null : by > 0 ? 1 : 0;
};
