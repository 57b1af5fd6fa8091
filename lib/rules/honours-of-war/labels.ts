import type { ArmyFile } from '../core/document';
import { type ArmyLabel, labelSheet, pointsAt } from '../core/label-sheet';
import type { Path } from '../core/path';
import type { LabelOptions, LabelSheet, Trait } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { armyCm } from './distances';
import { brigadeName, commanderName, counted, generalName, halves, unitName, unitNoun } from './names';
import { HITS } from './reference/melee';
import { RATING_LABELS } from './reference/play';
import type { Army, Commander, General, Unit, Works } from './schema';
import { SETTINGS } from './settings';
import { POINTS, SYSTEM, TYPES, tableNation } from './tables';
import { type UnitFacts, unitFacts } from './unit-facts';
import { unitOptions } from './unit-options';

const CLASSES = { superior: 'Superior', standard: 'Standard', inferior: 'Inferior' } as const;

const SIZES = { small: 'Small', standard: 'Standard', large: 'Large' } as const;

/** More sections of works than this share one label: nobody sticks on a hundred. */
const MOST_WORKS = 24;

type Context = {
  readonly file: ArmyFile<Army>;
  readonly army: Army;
  readonly hideRatings: boolean;
  readonly points: (at: Path) => number | null;
};

/** Where a label belongs: path of its node, numbers and name of its formation. */
type Post = { readonly at: Path; readonly place: readonly [number, number]; readonly post: string };

/** What sets a unit apart from others of its class (p. 9, 35, 37, 48, 52, R14, R47). */
const traits = (unit: Unit, { fireRow, hitRow, weapon }: UnitFacts): Trait[] => [
  ...(unitOptions(unit).battalionGuns && unit.battalionGuns === 'absent'
    ? [{ text: 'No battalion guns', short: 'No guns' }]
    : []),
  ...(unit.battalionGuns === 'quick-firing'
    ? [{ text: 'Quick-firing battalion guns', short: 'Quick guns' }]
    : []),
  ...(weapon === 'Rifles' ? [{ text: 'Rifles', short: 'Rifles' }] : []),
  ...(fireRow === hitRow ? [] : [{ text: 'Fires as superior', short: 'Sup. fire' }]),
];

const sizes = ({ bases, figures }: UnitFacts): string[] => [
  ...(bases === 0 ? [] : [counted(bases, 'base')]),
  ...(figures === 0 ? [] : [`${figures} figures`]),
];

/** What it is, as far as its name does not say so: "6-pdr". */
const kindText = (unit: Unit, { army }: Context): string => {
  const noun = unitNoun(unit, unit.nation ?? tableNation(army));
  const name = unitName(unit);
  return noun.startsWith(name) ? noun.slice(name.length).replace(/^, /, '') : noun;
};

const unitLabel = (unit: Unit, { at, place, post }: Post, context: Context): ArmyLabel => {
  const { army, file, points } = context;
  const facts = unitFacts(unit, file);
  const sized = unit.size !== 'standard';
  return {
    of: 'unit',
    place,
    points: points(at),
    stands: facts.bases,
    title: unitName(unit),
    symbol: TYPES[unit.type].symbol,
    nation: unit.nation ?? army.nation,
    values: [
      { term: '', value: CLASSES[unit.class] },
      ...(sized ? [{ term: '', value: SIZES[unit.size] }] : []),
      { term: 'Hits', value: `${HITS.length}` },
    ],
    traits: traits(unit, facts),
    words: '',
    details: [
      kindText(unit, context),
      ...sizes(facts),
      facts.armyPoints === 0 ? '' : `lost ${halves(facts.armyPoints)} AP`,
    ].filter(Boolean),
    post,
  };
};

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
  { army, hideRatings, points }: Context,
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
const reach = (rating: General['rating'] | Commander['rating'], { file, hideRatings }: Context): string[] => {
  if (hideRatings || rating === 'dithering') return [];
  const dashing = rating === 'dashing';
  const [move] = armyCm(dashing ? 'dashingMove' : 'commandMove', file);
  const [influence] = armyCm(dashing ? 'dashingInfluence' : 'generalInfluence', file);
  return [`moves ${move}`, `acts within ${influence}`];
};

const generals = (context: Context): ArmyLabel[] => {
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

const worksLabels = (works: Works, index: number, { army, points }: Context): ArmyLabel[] => {
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

const unitLabels = (
  units: readonly Unit[],
  at: Path,
  formation: number,
  post: string,
  context: Context,
): ArmyLabel[] =>
  units.map((unit, index) =>
    unitLabel(unit, { at: [...at, index], place: [formation, index + 1], post }, context),
  );

const allLabels = (context: Context): ArmyLabel[] => {
  const { brigades, independents, unassigned, works } = context.army;
  return [
    ...generals(context),
    ...brigades.flatMap((brigade, index) => {
      const post = brigadeName(brigade, index);
      const { commander } = brigade;
      return [
        ...(commander === null
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
            ]),
        ...unitLabels(brigade.units, ['brigades', index, 'units'], index + 1, post, context),
      ];
    }),
    ...unitLabels(independents, ['independents'], brigades.length + 1, 'Independent', context),
    ...unitLabels(unassigned, ['unassigned'], brigades.length + 2, 'Without a post', context),
    ...works.flatMap((each, index) => worksLabels(each, index, context)),
  ];
};

/**
 * Labels for the backs of bases: each unit with its class, size, hits and what sets it apart; generals, commanders and
 * works. Any army prints, legal or not.
 */
export const labels = (file: ArmyFile<Army>, assessment: Assessment, options: LabelOptions): LabelSheet => {
  const { army } = file;
  const context = {
    file,
    army,
    hideRatings: options.hideRatings,
    points: pointsAt(assessment, 1),
  };
  return labelSheet(
    { ...SYSTEM, settings: SETTINGS },
    file,
    assessment.findings,
    { nation: army.nation, labels: allLabels(context), houseCosts: false },
    options,
  );
};
