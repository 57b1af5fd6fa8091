import { ratedPoints } from '../../core/army-context';
import { type ArmyLabel, commandLabel, type LabelFacts } from '../../core/label-sheet';
import type { Path } from '../../core/path';
import { armyCm } from '../distances';
import { commanderName, generalName } from '../names';
import { RATING_LABELS } from '../ratings';
import type { Commander, General } from '../schema';
import { type LabelContext, ledBrigades } from '../sheet-context';

type Rating = Commander['rating'] | General['rating'];

const ratingText = (rating: Rating): string => {
  if (rating === 'variable') return 'Rating diced';
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

type Figure = Pick<LabelFacts, 'title' | 'symbol' | 'details'> & { readonly rating: Rating };

const figureLabel = ({ rating, ...figure }: Figure, at: Path, context: LabelContext): LabelFacts => ({
  ...figure,
  points: ratedPoints(context, at),
  values: context.options.hideRatings ? [] : [{ term: '', value: ratingText(rating) }],
});

/** The general and his lieutenants. */
export const generalLabels = (context: LabelContext): ArmyLabel[] => {
  const { general, lieutenants, brigades } = context.army;
  const detailsOf = (name: string, is: string, rating: Rating): string[] => [
    name === '' ? '' : is,
    ...reach(rating, context),
  ];
  const chief = (general: General): ArmyLabel => {
    const { name, rating } = general;
    const details = detailsOf(name, 'Commanding general', rating);
    const figure = { title: generalName(general), symbol: 'general', details, rating } as const;
    return commandLabel('Whole army', figureLabel(figure, ['general'], context));
  };
  return [
    ...(general === null ? [] : [chief(general)]),
    ...lieutenants.map(({ name, rating, brigades: ids }, index) => {
      const title = name || 'Lieutenant general';
      const details = detailsOf(name, 'Lieutenant general', rating);
      const figure = { title, symbol: 'lieutenant', details, rating } as const;
      return commandLabel(
        ledBrigades(ids, brigades).join(', '),
        figureLabel(figure, ['lieutenants', index], context),
      );
    }),
  ];
};

/** The commander of a brigade. */
export const commanderLabel = (commander: Commander, at: Path, context: LabelContext): LabelFacts =>
  figureLabel(
    {
      title: commanderName(commander),
      symbol: 'commander',
      details: [commander.name === '' ? '' : 'Brigade commander'],
      rating: commander.rating,
    },
    at,
    context,
  );
