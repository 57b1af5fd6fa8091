import type { Cell, LineBlock, TableRow } from '../core/sheet';
import { EMPTY, figures, plain, soft, text } from '../core/sheet-cells';
import { isInPlay, MARK_LABELS } from './army-lists';
import { divisionName, generalName, lieutenantName } from './names';
import { COLUMNS, extra, ledgerRow, noteRows, type RosterContext } from './roster-context';
import type { Division, General, Lieutenant, Rating } from './schema';
import { LIMITS } from './tables';

const RATINGS: readonly Rating[] = ['0', '1', '2'];

const ratingCell = (rating: Rating, { options }: RosterContext): Cell =>
  options.hideRatings
    ? EMPTY
    : { kind: 'choice', options: RATINGS.map((each) => ({ label: each, on: each === rating })) };

/** The price of a general tells his rating, so it is hidden with it. */
const commandPoints = (context: RosterContext, at: readonly (string | number)[]): Cell =>
  context.options.hideRatings ? EMPTY : extra(context.points(at));

const line = (cells: readonly Cell[]): LineBlock => ({
  kind: 'line',
  cells: cells.filter(({ kind }) => kind !== 'empty'),
});

const generalLine = (general: General, at: readonly (string | number)[], context: RosterContext): LineBlock =>
  line([
    { kind: 'symbol', symbol: 'general' },
    text({ text: generalName(general), style: 'italic' }),
    soft(general.name === '' ? 'rating' : 'general in chief, rating'),
    ratingCell(general.rating, context),
    soft(context.options.hideRatings ? '' : 'added to the die for the role; commands within 2 UD'),
    commandPoints(context, at),
  ]);

const otherLine = (other: Lieutenant, division: number, place: number, context: RosterContext): LineBlock =>
  line([
    { kind: 'symbol', symbol: 'lieutenant' },
    text({ text: lieutenantName(other), style: 'italic' }),
    soft(`second to ${divisionName(context.army.divisions[division] ?? { name: '' }, division)}`),
    ratingCell(other.rating, context),
    commandPoints(context, ['divisions', division, 'others', place]),
  ]);

/** The generals in chief, and lieutenant generals beyond the one a division has, one line each. */
export const generalLines = (context: RosterContext): LineBlock[] => {
  const { general, otherGenerals = [], divisions } = context.army;
  return [
    ...(general === null ? [] : [generalLine(general, ['general'], context)]),
    ...otherGenerals.map((other, index) => generalLine(other, ['otherGenerals', index], context)),
    ...divisions.flatMap(({ others = [] }, index) =>
      others.map((other, place) => otherLine(other, index, place, context)),
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
  context: RosterContext,
): TableRow[] => {
  if (commander === null || !isInPlay(commander.list, context.army)) return [];
  const mark = commander.list === undefined || commander.list === 'core' ? '' : MARK_LABELS[commander.list];
  return [
    ledgerRow(
      context,
      'commander',
      [
        { kind: 'symbol', symbol: 'commander' },
        text({ text: lieutenantName(commander), style: 'italic' }),
        { ...ratingCell(commander.rating, context), span: 5 },
        { ...soft(mark), span: COLUMNS - 7 },
      ],
      commandPoints(context, ['divisions', index, 'commander']),
    ),
    ...noteRows(context, commander.notes),
  ];
};

/** The heading of a division: its name, how it enters, and its points. */
export const divisionHead = (context: RosterContext, title: string, note: string, sum: string): TableRow =>
  ledgerRow(
    context,
    'head',
    note === ''
      ? [{ ...plain(title), span: COLUMNS }]
      : [
          { ...plain(title), span: 3 },
          { ...soft(note), span: COLUMNS - 3 },
        ],
    figures(sum),
  );
