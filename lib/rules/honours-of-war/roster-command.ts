import type { Cell, LineBlock, TableRow } from '../core/sheet';
import { EMPTY, soft, text } from '../core/sheet-cells';
import { cmOf } from './distances';
import { brigadeName, generalName } from './names';
import { RATING_LABELS, RATINGS } from './ratings';
import { extra, ledgerRow, noteRows, type RosterContext } from './roster-context';
import type { Brigade, Commander, General, Lieutenant } from './schema';
import { nationalRow } from './unit-facts';

type Rating = Commander['rating'] | General['rating'];

const faces = (dice: readonly number[]): string => {
  const [first, last] = [dice[0], dice.at(-1)];
  if (first === undefined || last === undefined) return '';
  return dice.length === last - first + 1 && last > first ? ` ${first}–${last}` : ` ${dice.join(', ')}`;
};

/** Ratings to mark: the chosen one, or empty circles with the dice of the nation (p. 11, 39-50) to fill after rolling. */
const ratingCell = (rating: Rating, context: RosterContext): Cell => {
  if (context.options.hideRatings) return EMPTY;
  if (rating === 'unrated') return soft('Unrated');
  if (rating !== 'variable') {
    return {
      kind: 'choice',
      options: RATINGS.map((each) => ({ label: RATING_LABELS[each], on: each === rating })),
    };
  }
  const { dice } = nationalRow(context.file);
  return {
    kind: 'choice',
    options: RATINGS.filter((each) => dice[each].length > 0).map((each) => ({
      label: RATING_LABELS[each] + faces(dice[each]),
      on: false,
    })),
  };
};

/** What a general does (p. 12-13): only a dashing one moves and acts farther, a dithering one neither acts nor rallies. */
const commandFacts = (rating: Rating, { army, options }: RosterContext): string => {
  if (options.hideRatings) return '';
  const [move, dashing] = [cmOf('commandMove', army.scale), cmOf('dashingMove', army.scale)];
  if (rating === 'dashing') {
    return `Moves ${dashing[0]}, acts within ${cmOf('dashingInfluence', army.scale)[0]}, rallies 2`;
  }
  if (rating === 'dithering') return `Moves ${move[0]}, neither acts on others nor rallies`;
  return `Moves ${move[0]}, acts within ${cmOf('generalInfluence', army.scale)[0]}, rallies 1`;
};

/** The price of a commander tells his rating, so it is hidden with it. */
const commandPoints = (context: RosterContext, at: (string | number)[]): Cell =>
  context.options.hideRatings ? EMPTY : extra(context.points(at));

const line = (cells: readonly Cell[]): LineBlock => ({
  kind: 'line',
  cells: cells.filter(({ kind }) => kind !== 'empty'),
});

const generalLine = (general: General, context: RosterContext): LineBlock =>
  line([
    { kind: 'symbol', symbol: 'general' },
    text({ text: generalName(general), style: 'italic' }),
    general.name === '' ? EMPTY : soft('commanding'),
    ratingCell(general.rating, context),
    soft(commandFacts(general.rating, context)),
    commandPoints(context, ['general']),
  ]);

const lieutenantLine = (lieutenant: Lieutenant, index: number, context: RosterContext): LineBlock => {
  const led = context.army.brigades.flatMap((brigade, place) =>
    lieutenant.brigades.includes(brigade.id) ? [brigadeName(brigade, place)] : [],
  );
  return line([
    { kind: 'symbol', symbol: 'lieutenant' },
    text({ text: lieutenant.name || 'Lieutenant general', style: 'italic' }),
    soft(led.length > 0 ? `of ${led.join(', ')}` : lieutenant.name === '' ? '' : 'lieutenant general'),
    ratingCell(lieutenant.rating, context),
    soft(commandFacts(lieutenant.rating, context)),
    commandPoints(context, ['lieutenants', index]),
  ]);
};

/** The generals above the brigades, one line each. */
export const generalLines = (context: RosterContext): LineBlock[] => {
  const { general, lieutenants } = context.army;
  return [
    ...(general === null ? [] : [generalLine(general, context)]),
    ...lieutenants.map((lieutenant, index) => lieutenantLine(lieutenant, index, context)),
  ];
};

/** The commander of a brigade with his notes; none if the brigade has none. */
export const commanderRows = (
  { commander }: Pick<Brigade, 'commander'>,
  index: number,
  context: RosterContext,
): TableRow[] => {
  if (commander === null) return [];
  return [
    ledgerRow(
      context,
      'commander',
      [
        { kind: 'symbol', symbol: 'commander' },
        text({ text: commander.name || 'Brigade commander', style: 'italic' }),
        { ...ratingCell(commander.rating, context), span: 6 },
      ],
      commandPoints(context, ['brigades', index, 'commander']),
    ),
    ...noteRows(context, commander.notes),
  ];
};
