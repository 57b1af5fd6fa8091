import type { Fact, GameAct, GamePlace, ToldAct } from './fact';
import { standingFacts, undoneIds } from './fact';
import type {
  Consequence,
  GameEffect,
  GamePiece,
  GameSide,
  Machine,
  Setup,
  UnitLoss,
  Worth,
} from './machine';
import {
  beginGame,
  beginPhase,
  comparePlaces,
  counterOf,
  type GameState,
  type GameTable,
  holds,
  lostOf,
  type PieceState,
  phasesOf,
  pieceOf,
  placeOf,
  type RoundState,
  roundOf,
  startOf,
} from './state';

const withMark = (marks: ReadonlySet<string>, mark: string, on: boolean): ReadonlySet<string> => {
  const next = new Set(marks);
  if (on) next.add(mark);
  else next.delete(mark);
  return next;
};

/** The piece after an effect: the same object where nothing changes, as most pieces stay as they are. */
const withEffect = (state: PieceState, effect: GameEffect): PieceState => {
  if ('mark' in effect) {
    const { mark, on } = effect;
    return state.marks.has(mark) === on ? state : { ...state, marks: withMark(state.marks, mark, on) };
  }
  if ('condition' in effect) {
    const { condition, to } = effect;
    if (state.conditions[condition] === to) return state;
    return { ...state, conditions: { ...state.conditions, [condition]: to } };
  }
  const { counter, to } = effect;
  return state.counters[counter] === to
    ? state
    : { ...state, counters: { ...state.counters, [counter]: to } };
};

const firstOf = (
  table: GameTable,
  piece: GamePiece,
  state: PieceState,
  list: readonly Consequence[],
): Consequence | undefined => list.find(({ when }) => holds(table, piece, state, when));

/** What follows at once, until nothing more does: each consequence once at the most. */
const followConsequences = (table: GameTable, piece: GamePiece, state: PieceState): PieceState => {
  let left = table.setup.machine.consequences.filter(
    (each) => each.of === piece.of && each.after === undefined,
  );
  let next = state;
  for (
    let one = firstOf(table, piece, next, left);
    one !== undefined;
    one = firstOf(table, piece, next, left)
  ) {
    next = one.effects.reduce(withEffect, next);
    const done = one;
    left = left.filter((each) => each !== done);
  }
  return next;
};

const withPiece = (
  game: GameState,
  id: string,
  change: (state: PieceState, piece: GamePiece) => PieceState,
): GameState => {
  const [piece, state] = [pieceOf(game.setup, id), game.pieces.get(id)];
  if (piece === undefined || state === undefined) return game;
  const next = change(state, piece);
  if (next === state) return game;
  return { ...game, pieces: new Map(game.pieces).set(id, followConsequences(game, piece, next)) };
};

const countBy = (
  game: GameState,
  { piece: id, counter: key, by }: Extract<GameAct, { act: 'count' }>,
): GameState =>
  withPiece(game, id, (state, piece) => {
    const counter = counterOf(game, piece, key);
    if (counter === undefined) return state;
    const most = piece.most?.[key] ?? counter.most;
    const value = Math.min(most, Math.max(counter.least, (state.counters[key] ?? counter.start) + by));
    return value === state.counters[key] ? state : withEffect(state, { counter: key, to: value });
  });

/** What a piece counts for. */
const worthOf = (table: GameTable, piece: GamePiece, state: PieceState, worth: Worth): number => {
  if (typeof worth === 'string') return piece.worth?.[worth] ?? 0;
  return worth.count === 'lost' ? lostOf(table, piece, worth.counter) : (state.counters[worth.counter] ?? 0);
};

/** What counts as a loss in this game. */
export const lossesIn = ({ machine, options }: Setup): readonly UnitLoss[] =>
  machine.losses.filter(({ option }) => option === undefined || options.includes(option));

/** What a piece has cost its side by now. */
export const lossOf = (game: GameState, piece: GamePiece, losses = lossesIn(game.setup)): number => {
  const state = game.pieces.get(piece.id);
  if (state === undefined) return 0;
  let sum = 0;
  for (const { of, when, worth } of losses) {
    if (of === piece.of && holds(game, piece, state, when)) sum += worthOf(game, piece, state, worth);
  }
  return sum;
};

/** What a side has lost by now, in the whole units of its system. */
export const lossesOf = (game: GameState, side: GameSide): number => {
  const losses = lossesIn(game.setup);
  let sum = 0;
  for (const piece of game.setup.pieces) if (piece.side === side) sum += lossOf(game, piece, losses);
  return sum;
};

const breaks = (game: GameState, side: GameSide): boolean => {
  const { breaksAt } = game.setup.sides[side];
  return breaksAt !== null && lossesOf(game, side) >= breaksAt;
};

