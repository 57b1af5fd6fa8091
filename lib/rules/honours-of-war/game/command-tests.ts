import type { GameTest, TestFace, TestModifier } from '../../core/contract/game';
import type { GameAct } from '../../core/game/fact';
import type { GameState } from '../../core/game/state';
import {
  byGeneral,
  type CommandRating,
  type CommandResult,
  commandFaces,
  HURT,
  RAISED,
  resultOf,
} from '../command-die';
import { LIMITS, page } from '../tables';
import type { GameRating } from './outcomes';
import {
  becomes,
  D6,
  generalsOver,
  hit,
  hitsOn,
  isOn,
  markAs,
  type OnTable,
  piecesOfKind,
  ratingOf,
  sumOn,
  TESTS,
  type UnitOnTable,
  unitsIn,
} from './table';
import { WORDS } from './words';

/** An independent unit has no commander and acts as with a dependable one (p. 12). */
const INDEPENDENT: GameRating = 'dependable';

const commanderOf = (game: GameState, brigade: string): OnTable | undefined =>
  piecesOfKind(game, 'leader').find(({ piece }) => piece.in === brigade);

/** Ratings of the generals over a brigade or independent unit (p. 13, 37). */
const ratingsAbove = (game: GameState, { piece }: OnTable): (CommandRating | 'unrated')[] =>
  generalsOver(game, piece.side, piece.id).map((general) => {
    const rating = ratingOf(general);
    return rating === 'hurt' ? 'dithering' : rating;
  });

/** Each unit rallies one hit, never its last (p. 19). */
const rallyAll = (game: GameState, { piece, state }: OnTable): GameAct[] => {
  const units = piece.of === 'formation' ? unitsIn(game, piece.id) : [{ piece, state }];
  return units.filter((unit) => hitsOn(unit) > 1).map((unit) => hit(unit.piece.id, -1));
};

const resultActs = (game: GameState, each: OnTable, result: CommandResult): GameAct[] => [
  becomes(each.piece.id, 'result', result),
  ...(result === 'inspiring' ? rallyAll(game, each) : []),
];

const ratedOf = (rating: GameRating): { rating: CommandRating; hurt: boolean } => ({
  rating: rating === 'hurt' ? 'dithering' : rating === 'unrated' ? INDEPENDENT : rating,
  hurt: rating === 'hurt',
});

/** A dithering or hurt general cannot direct a brigade (p. 13). */
const DIRECTS: readonly GameRating[] = ['unrated', 'dependable', 'dashing'];

/** Whether a general directs it: known if it is marked, asked if a general over it cannot direct (p. 12, 37). */
const directedOn = (game: GameState, { piece, state }: OnTable): boolean | null => {
  if (state.marks.has('directed')) return true;
  const others = game.setup.pieces.filter(
    ({ id, side }) => side === piece.side && game.pieces.get(id)?.marks.has('directed'),
  );
  const generals = generalsOver(game, piece.side, piece.id).filter((each) =>
    DIRECTS.includes(ratingOf(each)),
  );
  return generals.length > others.length ? null : false;
};

/** The command die of a brigade or an independent unit (p. 18-19). */
const commandDie = (game: GameState, each: OnTable, answers: ReadonlySet<string>): GameTest => {
  const { piece } = each;
  const isBrigade = piece.of === 'formation';
  const commander = isBrigade ? commanderOf(game, piece.id) : undefined;
  const { rating, hurt } = ratedOf(commander ? ratingOf(commander) : INDEPENDENT);
  const directed: TestModifier = {
    key: 'directed',
    ...TESTS.command.directed,
    by: RAISED[rating].change,
    on: directedOn(game, each),
  };
  // who was directed is known to the next test, too
  const marks = directed.on === null && isOn(directed, answers) ? [markAs(piece.id, 'directed')] : [];
  const modifiers: TestModifier[] = [
    directed,
    ...(hurt ? [{ key: 'hurt', ...TESTS.command.hurt, by: HURT, on: true }] : []),
  ];
  const faces = commandFaces(rating, { directed: isOn(directed, answers), hurt });
  const above = ratingsAbove(game, each);
  // A unit that a second die may still make steady is not rallied before it.
  const isOpen = (result: CommandResult) => D6.some((die) => after(result, above, die) !== result);
  return {
    key: 'command',
    label: TESTS.command.label,
    piece: piece.id,
    dice: 'd6',
    modifiers,
    faces: faces.map((result, index): TestFace => {
      const { label, text } = resultOf(result);
      const acts = isOpen(result) ? [becomes(piece.id, 'result', result)] : resultActs(game, each, result);
      return {
        score: index + 1,
        short: label,
        text: `${text}.`,
        acts: [...marks, ...acts, markAs(piece.id, 'acted')],
      };
    }),
    cite: page('18-19'),
  };
};

