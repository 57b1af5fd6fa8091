import { ratedPoints } from '../../core/contract/army-context';
import type { LeaderWords } from '../../core/sheet/roster-groups';
import type { Cell, LineBlock } from '../../core/sheet/sheet';
import { EMPTY, extra, generalLine, soft } from '../../core/sheet/sheet-cells';
import { cmOf } from '../distances';
import { RATING_LABELS, RATINGS } from '../ratings';
import type { SheetContext } from '../sheet-context';
import { type Leader, leaderName, ledBrigades } from '../tree';
import { nationalRow } from '../unit-facts';

type Rating = Leader['leader']['rating'];

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

/** What he is, beside his name. */
const isText = (led: Leader, { army }: SheetContext): string => {
  const brigades = ledBrigades(led, army);
  if (brigades.length > 0) return `of ${brigades.join(', ')}`;
  if (led.leader.name === '') return '';
  return led.kind === 'general' ? 'commanding' : 'lieutenant general';
};

/** The generals above the brigades, one line each. */
export const generalLines = (context: SheetContext): LineBlock[] =>
  context.tree.command.map((led) =>
    generalLine(
      led.kind,
      leaderName(led),
      soft(isText(led, context)),
      ratingCell(led.leader.rating, context),
      soft(commandFacts(led.leader.rating, context)),
      extra(ratedPoints(context, led.at)),
    ),
  );

/** The commander of a brigade. */
export const commanderWords = (led: Leader, context: SheetContext): LeaderWords => ({
  name: leaderName(led),
  cells: [{ ...ratingCell(led.leader.rating, context), span: 6 }],
});
