import { ratedPoints } from '../../core/contract/army-context';
import { type ArmyLabel, commandLabel, type LabelFacts } from '../../core/sheet/label-sheet';
import { armyCm } from '../distances';
import { leaderName, ledBrigades, rankBeside } from '../names';
import { RATING_LABELS } from '../ratings';
import type { LabelContext } from '../sheet-context';
import type { Leader } from '../tree';

type Rating = Leader['leader']['rating'];

const ratingText = (rating: Rating): string => {
  if (rating === 'variable') return 'Rating rolled';
  return rating === 'unrated' ? 'Unrated' : RATING_LABELS[rating];
};

/** How far a general moves and acts; a rating would tell itself by it. */
const reach = (rating: Rating, { file, options }: LabelContext): string[] => {
  if (options.hideRatings || rating === 'dithering') return [];
  const dashing = rating === 'dashing';
  const [move] = armyCm(dashing ? 'dashingMove' : 'commandMove', file);
  const [influence] = armyCm(dashing ? 'dashingInfluence' : 'generalInfluence', file);
  return [`moves ${move}`, `acts within ${influence}`];
};

/** A leader of any rank; how far he acts only those who stand above the brigades. */
export const leaderLabel = (led: Leader, context: LabelContext): LabelFacts => {
  const { kind, leader, at } = led;
  return {
    title: leaderName(led),
    symbol: kind,
    points: ratedPoints(context, at),
    values: context.options.hideRatings ? [] : [{ term: '', value: ratingText(leader.rating) }],
    details: [rankBeside(led), ...(kind === 'commander' ? [] : reach(leader.rating, context))],
  };
};

/** The general and his lieutenants. */
export const generalLabels = (context: LabelContext): ArmyLabel[] =>
  context.tree.command.map((led) => {
    const post = led.kind === 'general' ? 'Whole army' : ledBrigades(led, context.army).join(', ');
    return commandLabel(post, leaderLabel(led, context));
  });
