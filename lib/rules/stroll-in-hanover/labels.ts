import type { ArmyFile } from '../core/document';
import { type ArmyLabel, labelSheet, pointsAt } from '../core/label-sheet';
import type { Path } from '../core/path';
import type { LabelOptions, LabelSheet, Trait } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { areWorksInPlay, isInPlay, MARK_LABELS } from './army-lists';
import { counted, divisionName, generalName, lieutenantName, unitNoun } from './names';
import { sizeText } from './roster/units';
import type { Army, Rating, Unit, Works } from './schema';
import { SETTINGS } from './settings';
import { standFacts } from './stand-facts';
import { CLASSES, NATIONS, nationOf, POINT_SCALE, POINTS, SYSTEM, TYPES } from './tables';

/** More segments or redoubts than this share one label: nobody sticks on a hundred. */
const MOST_WORKS = 24;

type Context = {
  readonly army: Army;
  readonly hideRatings: boolean;
  readonly points: (at: Path) => number | null;
};

/** Where a label belongs: path of its node, numbers and name of its division. */
type Post = { readonly at: Path; readonly place: readonly [number, number]; readonly post: string };

const traits = ({ shock, noGrenadiers, secondLine }: Unit): Trait[] => [
  ...(shock ? [{ text: 'Shock', short: 'Shock' }] : []),
  ...(noGrenadiers ? [{ text: 'No grenadiers', short: 'No gren.' }] : []),
  ...(secondLine ? [{ text: 'Second line', short: '2nd line' }] : []),
];

const standLabel = (unit: Unit, { at, place, post }: Post, { army, points }: Context): ArmyLabel => {
  const nation = nationOf(unit, army);
  const noun = unitNoun(unit, nation);
  const { class: unitClass, symbol } = TYPES[unit.type];
  const { value, code } = standFacts(unit);
  const { label } = CLASSES[unitClass];
  return {
    of: 'unit',
    place,
    points: points(at),
    stands: 1,
    title: unit.name || noun,
    symbol,
    nation,
    values: [
      ...(code === '' ? [] : [{ term: '', value: code }]),
      { term: 'SP', value: `${unit.sp}` },
      { term: 'Morale', value: `${unit.morale}` },
    ],
    traits: traits(unit),
    words: (unit.capacities ?? []).join(', '),
    details: [
      unit.name === '' || noun === label ? label : `${noun}, ${label.toLowerCase()}`,
      `SP + Morale ${value}`,
      sizeText(unit),
      unit.list === undefined || unit.list === 'core' ? '' : MARK_LABELS[unit.list],
      nation === army.nation ? '' : NATIONS[nation].label,
    ].filter(Boolean),
    post,
  };
};

/** A general. His price tells his rating, so it is hidden with it. */
const figureLabel = (
  figure: Pick<ArmyLabel, 'title' | 'symbol' | 'details'> & { readonly rating: Rating },
  { at, place, post }: Post,
  { army, hideRatings, points }: Context,
): ArmyLabel => {
  const { rating, ...own } = figure;
  return {
    ...own,
    of: 'commander',
    place,
    points: hideRatings ? null : points(at),
    stands: 1,
    nation: army.nation,
    values: hideRatings ? [] : [{ term: 'Rating', value: rating }],
    traits: [],
    words: '',
    post,
  };
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
    symbol: works.type === 'redoubt' ? ('block' as const) : ('entrenchment' as const),
    nation: army.nation,
    values: many ? [{ term: '', value: counted(count, unit) }] : [],
    traits: [],
    words: '',
    details: [works.name === '' ? '' : name, covers].filter(Boolean),
    post: '',
  }));
};

const generals = (context: Context): ArmyLabel[] => {
  const { general, otherGenerals = [] } = context.army;
  const all = [
    ...(general === null ? [] : [{ chief: general, at: ['general'] as Path }]),
    ...otherGenerals.map((chief, index) => ({ chief, at: ['otherGenerals', index] as Path })),
  ];
  return all.map(({ chief, at }) =>
    figureLabel(
      {
        title: generalName(chief),
        symbol: 'general',
        details: chief.name === '' ? [] : ['General in chief'],
        rating: chief.rating,
      },
      { at, place: [0, 0], post: 'Whole army' },
      context,
    ),
  );
};

const allLabels = (context: Context): ArmyLabel[] => {
  const { army } = context;
  const { divisions, direct, unassigned, works } = army;
  const stands = (units: readonly Unit[], at: Path, formation: number, post: string): ArmyLabel[] =>
    units.flatMap((unit, index) =>
      isInPlay(unit.list, army)
        ? [standLabel(unit, { at: [...at, index], place: [formation, index + 1], post }, context)]
        : [],
    );
  return [
    ...generals(context),
    ...divisions.flatMap((division, index) => {
      const post = divisionName(division, index);
      const { commander, others = [] } = division;
      const leads = [
        ...(commander === null ? [] : [{ leader: commander, at: ['divisions', index, 'commander'] as Path }]),
        ...others.map((leader, place) => ({ leader, at: ['divisions', index, 'others', place] as Path })),
      ];
      return [
        ...leads
          .filter(({ leader }) => isInPlay(leader.list, army))
          .map(({ leader, at }) =>
            figureLabel(
              {
                title: lieutenantName(leader),
                symbol: 'commander',
                details: leader.name === '' ? [] : ['Lieutenant general'],
                rating: leader.rating,
              },
              { at, place: [index + 1, 0], post },
              context,
            ),
          ),
        ...stands(division.units, ['divisions', index, 'units'], index + 1, post),
      ];
    }),
    ...stands(direct, ['direct'], divisions.length + 1, 'Under the general in chief'),
    ...stands(unassigned, ['unassigned'], divisions.length + 2, 'Without a division'),
    ...works.flatMap((each, index) => (areWorksInPlay(each, army) ? worksLabels(each, index, context) : [])),
  ];
};

/**
 * Labels for the backs of stands (s. 5.17 of the digest): each with its strength points, Morale, capacities and the code
 * of line cavalry; generals and works. What does not come to the table has none. Any army prints, legal or not.
 */
export const labels = (file: ArmyFile<Army>, assessment: Assessment, options: LabelOptions): LabelSheet => {
  const { army } = file;
  const context = { army, hideRatings: options.hideRatings, points: pointsAt(assessment, POINT_SCALE) };
  return labelSheet(
    { ...SYSTEM, settings: SETTINGS },
    file,
    assessment.findings,
    { nation: army.nation, labels: allLabels(context), houseCosts: false },
    options,
  );
};