/** What becomes of every piece of a kind when a time is over: `ends` says which times are. */
const lapseEffects = (
  { marks, counters, conditions }: Machine,
  holder: GamePiece['of'],
  ends: (until: string | undefined) => boolean,
): readonly GameEffect[] => {
  const own = <T extends { readonly of: string; readonly until?: string }>(list: readonly T[]) =>
    list.filter(({ of, until }) => of === holder && ends(until));
  return [
    ...own(marks).map(({ key }) => ({ mark: key, on: false })),
    ...own(counters).map(({ key, start }) => ({ counter: key, to: start })),
    ...own(conditions).map(({ key, start }) => ({ condition: key, to: start })),
  ];
};

/** The place after the end of the phase: the next phase, or the first of the next turn. */
const nextPlace = (setup: Setup, { turn, phase, half }: GamePlace): GamePlace => {
  const phases = phasesOf(setup);
  const next = phases[phases.findIndex((each) => each.key === phase && (each.half ?? 0) === half) + 1];
  return { turn: next === undefined ? turn + 1 : turn, ...placeOf(next ?? phases[0]) };
};

/** Ends the phase: what follows from it is made of every piece at once, then what lasts no longer lapses. */
const endPhase = (game: GameState): GameState => {
  const { setup, phase, half, turn } = game;
  const { machine } = setup;
  const next = nextPlace(setup, game);
  const isTurnOver = next.turn > turn;
  const ends = (until: string | undefined): boolean =>
    until === phase ||
    until === 'phase' ||
    (until === 'turn' && isTurnOver) ||
    (until === 'half' && half !== 0 && (isTurnOver || next.half !== half));
  const byHolder = new Map(
    [...new Set(setup.pieces.map(({ of }) => of))].map((of) => {
      const after = machine.consequences.filter((each) => each.of === of && each.after === phase);
      return [of, { after, lapses: lapseEffects(machine, of, ends) }] as const;
    }),
  );
  // most pieces stay as they are: their states are kept, and with none changed the map too
  const changed = new Map<string, PieceState>();
  for (const piece of setup.pieces) {
    const state = game.pieces.get(piece.id) ?? startOf(piece, machine);
    const { after = [], lapses = [] } = byHolder.get(piece.of) ?? {};
    const one = firstOf(game, piece, state, after);
    const moved =
      one === undefined ? state : followConsequences(game, piece, one.effects.reduce(withEffect, state));
    const ended = lapses.reduce(withEffect, moved);
    if (ended !== state) changed.set(piece.id, ended);
  }
  const pieces = changed.size === 0 ? game.pieces : new Map([...game.pieces, ...changed]);
  const on = { ...game, ...next, ...beginPhase(pieces) };
  return phase === machine.breaksAfter ? { ...on, broken: [breaks(on, 0), breaks(on, 1)] } : on;
};

const isPlace = (setup: Setup, { phase, half }: GamePlace): boolean =>
  phasesOf(setup).some((each) => each.key === phase && (each.half ?? 0) === half);

/**
 * Ends phases by one fact. A device says at which place it ended a phase: that phase ends once, however many devices
 * say so, and with it those before it that were not ended.
 */
const goOn = <P extends GamePlace>(
  setup: Setup,
  now: P,
  place: GamePlace | undefined,
  end: (at: P) => P,
): P => {
  if (place === undefined || !isPlace(setup, place)) return end(now);
  let next = now;
  while (comparePlaces(setup, next, place) <= 0) next = end(next);
  return next;
};

/** Where a game is after these facts, without what became of its pieces: a long game costs little. */
export const placeAfter = (setup: Setup, facts: readonly Fact[]): GamePlace =>
  standingFacts(facts).reduce<GamePlace>(
    (now, { what, place }) =>
      what.act === 'go on' ? goOn(setup, now, place, (at) => nextPlace(setup, at)) : now,
    { turn: 1, ...placeOf(phasesOf(setup)[0]) },
  );

/** The game after one more valid act. An act that fits nothing in the game leaves it as it is. */
export const withAct = (game: GameState, act: ToldAct): GameState => {
  switch (act.act) {
    case 'count':
      return countBy(game, act);
    case 'become':
      return withPiece(game, act.piece, (state, { of }) => {
        const { conditions } = game.setup.machine;
        const condition = conditions.find(({ key, of: holder }) => key === act.condition && holder === of);
        const isOne = condition?.values.some(({ value }) => value === act.to) === true;
        return isOne ? withEffect(state, { condition: act.condition, to: act.to }) : state;
      });
    case 'mark':
      return withPiece(game, act.piece, (state, { of }) =>
        game.setup.machine.marks.some(({ key, of: holder }) => key === act.mark && holder === of)
          ? withEffect(state, { mark: act.mark, on: act.on })
          : state,
      );
    case 'go on':
      return endPhase(game);
    case 'end':
      return { ...game, ending: { how: act.how, winner: act.winner } };
    case 'throw':
    case 'note':
    case 'undo':
    case 'wish':
    case 'refuse':
    case 'hidden':
      return game;
    default:
      // An act of a later Muster, sent to a page of an earlier one.
      return game;
  }
};

