import type { ArmyFile } from '../core/army/document';
import { ratedPoints } from '../core/contract/army-context';
import { listCards } from '../core/sheet/card-sheet';
import {
  type ArmyLabel,
  commandLabel,
  type LabelFacts,
  listLabels,
  sectionLabels,
} from '../core/sheet/label-sheet';
import type { Card, Trait } from '../core/sheet/sheet-parts';
import { sheetSet } from '../core/sheet/sheet-set';
import { areWorksInPlay, MARK_LABELS } from './army-lists';
import { armyCardOf, generalCard, lieutenantCard, worksCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import { reference } from './reference';
import { roster } from './roster';
import { sizeText, standFacts } from './roster/rows';
import type { Army, Unit } from './schema';
import { type LabelContext, PRINTED, type SheetContext, unitLists } from './sheet-context';
import { CLASSES, NATIONS, nationOf, POINTS, TYPES } from './tables';
import { type Leader, leaderName, rankBeside, treeOf, unitNoun } from './tree';

/** Cards for the army, each general, each stand (or all identical ones), each kind of works. */
const cards = (context: SheetContext): Card[] => {
  const { army, tree } = context;
  return [
    armyCardOf(context),
    ...tree.command.map((led) => generalCard(led, context)),
    ...listCards(unitLists(context), context, {
      leader: (led, list) => lieutenantCard(led, list, context),
      unit: (pile) => unitCard(pile, context),
    }),
    ...army.works
      .filter((each) => each.count > 0 && areWorksInPlay(each, army))
      .map((each) => worksCard(each, context)),
  ];
};

const traits = ({ shock, noGrenadiers, secondLine }: Unit): Trait[] => [
  ...(shock ? [{ text: 'Shock', short: 'Shock' }] : []),
  ...(noGrenadiers ? [{ text: 'No grenadiers', short: 'No gren.' }] : []),
  ...(secondLine ? [{ text: 'Second line', short: '2nd line' }] : []),
];

const standLabel = (unit: Unit, army: Army): Omit<LabelFacts, 'points'> => {
  const nation = nationOf(unit, army);
  const noun = unitNoun(unit, nation);
  const { class: unitClass, symbol } = TYPES[unit.type];
  const { value, code } = standFacts(unit);
  const { label } = CLASSES[unitClass];
  const { list = 'core', capacities = [] } = unit;
  return {
    title: unit.name || noun,
    symbol,
    nation,
    values: [
      ...(code === '' ? [] : [{ term: '', value: code }]),
      { term: 'SP', value: `${unit.sp}` },
      { term: 'Morale', value: `${unit.morale}` },
    ],
    traits: traits(unit),
    words: capacities.join(', '),
    details: [
      unit.name === '' || noun === label ? label : `${noun}, ${label.toLowerCase()}`,
      `SP + Morale ${value}`,
      sizeText(unit),
      list === 'core' ? '' : MARK_LABELS[list],
      nation === army.nation ? '' : NATIONS[nation].label,
    ],
  };
};

const leaderLabel = (led: Leader, context: LabelContext): LabelFacts => ({
  title: leaderName(led),
  symbol: led.kind === 'general' ? 'general' : 'commander',
  details: [rankBeside(led)],
  points: ratedPoints(context, led.at),
  values: context.options.hideRatings ? [] : [{ term: 'Rating', value: led.leader.rating }],
});

/**
 * Labels for the backs of stands (s. 5.17 of the digest): each with its strength points, Morale, capacities and the
 * code of line cavalry; generals and works. What does not come to the table has none.
 */
const labels = (context: LabelContext): ArmyLabel[] => {
  const { army, points, tree } = context;
  return [
    ...tree.command.map((led) => commandLabel('Whole army', leaderLabel(led, context))),
    ...listLabels(unitLists(context), context, {
      leader: (led) => leaderLabel(led, context),
      unit: ({ unit }) => standLabel(unit, army),
    }),
    ...army.works.flatMap((works, index) => {
      if (!areWorksInPlay(works, army)) return [];
      const { name, unit, covers } = POINTS.works[works.type];
      return sectionLabels(works.count, unit, {
        points: points(['works', index]),
        title: works.name || name,
        symbol: works.type === 'redoubt' ? 'block' : 'entrenchment',
        details: [works.name === '' ? '' : name, covers],
      });
    }),
  ];
};

/** Everything that can be printed of an army. */
export const sheets = sheetSet(PRINTED, ({ army }: ArmyFile<Army>) => ({ tree: treeOf(army) }), {
  roster,
  cards,
  labels,
  reference,
});
