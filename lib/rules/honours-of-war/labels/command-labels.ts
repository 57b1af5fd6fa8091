import type { ArmyLabel } from '../../core/label-sheet';
import { armyCm } from '../distances';
import { brigadeName, commanderName, counted, generalName } from '../names';
import { RATING_LABELS } from '../ratings';
import type { Brigade, Commander, General, Works } from '../schema';
import { POINTS } from '../tables';
import type { LabelContext, Post } from './context';

/** More sections of works than this share one label: nobody sticks on a hundred. */
const MOST_WORKS = 24;

const ratingText = (rating: Commander['rating'] | General['rating']): string => {
  if (rating === 'variable') return 'Rating diced';
  return rating === 'unrated' ? 'Unrated' : RATING_LABELS[rating];
};

type Figure = Pick<ArmyLabel, 'title' | 'symbol' | 'details'> & {
  readonly rating: Commander['rating'] | General['rating'];
};

/** A general or commander. His price tells his rating, so it is hidden with it. */
const figureLabel = (
  { title, symbol, details, rating }: Figure,
  { at, place, post }: Post,
  { army, hideRatings, points }: LabelContext,
): ArmyLabel => ({
  of: 'commander',
  place,
  points: hideRatings ? null : points(at),
  stands: 1,
  title,
  symbol,
  nation: army.nation,
  values: hideRatings ? [] : [{ term: '', value: ratingText(rating) }],
  traits: [],
  words: '',
  details,
  post,
});

/** How far a general moves and acts; a rating would tell itself by it. */
const reach = (
  rating: General['rating'] | Commander['rating'],
  { file, hideRatings }: LabelContext,
): string[] => {
  if (hideRatings || rating === 'dithering') return [];
  const dashing = rating === 'dashing';
  const [move] = armyCm(dashing ? 'dashingMove' : 'commandMove', file);
  const [influence] = armyCm(dashing ? 'dashingInfluence' : 'generalInfluence', file);
  return [`moves ${move}`, `acts within ${influence}`];
};

/** The general and his lieutenants. */
export const generalLabels = (context: LabelContext): ArmyLabel[] => {
  const { general, lieutenants, brigades } = context.army;
  return [
    ...(general === null
      ? []
      : [
          figureLabel(
            {
              title: generalName(general),
              symbol: 'general',
              details: [
                ...(general.name === '' ? [] : ['Commanding general']),
                ...reach(general.rating, context),
              ],
              rating: general.rating,
            },
            { at: ['general'], place: [0, 0], post: 'Whole army' },
            context,
          ),
        ]),
    ...lieutenants.map((lieutenant, index) =>
      figureLabel(
        {
          title: lieutenant.name || 'Lieutenant general',
          symbol: 'lieutenant',
          details: [
            ...(lieutenant.name === '' ? [] : ['Lieutenant general']),
            ...reach(lieutenant.rating, context),
          ],
          rating: lieutenant.rating,
        },
        {
          at: ['lieutenants', index],
          place: [0, 0],
          post: brigades
            .flatMap((brigade, place) =>
              lieutenant.brigades.includes(brigade.id) ? [brigadeName(brigade, place)] : [],
            )
            .join(', '),
        },
        context,
      ),
    ),
  ];
};

/** A label for each section of works. */
export const worksLabels = (works: Works, index: number, { army, points }: LabelContext): ArmyLabel[] => {
  const { name, unit, covers } = POINTS.works[works.type];
  const { count } = works;
  const sum = points(['works', index]);
  const many = count > MOST_WORKS;
  return Array.from({ length: many ? 1 : count }, () => ({
    of: 'works' as const,
    place: [0, 0] as const,
    points: sum === null || many ? sum : sum / count,
    stands: 1,
    title: works.name || name,
    symbol: works.type === 'fortified-block' ? ('block' as const) : ('entrenchment' as const),
    nation: army.nation,
    values: many ? [{ term: '', value: counted(count, unit) }] : [],
    traits: [],
    words: '',
    details: [works.name === '' ? '' : name, covers].filter(Boolean),
    post: '',
  }));
};

/** The commander of a brigade; none where there is none. */
export const commanderLabels = (
  { commander }: Brigade,
  index: number,
  post: string,
  context: LabelContext,
): ArmyLabel[] =>
  commander === null
    ? []
    : [
        figureLabel(
          {
            title: commanderName(commander),
            symbol: 'commander',
            details: commander.name === '' ? [] : ['Brigade commander'],
            rating: commander.rating,
          },
          { at: ['brigades', index, 'commander'], place: [index + 1, 0], post },
          context,
        ),
      ];
