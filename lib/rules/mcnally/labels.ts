import type { ArmyFile } from '../core/document';
import { type ArmyLabel, labelSheet, pointsAt } from '../core/label-sheet';
import { grouped, signed } from '../core/number';
import type { Path } from '../core/path';
import type { LabelOptions, LabelSheet, Trait } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { inches } from './distances';
import { brigadeName, brigadierName, counted, fieldworkName, generalName, RANKS, unitName } from './names';
import type { Army, Unit } from './schema';
import { SETTINGS } from './settings';
import { basesOf, figuresPerBase, trainBasesOf } from './stats';
import { type Facts, survey } from './survey';
import { ARMS, coverOf, isFort, LIMITS, NATIONS, POINT_SCALE, SYSTEM, TYPES } from './tables';
import type { UnitFacts } from './unit-facts';
import { countText } from './unit-text';

const minus = (value: number): string => signed(value).replace('+', '');

type Context = {
  readonly army: Army;
  readonly facts: Facts;
  readonly points: (at: Path) => number | null;
};

const train = ({ explosives, tools, pontoons }: Unit): Trait[] => [
  ...(explosives === undefined ? [] : [{ text: `Explosives ${explosives}`, short: `Expl. ${explosives}` }]),
  ...(tools ? [{ text: 'Tools', short: 'Tools' }] : []),
  ...(pontoons ? [{ text: 'Pontoons', short: 'Pont.' }] : []),
];

/** What it is, as far as its name does not say so, and what it has beside its strength (Firing, Charges, Engineers). */
const traits = ({ unit, arm, fireBonus, regimentalGuns }: UnitFacts, { army }: Context): Trait[] => {
  const { noun, short } = TYPES[unit.type];
  const { evades } = ARMS[arm];
  const reach = inches(evades, army.scale);
  return [
    ...(unit.name === '' ? [] : [{ text: noun, short }]),
    ...(fireBonus ? [{ text: '+1 fire', short: '+1 fire' }] : []),
    ...(regimentalGuns ? [{ text: 'Regimental guns', short: 'Reg. guns' }] : []),
    ...(evades === 0 ? [] : [{ text: `Evades ${reach} in`, short: `Ev. ${reach} in` }]),
    ...train(unit),
  ];
};

const sizeText = (unit: UnitFacts, { facts }: Context): string => {
  const bases = basesOf(unit);
  const figures = bases * figuresPerBase(unit.arm, facts.tariff);
  return [counted(bases, 'base'), figures === 0 ? '' : `${figures} figures`].filter(Boolean).join(', ');
};

const unitLabel = (unit: UnitFacts, formation: number, post: string, context: Context): ArmyLabel => {
  const { army, points } = context;
  const { symbol, pieces } = TYPES[unit.unit.type];
  return {
    of: 'unit',
    place: [formation, unit.index + 1],
    points: points(unit.at),
    stands: basesOf(unit) + trainBasesOf(unit),
    title: unitName(unit.unit),
    symbol,
    nation: unit.nation,
    values: [
      { term: 'SP', value: grouped(unit.sp) },
      { term: 'Morale', value: minus(unit.morale) },
    ],
    traits: traits(unit, context),
    words: '',
    details: [
      pieces ?? '',
      countText(unit, army.factor),
      sizeText(unit, context),
      unit.nation === army.nation ? '' : NATIONS[unit.nation].label,
    ].filter(Boolean),
    post,
  };
};

const figure = (
  label: Pick<ArmyLabel, 'title' | 'symbol' | 'place' | 'details' | 'post'> & {
    readonly bonus: number;
    readonly at: Path;
  },
  { army, points }: Context,
): ArmyLabel => {
  const { bonus, at, ...own } = label;
  return {
    ...own,
    of: 'commander',
    points: points(at),
    stands: 1,
    nation: army.nation,
    values: [{ term: 'Tests', value: `+${bonus}` }],
    traits: [],
    words: '',
  };
};

const generals = (context: Context): ArmyLabel[] =>
  context.army.generals.map((general, index) =>
    figure(
      {
        at: ['generals', index],
        bonus: LIMITS.generalBonus[general.rank],
        title: generalName(general),
        symbol: general.rank === 'cinc' ? 'general' : 'lieutenant',
        place: [0, 0],
        details: general.name === '' ? [] : [RANKS[general.rank]],
        post:
          general.rank === 'cinc'
            ? 'Whole army'
            : context.army.brigades
                .flatMap((brigade, place) =>
                  general.brigades.includes(brigade.id) ? [brigadeName(brigade, place)] : [],
                )
                .join(', '),
      },
      context,
    ),
  );

const allLabels = (context: Context): ArmyLabel[] => {
  const { army, facts, points } = context;
  const { brigades, works } = army;
  const ofList = (index: number, post: string): ArmyLabel[] =>
    (facts.lists[index] ?? []).map((unit) => unitLabel(unit, index + 1, post, context));
  return [
    ...generals(context),
    ...brigades.flatMap((brigade, index) => {
      const post = brigadeName(brigade, index);
      const { brigadier } = brigade;
      return [
        ...(brigadier === null
          ? []
          : [
              figure(
                {
                  at: ['brigades', index, 'brigadier'],
                  bonus: LIMITS.generalBonus.brigadier,
                  title: brigadierName(brigadier),
                  symbol: 'commander',
                  place: [index + 1, 0],
                  details: brigadier.name === '' ? [] : ['Brigadier'],
                  post,
                },
                context,
              ),
            ]),
        ...ofList(index, post),
      ];
    }),
    ...ofList(brigades.length, 'Without a brigade'),
    ...works.map(
      (work, index): ArmyLabel => ({
        of: 'works',
        place: [0, 0],
        points: points(['works', index]),
        stands: 1,
        title: fieldworkName(work),
        symbol: isFort(work.sp) ? 'block' : 'entrenchment',
        nation: army.nation,
        values: [{ term: 'SP', value: grouped(work.sp) }],
        traits: [],
        words: '',
        details: [coverOf(work.sp)],
        post: '',
      }),
    ),
  ];
};

/**
 * Labels for the backs of bases: each unit with its strength points, basic morale, type and what it has beside them;
 * generals and fieldworks. Any army prints, legal or not.
 */
export const labels = (file: ArmyFile<Army>, assessment: Assessment, options: LabelOptions): LabelSheet => {
  const { army } = file;
  const context = { army, facts: survey(file), points: pointsAt(assessment, POINT_SCALE) };
  return labelSheet(
    { ...SYSTEM, settings: SETTINGS },
    file,
    assessment.findings,
    { nation: army.nation, labels: allLabels(context), houseCosts: true },
    options,
  );
};
