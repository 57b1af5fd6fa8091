import type { Cite } from '../../core/contract/citation';
import type { GameTest, Reminder, TestFace } from '../../core/contract/game';
import { type GamePiece, type GameSide, pieceName, sideNames } from '../../core/game/machine';
import { type GameState, holds } from '../../core/game/state';
import { page, ruling } from '../tables';
import { factsOfUnit } from './facts';
import { isBrigadeBroken } from './outcomes';
import { ratingReminders } from './rating-tests';
import {
  CLOCKS,
  D6,
  goesBack,
  hitsOn,
  isTested,
  type OnTable,
  piecesOfKind,
  TESTS,
  type UnitOnTable,
  unitsIn,
} from './table';
import { gunsAreDue } from './unit-tests';
import { WORDS } from './words';

const FIRE_PHASES = ['movement', 'firing'];
const GUNS_PHASES = [...FIRE_PHASES, 'melee'];

const inState = (game: GameState, state: string): OnTable[] =>
  piecesOfKind(game, 'unit').filter((unit) => unit.state.conditions.state === state);

const about = (key: string, { piece }: OnTable, text: string, cite: Reminder['cite']): Reminder => ({
  key: `${key} ${piece.id}`,
  side: piece.side,
  piece: piece.id,
  text,
  cite,
});

/** Units of a broken brigade go back before its command die, by option (p. 37, R52). */
const brokenBrigades = (game: GameState): Reminder[] =>
  game.setup.options.includes('brigade-morale')
    ? piecesOfKind(game, 'formation')
        .filter(({ piece }) => isBrigadeBroken(game, piece.id) && unitsIn(game, piece.id).length > 0)
        .map((brigade) =>
          about('broken', brigade, WORDS.brokenBrigade(pieceName(brigade.piece)), TESTS.brokenBrigade),
        )
    : [];

/** A garrison that goes back always leaves its block (p. 17); of guns their own die says it. */
const leavesBlock = (game: GameState): Reminder[] =>
  inState(game, 'retreated')
    .filter(({ piece, state }) => state.conditions.formation === 'block' && !isArtillery(piece))
    .map((unit) => about('block', unit, WORDS.leavesBlock(pieceName(unit.piece)), TESTS.block));

const isArtillery = (piece: GamePiece): boolean => factsOfUnit(piece)?.arm === 'artillery';

/** A crew that has rallied may return to the guns it left (p. 30). */
const crewsBack = (game: GameState): Reminder[] =>
  inState(game, 'steady')
    .filter(({ state }) => state.conditions.formation === 'abandoned')
    .map((unit) => about('crew', unit, WORDS.crewBack(pieceName(unit.piece)), TESTS.crew));

const movementReminders = (game: GameState): Reminder[] => [
  ...brokenBrigades(game),
  ...crewsBack(game),
  ...inState(game, 'must-retreat').map((unit) =>
    about('must-retreat', unit, WORDS.mustRetreat(pieceName(unit.piece)), ruling('R52')),
  ),
];

/** Units that reform stand still and do not fire (p. 36). */
const reforming = (game: GameState): Reminder[] =>
  inState(game, 'reforming').map((unit) =>
    about('reforming', unit, WORDS.reforming(pieceName(unit.piece)), page('36')),
  );

/** Commanders whose brigade was hit by fire and who are not tested yet (p. 13, R57). */
const casualtiesDue = (game: GameState): Reminder[] =>
  piecesOfKind(game, 'leader').flatMap((leader) => {
    const { in: brigade, name } = leader.piece;
    const due = brigade !== undefined && !isTested(leader) && unitsIn(game, brigade).some(wasHit);
    return due ? [about('casualty', leader, WORDS.casualtyDue(name), TESTS.casualty.cite)] : [];
  });

const wasHit = ({ state }: OnTable): boolean => state.marks.has('hit-by-fire');

const gunsDue = (game: GameState): Reminder[] =>
  piecesOfKind(game, 'unit').flatMap((each) => {
    const unit = factsOfUnit(each.piece);
    return unit !== undefined && gunsAreDue({ ...each, unit })
      ? [about('guns', each, WORDS.guns(pieceName(each.piece)), TESTS.guns.cite)]
      : [];
  });

