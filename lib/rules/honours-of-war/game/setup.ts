import game from '@/data/honours-of-war/game.json';
import type { Judged } from '../../core/contract/system';
import type { Machine, Piece, Setup, Side, SideSetup } from '../../core/game/machine';
import type { UnitList } from '../../core/tree/tree';
import { brigadeName, leaderName, unitName } from '../names';
import type { Army, Unit } from '../schema';
import { breakingPointOf } from '../stats';
import { survey, weightIn } from '../survey';
import { SYSTEM, TYPES } from '../tables';
import type { Leader } from '../tree';

/** What the fold of a game of Honours of War follows (p. 10-38). */
export const MACHINE = game.machine as unknown as Machine;

/** An objective as the players agree it: who holds it first, and its army points (p. 36). */
export type Objective = {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly points: number;
};

/** Options of a game that change the fold (p. 37-38). */
export type GameOption = 'red-dice' | 'weather';

/** A unit that shows a red die counts half an army point, whatever its size (R44). */
const RED = 1;

const FORMATIONS: Readonly<Record<string, string>> = {
  'close-order': 'line',
  'light-infantry': 'irregular',
  cavalry: 'line',
  artillery: 'deployed',
  transport: 'limbered',
};

const unitPiece = (unit: Unit, side: Side, transportCounts: boolean, brigade?: string): Piece => ({
  ...{ id: `${side}:${unit.id}`, of: 'unit', side, name: unitName(unit) },
  ...(brigade !== undefined && { in: brigade }),
  start: {
    formation: FORMATIONS[TYPES[unit.type].arm] ?? 'line',
    'battalion-guns': TYPES[unit.type].arm === 'close-order' ? (unit.battalionGuns ?? 'present') : 'absent',
  },
  worth: { weight: weightIn(unit, transportCounts), red: RED },
});

/** A variable commander has his rating thrown before the game (p. 11); until it is entered he counts as dependable. */
const ratingAtStart = (rating: string): string => (rating === 'variable' ? 'dependable' : rating);

const leaderPiece = (each: Leader, side: Side, brigade?: string): Piece => ({
  ...{ id: `${side}:${each.leader.id}`, of: 'leader', side, name: leaderName(each) },
  ...(brigade !== undefined && { in: brigade }),
  start: { rating: ratingAtStart(each.leader.rating) },
});

const piecesOf = ({ file }: Judged<Army>, side: Side): Piece[] => {
  const { tree, transportCounts } = survey(file);
  const units = ({ units: list }: UnitList<Unit>, brigade?: string): Piece[] =>
    list.map(({ unit }) => unitPiece(unit, side, transportCounts, brigade));
  return [
    ...tree.command.map((each) => leaderPiece(each, side)),
    ...tree.groups.flatMap((brigade): Piece[] => {
      const id = `${side}:${brigade.group.id}`;
      return [
        { id, of: 'formation', side, name: brigadeName(brigade.group, brigade.index) },
        ...brigade.leaders.map((each) => leaderPiece(each, side, id)),
        ...units(brigade, id),
      ];
    }),
    ...units(tree.loose),
    ...units(tree.unassigned),
  ];
};

/** The breaking point in halves, as losses are counted (p. 36); an army of nothing never breaks. */
const sideOf = ({ file }: Judged<Army>): SideSetup => {
  const breaksAt = 2 * breakingPointOf(survey(file).weight);
  return { name: file.name, breaksAt: breaksAt === 0 ? null : breaksAt };
};

/** The first fact of a game of two armies: all that its fold needs, copied. Points are in halves. */
export const gameSetup = (
  armies: readonly [Judged<Army>, Judged<Army>],
  objectives: readonly Objective[] = [],
  options: readonly GameOption[] = [],
): Setup => ({
  system: SYSTEM.id,
  dataVersion: SYSTEM.dataVersion,
  machine: MACHINE,
  options,
  pieces: [
    ...piecesOf(armies[0], 0),
    ...piecesOf(armies[1], 1),
    ...objectives.map(
      ({ id, name, side, points }): Piece => ({
        ...{ id: `objective:${id}`, of: 'objective', side, name },
        worth: { points: 2 * points },
      }),
    ),
    { id: 'battle', of: 'battle', side: 0, name: '' },
  ],
  sides: [sideOf(armies[0]), sideOf(armies[1])],
});
