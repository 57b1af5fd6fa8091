import { ratedPoints } from '../../core/contract/army-context';
import type { LeaderWords } from '../../core/sheet/roster-groups';
import type { Cell, LineBlock } from '../../core/sheet/sheet';
import { EMPTY, extra, generalLine, soft } from '../../core/sheet/sheet-cells';
import { MARK_LABELS } from '../army-lists';
import type { Division, Rating } from '../schema';
import type { SheetContext } from '../sheet-context';
import { LIMITS } from '../tables';
import { type ArmyTree, divisionName, type Leader, leaderName } from '../tree';

const RATINGS: readonly Rating[] = ['0', '1', '2'];

const ratingCell = (rating: Rating, { options }: SheetContext): Cell =>
  options.hideRatings
    ? EMPTY
    : { kind: 'choice', options: RATINGS.map((each) => ({ label: each, on: each === rating })) };

const chiefLine = (led: Leader, context: SheetContext): LineBlock =>
  generalLine(
    led.kind,
    leaderName(led),
    soft(led.leader.name === '' ? 'rating' : 'general in chief, rating'),
    ratingCell(led.leader.rating, context),
    soft(context.options.hideRatings ? '' : 'added to the die for the role; commands within 2 UD'),
    extra(ratedPoints(context, led.at)),
  );

/** Lieutenant generals beyond the one a division has, with the place of their division. */
const secondsOf = ({ groups }: ArmyTree) =>
  groups.flatMap(({ group, index, leaders }) =>
    leaders
      .filter(({ kind }) => kind === 'lieutenant')
      .map((led) => ({ led, of: divisionName(group, index) })),
  );

/** Everyone who stands above the divisions. */
export const aboveDivisions = (tree: ArmyTree): Leader[] => [
  ...tree.command,
  ...secondsOf(tree).map(({ led }) => led),
];

/** The generals in chief, and lieutenant generals beyond the one a division has, one line each. */
export const generalLines = (context: SheetContext): LineBlock[] => [
  ...context.tree.command.map((led) => chiefLine(led, context)),
  ...secondsOf(context.tree).map(({ led, of }) =>
    generalLine(
      led.kind,
      leaderName(led),
      soft(`second to ${of}`),
      ratingCell(led.leader.rating, context),
      extra(ratedPoints(context, led.at)),
    ),
  ),
];

/** How a division comes onto the table (s. 17). */
export const entryText = ({ entry }: Division): string => {
  if (entry === undefined) return '';
  const turn = `from turn ${entry.turn ?? LIMITS.entryTurn.min}`;
  if (entry.kind === 'reinforcement') return `reinforcement ${turn}, by the long edge`;
  return `flank march ${turn}, by the ${entry.side ?? 'short'} edge`;
};

/** The lieutenant general of a division. */
export const commanderWords = (led: Leader, context: SheetContext): LeaderWords => {
  const { list = 'core' } = led.kind === 'general' ? {} : led.leader;
  return {
    name: leaderName(led),
    cells: [
      { ...ratingCell(led.leader.rating, context), span: 5 },
      { ...soft(list === 'core' ? '' : MARK_LABELS[list]), span: 2 },
    ],
  };
};
