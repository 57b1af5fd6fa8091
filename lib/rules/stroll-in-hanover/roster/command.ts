import { ratedPoints } from '../../core/army-context';
import type { Path } from '../../core/path';
import type { RosterRow } from '../../core/roster-sheet';
import type { Cell, LineBlock } from '../../core/sheet';
import { EMPTY, extra, generalLine, soft } from '../../core/sheet-cells';
import { isInPlay, MARK_LABELS } from '../army-lists';
import { divisionName, generalName, lieutenantName } from '../names';
import type { Division, General, Rating } from '../schema';
import { chiefsOf, type SheetContext } from '../sheet-context';
import { LIMITS } from '../tables';

const RATINGS: readonly Rating[] = ['0', '1', '2'];

const ratingCell = (rating: Rating, { options }: SheetContext): Cell =>
  options.hideRatings
    ? EMPTY
    : { kind: 'choice', options: RATINGS.map((each) => ({ label: each, on: each === rating })) };

const chiefLine = (general: General, at: Path, context: SheetContext): LineBlock =>
  generalLine(
    'general',
    generalName(general),
    soft(general.name === '' ? 'rating' : 'general in chief, rating'),
    ratingCell(general.rating, context),
    soft(context.options.hideRatings ? '' : 'added to the die for the role; commands within 2 UD'),
    extra(ratedPoints(context, at)),
  );

/** The generals in chief, and lieutenant generals beyond the one a division has, one line each. */
export const generalLines = (context: SheetContext): LineBlock[] => {
  return [
    ...chiefsOf(context.army).map(({ chief, at }) => chiefLine(chief, at, context)),
    ...context.army.divisions.flatMap((division, index) =>
      (division.others ?? []).map((other, place) =>
        generalLine(
          'lieutenant',
          lieutenantName(other),
          soft(`second to ${divisionName(division, index)}`),
          ratingCell(other.rating, context),
          extra(ratedPoints(context, ['divisions', index, 'others', place])),
        ),
      ),
    ),
  ];
};

/** How a division comes onto the table (s. 17). */
export const entryText = ({ entry }: Division): string => {
  if (entry === undefined) return '';
  const turn = `from turn ${entry.turn ?? LIMITS.entryTurn.min}`;
  if (entry.kind === 'reinforcement') return `reinforcement ${turn}, by the long edge`;
  return `flank march ${turn}, by the ${entry.side ?? 'short'} edge`;
};

/** The lieutenant general of a division with his notes; none if it has none. */
export const commanderRows = (
  { commander }: Pick<Division, 'commander'>,
  index: number,
  context: SheetContext,
): RosterRow[] => {
  if (commander === null || !isInPlay(commander.list, context.army)) return [];
  const { list = 'core', rating, notes } = commander;
  return [
    {
      kind: 'commander',
      symbol: 'commander',
      name: lieutenantName(commander),
      cells: [
        { ...ratingCell(rating, context), span: 5 },
        { ...soft(list === 'core' ? '' : MARK_LABELS[list]), span: 2 },
      ],
      points: ratedPoints(context, ['divisions', index, 'commander']),
      notes: [notes],
    },
  ];
};
