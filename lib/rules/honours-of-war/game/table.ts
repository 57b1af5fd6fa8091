import game from '@/data/honours-of-war/game-tests.json';
import { type TestModifier, targetIn } from '../../core/contract/game';
import type { GameAct } from '../../core/game/fact';
import type { GamePiece, GameSide } from '../../core/game/machine';
import { type GameState, type PieceState, roundOf } from '../../core/game/state';
import { HIT_TABLE } from '../hits';
import type { Modifier } from '../modifiers';
import { LIMITS } from '../tables';
import { BATTLE, factsOfUnit, leads, type UnitGameFacts } from './facts';
import { type GameRating, type Season, weatherOf } from './outcomes';

/** What the tests of a game are made of, and what is said of its phases. */
export const { tests: TESTS, guide: GUIDE, clocks: CLOCKS } = game;

/** The faces of the die that most tests throw. */
export const D6 = LIMITS.commandDie.faces;

/** The different faces of the average die (p. 7). */
export const AVERAGE = [...new Set(HIT_TABLE.averageDie.faces)];

/** A piece on the table. */
export type OnTable = { readonly piece: GamePiece; readonly state: PieceState };

/** A unit on the table, with what it is. */
export type UnitOnTable = OnTable & { readonly unit: UnitGameFacts };

const onTable = (game: GameState, pieces: readonly GamePiece[]): OnTable[] =>
  pieces.flatMap((piece) => {
    const state = game.pieces.get(piece.id);
    return state === undefined ? [] : [{ piece, state }];
  });

export const isDoneFor = (state: PieceState | undefined): boolean => state?.conditions.state === 'done-for';

/** Hits of a unit at the beginning of its round of melee: all dice of a round are thrown together (p. 30, 32). */
const hitsBefore = (game: GameState, { piece, state }: OnTable): number =>
  (state.counters.hits ?? 0) - roundOf(game, piece.id).recent;

/**
 * True for a unit that is out of the game: brought to 5 hits in a round of melee it still has its die of that round
 * (p. 30), and in the phase of fire nothing goes before all fire is over (R61).
 */
const isGone = (game: GameState, each: OnTable): boolean => {
  if (!isDoneFor(each.state)) return false;
  if (game.phase === 'firing') return isDoneFor(game.phaseStart.get(each.piece.id));
  return roundOf(game, each.piece.id).recent === 0 || hitsBefore(game, each) >= DONE_FOR;
};

/** A piece of a game by its id; none if it is Done For or not there. */
export const pieceIn = (game: GameState, id: string | null | undefined): OnTable | undefined =>
  onTable(
    game,
    game.setup.pieces.filter((piece) => piece.id === id),
  ).find((each) => !isGone(game, each));

const asUnit = (each: OnTable): UnitOnTable | undefined => {
  const unit = factsOfUnit(each.piece);
  return unit && { ...each, unit };
};

/** A unit of a game by its id, with what it is. */
export const unitIn = (game: GameState, id: string | null | undefined): UnitOnTable | undefined => {
  const each = pieceIn(game, id);
  return each && asUnit(each);
};

/** Pieces of this kind that are not Done For. */
export const piecesOfKind = (game: GameState, of: GamePiece['of']): OnTable[] =>
  onTable(
    game,
    game.setup.pieces.filter((piece) => piece.of === of),
  ).filter((each) => !isGone(game, each));

/** The units of a brigade that are not Done For. */
export const unitsIn = (game: GameState, brigade: string): OnTable[] =>
  piecesOfKind(game, 'unit').filter(({ piece }) => piece.in === brigade);

/** The unit that is shot at or fought, as far as the table says. */
export const targetOf = (game: GameState, answers: ReadonlySet<string>): UnitOnTable | undefined =>
  unitIn(game, targetIn(answers));

/** The generals over a brigade or unit: of the whole army, and its lieutenant general (p. 12, 37). */
export const generalsOver = (game: GameState, side: GameSide, brigade: string | undefined): OnTable[] =>
  piecesOfKind(game, 'leader').filter(
    ({ piece }) =>
      piece.side === side &&
      (piece.facts?.rank === 'general' || (brigade !== undefined && leads(piece, brigade))),
  );

/** The mark of a leader who was tested for a casualty in this phase (R57). */
export const TESTED = 'tested';

/** False in a game that was opened before there was such a mark. */
export const hasMark = ({ setup }: GameState, key: string): boolean =>
  setup.machine.marks.some((mark) => mark.key === key);

export const isTested = ({ state }: OnTable): boolean => state.marks.has(TESTED);

export const ratingOf = ({ state }: OnTable): GameRating => state.conditions.rating as GameRating;

export const hitsOn = ({ state }: OnTable): number => state.counters.hits ?? 0;

/** Hits that lower a unit's dice, send it back, and end it (p. 29). */
const [LOWERED = Infinity, GOES_BACK = Infinity, GONE = Infinity] = HIT_TABLE.reaction.hits.map(
  ({ from }) => from,
);

export const BACK = GOES_BACK;
export const DONE_FOR = GONE;

/** True where hits lower the die of a unit: those of a round of melee do so from its next round on (p. 29, 32). */
export const hasLoweredDice = (game: GameState, unit: OnTable): boolean => hitsBefore(game, unit) >= LOWERED;

export const goesBack = (unit: OnTable): boolean => hitsOn(unit) === BACK;

/** The season that the players chose (p. 38-39). */
const seasonOf = ({ setup }: GameState): Season =>
  (setup.options.find((option) => option.startsWith('season:'))?.slice('season:'.length) as Season) ??
  'spring-autumn';

/** The weather that is played with, its score and season; undefined without the option. */
export const weatherIn = (
  game: GameState,
): { readonly score: number; readonly season: Season; readonly weather: string } | undefined => {
  if (!game.setup.options.includes('weather')) return undefined;
  const season = seasonOf(game);
  const score = game.pieces.get(BATTLE)?.counters.weather ?? 0;
  return { score, season, weather: weatherOf(score, season) };
};

/** Modifiers of which one can be on at the most. */
const CHOICES: Readonly<Record<string, string>> = {
  lightCover: 'cover',
  heavyCover: 'cover',
  superior: 'class',
  inferior: 'class',
};

/** A modifier of a die, as the odds have it, beside what is known of it. */
export const modifierAs = (
  key: string,
  { label, value, cite }: Modifier,
  on: boolean | null,
  choice: string | undefined = CHOICES[key],
): TestModifier => ({ key, label, by: value, on, ...(choice !== undefined && { choice }), cite });

/** True if it bears on the die: it is known, or the table says so. */
export const isOn = ({ key, on }: TestModifier, answers: ReadonlySet<string>): boolean =>
  on ?? answers.has(key);

/** The sum of what bears on the die. */
export const sumOn = (modifiers: readonly TestModifier[], answers: ReadonlySet<string>): number =>
  modifiers.filter((each) => isOn(each, answers)).reduce((sum, { by }) => sum + by, 0);

/** Split fire, and fire or melee at a block of two units: the table marks who takes which hits (p. 17, 26). */
export const SHARED: TestModifier = { key: 'shared', ...TESTS.shared, by: 0, on: null };

export const hit = (piece: string, by: number): GameAct => ({ act: 'count', piece, counter: 'hits', by });

export const markAs = (piece: string, mark: string, on = true): GameAct => ({ act: 'mark', piece, mark, on });

export const becomes = (piece: string, condition: string, to: string): GameAct => ({
  act: 'become',
  piece,
  condition,
  to,
});
