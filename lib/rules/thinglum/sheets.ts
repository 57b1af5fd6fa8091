import type { ArmyFile } from '../core/army/document';
import { joinedNotes } from '../core/army/name';
import { grouped } from '../core/army/number';
import { counted } from '../core/army/words';
import { ratedPoints } from '../core/contract/army-context';
import { listCards } from '../core/sheet/card-sheet';
import { type ArmyLabel, commandLabel, type LabelFacts, listLabels } from '../core/sheet/label-sheet';
import type { Card, Trait } from '../core/sheet/sheet-parts';
import { sheetSet } from '../core/sheet/sheet-set';
import { armyCardOf, commanderCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import { reference } from './reference';
import { roster } from './roster';
import type { Army, Commander, Unit } from './schema';
import { type LabelContext, PRINTED, type SheetContext, unitLists } from './sheet-context';
import { type ClassId, TYPES } from './tables';
import {
  abilityOf,
  areChipsBought,
  chipsOf,
  commanderName,
  couriersOf,
  type Leader,
  type LeaderRank,
  rankBeside,
  rankOf,
  treeOf,
  unitName,
} from './tree';
import { unitFacts } from './unit-facts';

/** Cards for the army, each commander, each unit (or all identical ones). */
const cards = (context: SheetContext): Card[] => {
  const { tree } = context;
  return [
    armyCardOf(context),
    ...tree.command.map((led) => commanderCard(led, 'Whole army', led.leader.notes, context)),
    ...listCards(unitLists(tree), context, {
      leader: (led, { post, group }) =>
        commanderCard(led, post, joinedNotes(led.leader.notes, group?.notes), context),
      unit: (pile) => unitCard(pile, context),
    }),
  ];
};

/** Classes as they fit on the smallest labels. */
const SHORT: Readonly<Record<ClassId, string>> = {
  line: 'Line',
  grenadier: 'Grenadiers',
  light: 'Light',
  'heavy-cavalry': 'Heavy cav.',
  'light-cavalry': 'Light cav.',
  'heavy-battery': 'Heavy guns',
  'light-battery': 'Light guns',
};

const unitLabel = (unit: Unit, file: ArmyFile<Army>): Omit<LabelFacts, 'points'> => {
  const { classId, of, morale, stands, guns, fireDice, men } = unitFacts(unit, file);
  const { label, symbol } = TYPES[unit.type];
  const battery = of.arm === 'guns';
  const dice = counted(fireDice, 'die', 'dice');
  return {
    stands,
    title: unitName(unit),
    symbol,
    values: [
      { term: 'Morale', value: `${morale}` },
      { term: battery ? 'Crew' : 'Figures', value: grouped(unit.figures) },
    ],
    traits: [
      ...(unitName(unit) === of.label ? [] : [{ text: of.label, short: SHORT[classId] }]),
      ...(battery ? [{ text: counted(guns, 'gun'), short: counted(guns, 'gun') }] : []),
      ...(fireDice === 0 ? [] : [{ text: `fires ${dice}`, short: dice }]),
    ],
    details: [
      unit.name === '' || label === of.label ? '' : label,
      battery ? '' : counted(stands, 'stand'),
      men === null ? '' : `${grouped(men)} men`,
    ],
  };
};

/** What his die gives him; nothing where ratings are hidden. */
const ability = (
  commander: Commander,
  rank: LeaderRank,
  { options, file }: LabelContext,
): Pick<LabelFacts, 'values' | 'traits'> => {
  const couriers = counted(couriersOf(commander, rank), 'courier');
  const bare: Trait = { text: couriers, short: couriers };
  if (options.hideRatings) return { values: [], traits: [bare] };
  const own = abilityOf(commander, rank);
  if (own === undefined) return { values: [{ term: '', value: 'Die to throw' }], traits: [bare] };
  const chips = counted(chipsOf(commander, rank, areChipsBought(file)), 'chip');
  return {
    values: [
      { term: '', value: own.label },
      { term: 'Radius', value: `${own.radius} in` },
    ],
    traits: [{ text: chips, short: chips }, bare],
  };
};

const commanderLabel = ({ kind, leader, at }: Leader, context: LabelContext): LabelFacts => {
  const rank = rankOf(kind);
  return {
    points: ratedPoints(context, at),
    title: commanderName(leader, rank),
    symbol: kind,
    ...ability(leader, rank, context),
    details: [rankBeside(leader, rank)],
  };
};

/**
 * Labels for the backs of stands: each unit with its class, morale number, figures, stands and fire dice; each
 * commander with his ability, chips and couriers.
 */
const labels = (context: LabelContext): ArmyLabel[] => {
  const { tree, file } = context;
  return [
    ...tree.command.map((led) => commandLabel('Whole army', commanderLabel(led, context))),
    ...listLabels(unitLists(tree), context, {
      leader: (led) => commanderLabel(led, context),
      unit: ({ unit }) => unitLabel(unit, file),
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
