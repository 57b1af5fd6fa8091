import game from '@/data/honours-of-war/game.json';
import agreed from '@/data/honours-of-war/game-choices.json';
import type { GameChoices } from '../../core/contract/game';
import type { AssessedArmy, TableGame } from '../../core/contract/system';
import type { GamePiece, GameSide, Machine, Objective, Setup, SideSetup } from '../../core/game/machine';
import { noArmy } from '../../core/game/words';
import { listsOf, type UnitList } from '../../core/tree/tree';
import { unitNumbers } from '../../core/tree/unit-numbers';
import type { Army, Unit } from '../schema';
import { breakingPointOf } from '../summary';
import { survey, weightIn } from '../survey';
import { SYSTEM, TYPES } from '../tables';
import { brigadeName, type Leader, leaderName, nationLabel, RANKS, unitName } from '../tree';
import { CLASSES, nationalRow, SIZES } from '../unit-facts';
import { BATTLE, battleFacts, leaderFacts, unitGameFacts } from './facts';
import type { Season } from './outcomes';
import { ratingDieFacts } from './rating-tests';

type Armies = Parameters<TableGame<Army>['setup']>[0];

/** Commanders of variable rating keep the die that their nation throws for them (p. 11). */
const withRatingDice = (setup: Setup, armies: Armies): Setup => {
  const dice = new Map<string, GamePiece['facts']>();
  for (const [side, army] of armies.entries()) {
    if (army === null) continue;
    const { file } = army;
    const { tree } = survey(file);
    const leaders = [...tree.command, ...tree.groups.flatMap((brigade) => brigade.leaders)];
    const facts = ratingDieFacts(nationalRow(file).dice);
    for (const { leader } of leaders)
      if (leader.rating === 'variable') dice.set(`${side}:${leader.id}`, facts);
  }
  const pieces = setup.pieces.map((piece) => {
    const facts = piece.of === 'leader' ? dice.get(piece.id) : undefined;
    return facts === undefined ? piece : { ...piece, facts: { ...piece.facts, ...facts } };
  });
  return { ...setup, pieces };
};

/** What the fold of a game of Honours of War follows (p. 10-38). */
export const MACHINE = game.machine as unknown as Machine;

/** Options of a game that change the fold or the tests (p. 18, 37-39, 58-61). */
export type GameOption =
  | 'red-dice'
  | 'weather'
  | 'brigade-morale'
  | `season:${Season}`
  | `attacker:${GameSide}`
  | `clock:${string}`;

/** A unit that shows a red die counts half an army point, whatever its size (R44). */
const RED = 1;

const FORMATIONS: Readonly<Record<string, string>> = {
  'close-order': 'line',
  'light-infantry': 'irregular',
  cavalry: 'line',
  artillery: 'deployed',
  transport: 'limbered',
};

/** What sets a unit apart on the table: nothing, where it is as most are. */
const aboutUnit = ({ quality, size }: { quality: Unit['class']; size: Unit['size'] }): string =>
  [CLASSES[quality], ...(size === 'standard' ? [] : [SIZES[size].toLowerCase()])].join(', ');

/** A unit in short, as a row of a phone has room; of guns the short word is their weight alone. */
const nameOf = (unit: Unit): string => {
  const { arm, short } = TYPES[unit.type];
  return arm === 'artillery' ? unitName(unit) : unit.name || short;
};

/** Where a unit comes from. */
type UnitPlace = {
  readonly side: GameSide;
  readonly file: AssessedArmy<Army>['file'];
  readonly transportCounts: boolean;
  readonly number: string;
};

/** What the player wrote about a unit, a leader or a brigade. */
const noteOf = ({ notes = '' }: { readonly notes?: string | undefined }): Pick<GamePiece, 'note'> => {
  const note = notes.trim();
  return note === '' ? {} : { note };
};