/** What a result becomes by the second die of the generals over it. */
const after = (
  result: CommandResult,
  generals: readonly (CommandRating | 'unrated')[],
  die: number,
): CommandResult => generals.reduce((left, general) => byGeneral(left, general, die), result);

/** The second die of a dashing or dithering general (p. 13), once the result is on the table. */
const generalDie = (game: GameState, each: OnTable): GameTest[] => {
  const { piece, state } = each;
  const { result } = state.conditions;
  if (result === undefined || result === 'none' || state.marks.has('general-die')) return [];
  const first = result as CommandResult;
  const above = ratingsAbove(game, each);
  const results = D6.map((die) => after(first, above, die));
  if (results.every((next) => next === first)) return [];
  return [
    {
      key: 'general-die',
      label: TESTS.command.second,
      piece: piece.id,
      dice: 'd6',
      modifiers: [],
      faces: results.map((next, index): TestFace => {
        const { label } = resultOf(first);
        return {
          score: index + 1,
          short: resultOf(next).label,
          text: next === first ? WORDS.stays(label) : WORDS.steadied(label),
          acts: [...resultActs(game, each, next), markAs(piece.id, 'general-die')],
        };
      }),
      cite: LIMITS.generalDie.cite,
    },
  ];
};

const NEEDS = LIMITS.classRoll.standard;

/** What the class of a unit adds to a die that 4 or more passes (p. 11, 23). */
export const classModifiers = ({ unit }: UnitOnTable): TestModifier[] => {
  const by = NEEDS - LIMITS.classRoll[unit.class];
  const { label } = TESTS.class[unit.class];
  return by === 0 ? [] : [{ key: unit.class, label, by, on: true, cite: LIMITS.classRoll.cite }];
};

/** A unit out of command obeys or acts as on Poor (p. 11, 19). */
const outOfCommand = (each: UnitOnTable, answers: ReadonlySet<string>): GameTest => {
  const modifiers = classModifiers(each);
  const by = sumOn(modifiers, answers);
  return {
    key: 'out-of-command',
    label: TESTS.obey.label,
    piece: each.piece.id,
    dice: 'd6',
    modifiers,
    faces: D6.map((score): TestFace => {
      const obeys = score + by >= NEEDS;
      const short = obeys ? WORDS.obeys : resultOf('poor').label;
      return { score, short, text: obeys ? WORDS.obeysText : WORDS.poorText, acts: [] };
    }),
    cite: TESTS.obey.cite,
  };
};

/** The tests of command of a brigade, or of what acts like one, in the movement phase. */
export const brigadeTests = (game: GameState, each: OnTable, answers: ReadonlySet<string>): GameTest[] => [
  ...(each.state.marks.has('acted') ? [] : [commandDie(game, each, answers)]),
  ...generalDie(game, each),
];

/** Those of a unit: independent, or out of command. */
export const unitCommandTests = (
  game: GameState,
  each: UnitOnTable,
  answers: ReadonlySet<string>,
): GameTest[] => {
  if (each.piece.in === undefined) return brigadeTests(game, each, answers);
  return each.state.marks.has('out-of-command') ? [outOfCommand(each, answers)] : [];
};
