import { grouped, signed } from '../core/army/number';
import { counted } from '../core/army/words';
import { listCards } from '../core/sheet/card-sheet';
import {
  type ArmyLabel,
  commandLabel,
  type LabelFacts,
  listLabels,
  worksLabel,
} from '../core/sheet/label-sheet';
import type { Card, Trait } from '../core/sheet/sheet-parts';
import { sheetSet } from '../core/sheet/sheet-set';
import { armyCardOf, brigadierCard, fieldworkCard, generalCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import { inches } from './distances';
import { reference } from './reference';
import { roster } from './roster';
import type { Unit } from './schema';
import { type LabelContext, lookUp, PRINTED, type SheetContext, unitLists } from './sheet-context';
import { basesOf, figuresPerBase, trainBasesOf } from './summary';
import { ARMS, bonusOf, coverOf, isFort, NATIONS, TYPES } from './tables';
import { fieldworkName, type Leader, leaderName, ledBrigades, rankBeside, unitName } from './tree';
import type { UnitFacts } from './unit-facts';
import { countText } from './unit-text';

/**
 * Cards for the army, each general, each unit (or all identical ones) with its morale at every strength, each
 * fieldwork.
 */
const cards = (context: SheetContext): Card[] => {
  const { army, facts } = context;
  return [
    armyCardOf(context),
    ...facts.tree.command.map((led) => generalCard(led, context)),
    ...listCards(unitLists(facts), context, {
      leader: (led, { post, group }) => brigadierCard(led, post, group, context),
      unit: (pile) => unitCard(pile, context),
    }),
    ...army.works.map((work, index) => fieldworkCard(work, index, context)),
  ];
};

const minus = (value: number): string => signed(value).replace('+', '');

const train = ({ explosives, tools, pontoons }: Unit): Trait[] => [
  ...(explosives === undefined ? [] : [{ text: `Explosives ${explosives}`, short: `Expl. ${explosives}` }]),
  ...(tools ? [{ text: 'Tools', short: 'Tools' }] : []),
  ...(pontoons ? [{ text: 'Pontoons', short: 'Pont.' }] : []),
];

/** What it is, as far as its name does not say so, and what it has beside its strength (Firing, Charges, Engineers). */
const traits = ({ unit, arm, fireBonus, regimentalGuns }: UnitFacts, { army }: LabelContext): Trait[] => {
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

const sizeText = (unit: UnitFacts, { facts }: LabelContext): string => {
  const bases = basesOf(unit);
  const figures = bases * figuresPerBase(unit.arm, facts.tariff);
  return [counted(bases, 'base'), figures === 0 ? '' : `${figures} figures`].filter(Boolean).join(', ');
};

const unitLabel = (unit: UnitFacts, context: LabelContext): Omit<LabelFacts, 'points'> => {
  const { army } = context;
  const { symbol, pieces = '' } = TYPES[unit.unit.type];
  return {
    stands: basesOf(unit) + trainBasesOf(unit),
    title: unitName(unit.unit),
    symbol,
    nation: unit.nation,
    values: [
      { term: 'SP', value: grouped(unit.sp) },
      { term: 'Morale', value: minus(unit.morale) },
    ],
    traits: traits(unit, context),
    details: [
      pieces,
      countText(unit, army.factor),
      sizeText(unit, context),
      unit.nation === army.nation ? '' : NATIONS[unit.nation].label,
    ],
  };
};

const leaderLabel = (led: Leader, { points }: LabelContext): LabelFacts => ({
  points: points(led.at),
  title: leaderName(led),
  symbol: led.kind,
  values: [{ term: 'Tests', value: `+${bonusOf(led.kind)}` }],
  details: [rankBeside(led)],
});

/**
 * Labels for the backs of bases: each unit with its strength points, basic morale, type and what it has beside them;
 * generals and fieldworks.
 */
const labels = (context: LabelContext): ArmyLabel[] => {
  const { army, facts, points } = context;
  return [
    ...facts.tree.command.map((led) => {
      const post = led.kind === 'general' ? 'Whole army' : ledBrigades(led, army).join(', ');
      return commandLabel(post, leaderLabel(led, context));
    }),
    ...listLabels(unitLists(facts), context, {
      leader: (led) => leaderLabel(led, context),
      unit: (unit) => unitLabel(unit, context),
    }),
    ...army.works.map((work, index) =>
      worksLabel({
        points: points(['works', index]),
        title: fieldworkName(work),
        symbol: isFort(work.sp) ? 'block' : 'entrenchment',
        values: [{ term: 'SP', value: grouped(work.sp) }],
        details: [coverOf(work.sp)],
      }),
    ),
  ];
};

/** Everything that can be printed of an army. */
export const sheets = sheetSet(PRINTED, lookUp, { roster, cards, labels, reference });
