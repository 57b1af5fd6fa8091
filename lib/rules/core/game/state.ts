import { oncePer } from '../army/memo';
import type { Ending, GamePlace } from './fact';
import type { Counter, GamePhase, GamePiece, GameSide, Machine, Setup, Test } from './machine';

/** What is known of one piece. */
export type PieceState = {
  readonly counters: Readonly<Record<string, number>>;
  readonly conditions: Readonly<Record<string, string>>;
  readonly marks: ReadonlySet<string>;
};

/** The dice that a piece has thrown for rounds in this phase, and what the current round has added. */
export type RoundState = { readonly dice: number; readonly recent: number };

/** The state of a game after some facts, its turns from 1. */
export type GameState = GamePlace & {
  readonly setup: Setup;
  readonly pieces: ReadonlyMap<string, PieceState>;
  /** the pieces when the phase began: who fires in it is judged by that */
  readonly phaseStart: ReadonlyMap<string, PieceState>;
  /** by piece, of this phase */
  readonly rounds: ReadonlyMap<string, RoundState>;
  /** the last throws of this phase that were dice of rounds, by their facts: what follows from them comes later */
  readonly roundThrows: readonly { readonly fact: string; readonly round: number }[];
  /** sides that were at their breaking point at the end of the last turn that was played */
  readonly broken: readonly [boolean, boolean];
  readonly ending: Ending | null;
};

export const phasesOf = ({ machine, options }: Setup) =>
  machine.phases.filter(({ option }) => option === undefined || options.includes(option));

const piecesById = oncePer(({ pieces }: Setup) => new Map(pieces.map((piece) => [piece.id, piece])));

export const pieceOf = (setup: Setup, id: string): GamePiece | undefined => piecesById(setup).get(id);

const SIDES = [0, 1] as const;

/** The sides that have an army on the table: one of them where somebody keeps only their own. */
export const sidesOf = oncePer(({ pieces }: Setup): readonly GameSide[] =>
  SIDES.filter((side) => pieces.some((piece) => piece.side === side && piece.of === 'unit')),
);

export const placeOf = (phase: GamePhase | undefined): Pick<GameState, 'phase' | 'half'> => ({
  phase: phase?.key ?? '',
  half: phase?.half ?? 0,
});

/** Less than 0 where one place comes before the other in the turns of a game. */
export const comparePlaces = (setup: Setup, one: GamePlace, other: GamePlace): number => {
  const phases = phasesOf(setup);
  const indexOf = ({ phase, half }: GamePlace) =>
    phases.findIndex((each) => each.key === phase && (each.half ?? 0) === half);
  return one.turn - other.turn || indexOf(one) - indexOf(other);
};

export const startOf = ({ of, start = {} }: GamePiece, { counters, conditions }: Machine): PieceState => ({
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

/** What a phase begins with: no dice of rounds yet, and the pieces as they stand. */
export const beginPhase = (pieces: GameState['pieces']) => ({
  pieces,
  phaseStart: pieces,
  rounds: new Map<string, RoundState>(),
  roundThrows: [],
});

const NO_ROUND: RoundState = { dice: 0, recent: 0 };

export const roundOf = ({ rounds }: Pick<GameState, 'rounds'>, id: string): RoundState =>
  rounds.get(id) ?? NO_ROUND;

/** A game before its first turn. */
export const beginGame = (setup: Setup): GameState => ({
  setup,
  turn: 1,
  ...placeOf(phasesOf(setup)[0]),
  ...beginPhase(new Map(setup.pieces.map((piece) => [piece.id, startOf(piece, setup.machine)]))),
  broken: [false, false],
  ending: null,
});

/** How the pieces stand, and what each began with. */
export type GameTable = Pick<GameState, 'setup' | 'pieces'>;

/** The value that a counter of a piece had at the beginning. */
export const beginningOf = ({ start = {} }: GamePiece, counter: Counter): number =>
  Number(start[counter.key] ?? counter.start);

export const counterOf = (
  { setup }: Pick<GameTable, 'setup'>,
  { of }: GamePiece,
  key: string,
): Counter | undefined => setup.machine.counters.find((each) => each.key === key && each.of === of);

/** What a counter of a piece has lost since the beginning. */
export const lostOf = (table: GameTable, piece: GamePiece, key: string): number => {
  const counter = counterOf(table, piece, key);
  if (counter === undefined) return 0;
  const first = beginningOf(piece, counter);
  return first - (table.pieces.get(piece.id)?.counters[key] ?? first);
};

const testHolds = (table: GameTable, piece: GamePiece, state: PieceState, test: Test): boolean => {
  if ('mark' in test) return state.marks.has(test.mark) === test.on;
  if ('condition' in test) return test.in.includes(state.conditions[test.condition] ?? '');
  if ('formation' in test) {
    const formation = piece.in === undefined ? undefined : pieceOf(table.setup, piece.in);
    const own = formation && table.pieces.get(formation.id);
    return formation !== undefined && own !== undefined && holds(table, formation, own, test.formation);
  }
  if ('lost' in test) {
    const units = table.setup.pieces.filter((each) => each.in === piece.id);
    const lost = units.reduce((sum, unit) => sum + lostOf(table, unit, test.lost), 0);
    return lost >= (piece.worth?.[test.least] ?? Infinity);
  }
  const value = state.counters[test.counter];
  return value !== undefined && value >= (test.least ?? -Infinity) && value <= (test.most ?? Infinity);
};

/** True if all of it holds of the piece. */
export const holds = (
  table: GameTable,
  piece: GamePiece,
  state: PieceState,
  tests: readonly Test[],
): boolean => tests.every((test) => testHolds(table, piece, state, test));