const unitPiece = (
  unit: Unit,
  { side, file, transportCounts, number }: UnitPlace,
  brigade?: string,
): GamePiece => ({
  id: `${side}:${unit.id}`,
  of: 'unit',
  side,
  name: nameOf(unit),
  number,
  symbol: TYPES[unit.type].symbol,
  about: aboutUnit({ quality: unit.class, size: unit.size }),
  ...(brigade !== undefined && { in: brigade }),
  start: {
    formation: FORMATIONS[TYPES[unit.type].arm] ?? 'line',
    'battalion-guns': TYPES[unit.type].arm === 'close-order' ? (unit.battalionGuns ?? 'present') : 'absent',
  },
  worth: { weight: weightIn(unit, transportCounts), red: RED },
  ...noteOf(unit),
  facts: unitGameFacts(unit, file),
});

/** A variable commander has his rating thrown before the game (p. 11); until it is entered he counts as dependable. */
const ratingAtStart = (rating: string): string => (rating === 'variable' ? 'dependable' : rating);

const leaderPiece = (each: Leader, side: GameSide, brigade?: string): GamePiece => ({
  id: `${side}:${each.leader.id}`,
  of: 'leader',
  side,
  name: leaderName(each),
  about: RANKS[each.kind],
  ...(brigade !== undefined && { in: brigade }),
  start: { rating: ratingAtStart(each.leader.rating) },
  ...noteOf(each.leader),
  facts: leaderFacts(each, side),
});

const piecesOf = ({ file }: AssessedArmy<Army>, side: GameSide): GamePiece[] => {
  const { tree, transportCounts } = survey(file);
  const numberOf = unitNumbers(listsOf(tree), 'all');
  const units = ({ units: list }: UnitList<Unit>, brigade?: string): GamePiece[] =>
    list.map(({ unit, at }) =>
      unitPiece(unit, { side, file, transportCounts, number: numberOf(at) }, brigade),
    );
  return [
    ...tree.command.map((each) => leaderPiece(each, side)),
    ...tree.groups.flatMap((brigade): GamePiece[] => {
      const id = `${side}:${brigade.group.id}`;
      return [
        {
          id,
          of: 'formation',
          side,
          name: brigadeName(brigade.group, brigade.index),
          ...noteOf(brigade.group),
        },
        ...brigade.leaders.map((each) => leaderPiece(each, side, id)),
        ...units(brigade, id),
      ];
    }),
    ...units(tree.loose),
    ...units(tree.unassigned),
  ];
};

/** The breaking point in halves, as losses are counted (p. 36); an army of nothing never breaks. */
const sideOf = ({ file }: AssessedArmy<Army>): SideSetup => {
  const breaksAt = 2 * breakingPointOf(survey(file).weight);
  const { army, name } = file;
  return { name, nation: army.nation, short: nationLabel(army), breaksAt: breaksAt === 0 ? null : breaksAt };
};

/** The first fact of a game of one or two armies: all that its fold needs, copied. Points are in halves. */
export const gameSetup = (
  [first, second]: readonly [AssessedArmy<Army>, AssessedArmy<Army> | null],
  objectives: readonly Objective[] = [],
  options: readonly GameOption[] = [],
): Setup => ({
  system: SYSTEM.id,
  dataVersion: SYSTEM.dataVersion,
  machine: MACHINE,
  per: 2,
  scale: first.file.army.scale,
  options,
  pieces: [
    ...piecesOf(first, 0),
    ...(second === null ? [] : piecesOf(second, 1)),
    ...objectives.map(
      ({ id, name, side, points }): GamePiece => ({
        id: `objective:${id}`,
        of: 'objective',
        side,
        name,
        worth: { points: 2 * points },
      }),
    ),
    { id: BATTLE, of: 'battle', side: 0, name: '', facts: battleFacts([first.file, second?.file]) },
  ],
  sides: [sideOf(first), second === null ? noArmy : sideOf(second)],
});

/** What a game of Honours of War begins with: both armies, and what the players agree (p. 18, 36-39). */
export const tableGame: TableGame<Army> = {
  setup: (armies, objectives, options) =>
    withRatingDice(gameSetup(armies, objectives, options as readonly GameOption[]), armies),
  choices: agreed as unknown as GameChoices,
};
