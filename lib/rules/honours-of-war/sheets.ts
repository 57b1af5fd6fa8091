import type { ArmyFile } from '../core/army/document';
import { counted } from '../core/army/words';
import { ratedPoints } from '../core/contract/army-context';
import { listCards } from '../core/sheet/card-sheet';
import {
  type ArmyLabel,
  commandLabel,
  type LabelFacts,
  listLabels,
  sectionLabels,
} from '../core/sheet/label-sheet';
import type { Card, CardSize, Trait } from '../core/sheet/sheet-parts';
import { sheetSet } from '../core/sheet/sheet-set';
import { commanderCard, generalCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import { armyCardOf, worksCards } from './cards/works-cards';
import { armyCm } from './distances';
import { reference } from './reference';
import { roster } from './roster';
import type { Army, Unit } from './schema';
import { type LabelContext, lookUp, PRINTED, type SheetContext, unitLists } from './sheet-context';
import { POINTS, RATING_LABELS, TYPES, tableNation } from './tables';
import { halves, type Leader, leaderName, ledBrigades, rankBeside, unitName, unitNoun } from './tree';
import { CLASSES, SIZES, type UnitFacts, unitFacts } from './unit-facts';
import { unitOptions } from './unit-options';

/** Most hit tracks on a card of that size. */
const MOST = { '63x88': 2, '70x120': 4, quarter: 4 } as const satisfies Record<CardSize, number>;

/**
 * Cards for the army, each general and commander, each unit (or all identical ones), each section of works, with
 * everything the rules say of it at the army's figure scale.
 */
const cards = (context: SheetContext, size: CardSize): Card[] => {
  const { army, tree } = context;
  return [
    armyCardOf(context),
    ...tree.command.map((led) => generalCard(led, context)),
    ...listCards(unitLists(tree), context, {
      leader: (led, { post, group }) => commanderCard(led, post, group, context),
      unit: (pile) => unitCard(pile, context),
      most: MOST[size],
    }),
    ...army.works.flatMap((each) => worksCards(each, context)),
  ];
};

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
const leaderLabel = (led: Leader, context: LabelContext): LabelFacts => {
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
const generalLabels = (context: LabelContext): ArmyLabel[] =>
  context.tree.command.map((led) => {
    const post = led.kind === 'general' ? 'Whole army' : ledBrigades(led, context.army).join(', ');
    return commandLabel(post, leaderLabel(led, context));
  });

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
const kindText = (unit: Unit, army: Army): string => {
  const noun = unitNoun(unit, unit.nation ?? tableNation(army));
  const name = unitName(unit);
  return noun.startsWith(name) ? noun.slice(name.length).replace(/^, /, '') : noun;
};

/** A unit: its class and size (hits are five for all), what sets it apart, its bases and what it counts. */
const unitLabel = (unit: Unit, file: ArmyFile<Army>): Omit<LabelFacts, 'points'> => {
  const { army } = file;
  const facts = unitFacts(unit, file);
  return {
    stands: facts.bases,
    title: unitName(unit),
    symbol: TYPES[unit.type].symbol,
    nation: unit.nation ?? army.nation,
    values: [
      { term: '', value: CLASSES[unit.class] },
      ...(unit.size === 'standard' ? [] : [{ term: '', value: SIZES[unit.size] }]),
    ],
    traits: traits(unit, facts),
    details: [
      kindText(unit, army),
      ...sizes(facts),
      facts.armyPoints === 0 ? '' : `lost ${halves(facts.armyPoints)} AP`,
    ],
  };
};

/**
 * Labels for the backs of bases: each unit with its class, size, hits and what sets it apart; generals, commanders and
 * works.
 */
const labels = (context: LabelContext): ArmyLabel[] => {
  const { army, points } = context;
  return [
    ...generalLabels(context),
    ...listLabels(unitLists(context.tree), context, {
      leader: (led) => leaderLabel(led, context),
      unit: ({ unit }) => unitLabel(unit, context.file),
    }),
    ...army.works.flatMap((works, index) => {
      const { name, unit, covers } = POINTS.works[works.type];
      return sectionLabels(works.count, unit, {
        points: points(['works', index]),
        title: works.name || name,
        symbol: works.type === 'fortified-block' ? 'block' : 'entrenchment',
        details: [works.name === '' ? '' : name, covers],
      });
    }),
  ];
};

/** Everything that can be printed of an army. */
export const sheets = sheetSet(PRINTED, lookUp, { roster, cards, labels, reference });