/** Units that are Done For leave the table when the rally phase begins (p. 35). */
const doneFor = ({ setup, pieces }: GameState): Reminder[] =>
  setup.pieces
    .flatMap((piece) => {
      const state = pieces.get(piece.id);
      return state?.conditions.state === 'done-for' ? [{ piece, state }] : [];
    })
    .map((unit) => about('done-for', unit, WORDS.doneFor(pieceName(unit.piece)), page('35')));

const rallyReminders = (game: GameState): Reminder[] => [
  ...doneFor(game),
  ...inState(game, 'retreated')
    .filter(goesBack)
    .map((unit) => about('rally', unit, WORDS.rally(pieceName(unit.piece), hitsOn(unit)), page('36'))),
];

/** Red dice count half a point each at the end of a turn, by option (R44, R55). */
const redDice = (game: GameState): Reminder[] => {
  const loss = game.setup.machine.losses.find(({ option }) => option === 'red-dice');
  if (loss === undefined || !game.setup.options.includes('red-dice')) return [];
  const red = piecesOfKind(game, 'unit').filter(({ piece, state }) => holds(game, piece, state, loss.when));
  return ([0, 1] as const).flatMap((side: GameSide): Reminder[] => {
    const count = red.filter(({ piece }) => piece.side === side).length;
    const text = WORDS.redDice(sideNames(game.setup)[side], count);
    return count === 0 ? [] : [{ key: `red-dice ${side}`, side, text, cite: loss.cite }];
  });
};

/** What a scenario does at a turn (p. 59, 61). */
type ClockEvent = {
  readonly key: string;
  readonly turns: readonly number[];
  /** in all phases if absent */
  readonly phases?: readonly string[];
  readonly text: string;
  readonly cite: Cite;
};

type Mist = {
  readonly turns: readonly number[];
  readonly fails: readonly number[];
  readonly label: string;
  readonly text: string;
  readonly goes: string;
  readonly cite: Cite;
};

type Clock = { readonly mist?: Mist; readonly events: readonly ClockEvent[] };

const clocksOf = ({ setup }: GameState): Clock[] =>
  Object.entries(CLOCKS as Readonly<Record<string, Clock>>)
    .filter(([key]) => setup.options.includes(`clock:${key}`))
    .map(([, clock]) => clock);

/** What the clock of the scenario says now. */
const clockReminders = (game: GameState): Reminder[] =>
  clocksOf(game).flatMap(({ events }) =>
    events
      .filter(({ turns }) => turns.includes(game.turn))
      .filter(({ phases }) => phases === undefined || phases.includes(game.phase))
      .map(({ key, text, cite }) => ({ key: `clock ${key}`, side: null, text, cite })),
  );

/** Whether a shot or charge finds its way through the mist of Lobositz (p. 61). */
export const mistTests = (game: GameState, { piece }: UnitOnTable): GameTest[] =>
  clocksOf(game).flatMap(({ mist }): GameTest[] => {
    if (mist === undefined || !mist.turns.includes(game.turn)) return [];
    return [
      {
        key: 'mist',
        label: mist.label,
        piece: piece.id,
        dice: 'd6',
        modifiers: [],
        faces: D6.map((score): TestFace => {
          const fails = mist.fails.includes(score);
          const short = fails ? WORDS.fails : WORDS.goes;
          return { score, short, text: fails ? mist.text : mist.goes, acts: [] };
        }),
        cite: mist.cite,
      },
    ];
  });

/** What should be said at this point of the game. */
export const remindersOf = (game: GameState): Reminder[] => [
  ...clockReminders(game),
  ...ratingReminders(game),
  ...(game.phase === 'movement' ? movementReminders(game) : []),
  ...(FIRE_PHASES.includes(game.phase) ? [...reforming(game), ...casualtiesDue(game)] : []),
  ...(GUNS_PHASES.includes(game.phase) ? [...gunsDue(game), ...leavesBlock(game)] : []),
  ...(game.phase === 'rally' ? rallyReminders(game) : []),
  ...(game.phase === 'break-points' ? redDice(game) : []),
];