/**
 * Throws of rounds that are remembered: what follows from one comes right behind it, but for what others send
 * meanwhile.
 */
const MOST_THROWS = 32;

const withRound = (game: GameState, id: string, round: RoundState): GameState => ({
  ...game,
  rounds: new Map(game.rounds).set(id, round),
});

/** A die of a round was thrown: the next die of the piece belongs to the next round, and counts what this one added. */
const withRoundDie = (game: GameState, fact: string, piece: string): GameState => {
  const round = roundOf(game, piece).dice + 1;
  const roundThrows = [...game.roundThrows.slice(1 - MOST_THROWS), { fact, round }];
  return { ...withRound(game, piece, { dice: round, recent: 0 }), roundThrows };
};

/** What a round adds to a piece that has not yet thrown its own die of that round counts from its next die on. */
const withRoundLoss = (
  game: GameState,
  before: GameState,
  { piece, counter }: Extract<GameAct, { act: 'count' }>,
  from: string | undefined,
): GameState => {
  const round = before.roundThrows.findLast(({ fact }) => fact === from)?.round;
  const { dice, recent } = roundOf(before, piece);
  if (round === undefined || round <= dice) return game;
  const valueIn = ({ pieces }: GameState) => pieces.get(piece)?.counters[counter] ?? 0;
  const added = valueIn(game) - valueIn(before);
  return added <= 0 ? game : withRound(game, piece, { dice, recent: recent + added });
};

/** A counter that was lowered by hand takes back the condition that its higher value had brought. */
const withCorrection = (
  game: GameState,
  { piece: id, counter }: Extract<GameAct, { act: 'count' }>,
): GameState =>
  withPiece(game, id, (state, piece) => {
    const value = state.counters[counter];
    const corrections = game.setup.machine.corrections ?? [];
    const one = corrections.find((each) => each.of === piece.of && each.counter === counter);
    if (one === undefined || value === undefined || one.except === game.phase) return state;
    const isBrought = (condition: string | undefined): boolean =>
      one.brings.some((each) => each.value === condition && value < each.least);
    if (!isBrought(state.conditions[one.condition])) return state;
    const before = game.phaseStart.get(id)?.conditions[one.condition];
    const to = before === undefined || isBrought(before) ? one.to : before;
    return withEffect(state, { condition: one.condition, to });
  });

/** The game after one more valid fact. */
export const withFact = (game: GameState, { id, what, place, from }: Fact): GameState => {
  if (what.act === 'go on') return goOn(game.setup, game, place, endPhase);
  const { rounds } = game.setup.machine;
  if (what.act === 'throw' && what.test === rounds?.test && what.piece !== null) {
    return withRoundDie(game, id, what.piece);
  }
  const next = withAct(game, what);
  if (what.act !== 'count') return next;
  if (what.counter === rounds?.counter && what.by > 0) return withRoundLoss(next, game, what, from);
  return what.by < 0 && from === undefined ? withCorrection(next, what) : next;
};

/** The game that these facts make, in their order. */
export const foldGame = (setup: Setup, facts: readonly Fact[]): GameState =>
  standingFacts(facts).reduce(withFact, beginGame(setup));

/** A game with the facts it was made of. */
export type FoldResult = { readonly facts: readonly Fact[]; readonly game: GameState };

const haveNone = (ids: ReadonlySet<string>, facts: readonly Fact[]): boolean =>
  facts.every(({ id }) => !ids.has(id));

/**
 * The game of more facts: continues from an earlier fold if nothing of it is taken back, else starts from the first
 * fact.
 */
export const foldOn = (setup: Setup, before: FoldResult | null, facts: readonly Fact[]): FoldResult => {
  const first = before?.facts.length ?? 0;
  const more = facts.slice(first);
  const goesOn =
    before !== null &&
    before.game.setup === setup &&
    facts.length >= first &&
    before.facts.every(({ id }, index) => facts[index]?.id === id) &&
    more.every(({ what }) => what.act !== 'undo') &&
    // what follows from what was taken back does not stand either
    (more.every(({ from }) => from === undefined) || haveNone(undoneIds(facts), more));
  if (!goesOn) return { facts, game: foldGame(setup, facts) };
  return { facts, game: more.reduce(withFact, before.game) };
};

/**
 * The winner by losses: the side that is not broken; with the time up the side that lost less. Null = a draw,
 * undefined = undecided.
 */
export const winnerByLosses = (game: GameState, timeUp = false): GameSide | null | undefined => {
  const [first, second] = game.broken;
  const isLost = game.setup.machine.breakTest === undefined;
  if (isLost && (first || second)) return first && second ? null : first ? 1 : 0;
  if (!timeUp) return undefined;
  const by = lossesOf(game, 0) - lossesOf(game, 1);
  return by === 0 ? null : by > 0 ? 1 : 0;
};
