import { ratedPoints } from '../../core/army-context';
import type { Path } from '../../core/path';
import type { RosterRow } from '../../core/roster-sheet';
import type { Cell, LineBlock } from '../../core/sheet';
import { EMPTY, extra, generalLine, soft } from '../../core/sheet-cells';
import type { SymbolName } from '../../core/symbol';
import { cmOf } from '../distances';
import { generalName } from '../names';
import { RATING_LABELS, RATINGS } from '../ratings';
import type { Commander, General } from '../schema';
import { ledBrigades, type SheetContext } from '../sheet-context';
import { nationalRow } from '../unit-facts';

type Rating = Commander['rating'] | General['rating'];

const faces = (dice: readonly number[]): string => {
  const [first, last] = [dice[0], dice.at(-1)];
  if (first === undefined || last === undefined) return '';
  return dice.length === last - first + 1 && last > first ? ` ${first}–${last}` : ` ${dice.join(', ')}`;
};

/** Ratings to mark: the chosen one, or empty circles with the dice of the nation (p. 11, 39-50) to fill after rolling. */
const ratingCell = (rating: Rating, context: SheetContext): Cell => {
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
const commandFacts = (rating: Rating, { army, options }: SheetContext): string => {
  if (options.hideRatings) return '';
  const [move, dashing] = [cmOf('commandMove', army.scale), cmOf('dashingMove', army.scale)];
  if (rating === 'dashing') {
    return `Moves ${dashing[0]}, acts within ${cmOf('dashingInfluence', army.scale)[0]}, rallies 2`;
  }
  if (rating === 'dithering') return `Moves ${move[0]}, neither acts on others nor rallies`;
  return `Moves ${move[0]}, acts within ${cmOf('generalInfluence', army.scale)[0]}, rallies 1`;
};

const command = (
  symbol: SymbolName,
  name: string,
  is: string,
  rating: Rating,
  at: Path,
  context: SheetContext,
): LineBlock =>
  generalLine(
    symbol,
    name,
    soft(is),
    ratingCell(rating, context),
    soft(commandFacts(rating, context)),
    extra(ratedPoints(context, at)),
  );

/** The generals above the brigades, one line each. */
export const generalLines = (context: SheetContext): LineBlock[] => {
  const { general, lieutenants, brigades } = context.army;
  return [
    ...(general === null
      ? []
      : [
          command(
            'general',
            generalName(general),
            general.name === '' ? '' : 'commanding',
            general.rating,
            ['general'],
            context,
          ),
        ]),
    ...lieutenants.map(({ name, rating, brigades: ids }, index) => {
      const led = ledBrigades(ids, brigades);
      const is = led.length > 0 ? `of ${led.join(', ')}` : name === '' ? '' : 'lieutenant general';
      return command('lieutenant', name || 'Lieutenant general', is, rating, ['lieutenants', index], context);
    }),
  ];
};

/** The commander of a brigade with his notes. */
export const commanderRow = (
  { name, rating, notes }: Commander,
  at: Path,
  context: SheetContext,
): RosterRow => ({
  kind: 'commander',
  symbol: 'commander',
  name: name || 'Brigade commander',
  cells: [{ ...ratingCell(rating, context), span: 6 }],
  points: ratedPoints(context, at),
  notes: [notes],
});
