import { grouped } from '../core/army/number';
import type { Path } from '../core/army/path';
import { counted } from '../core/army/words';
import { ratedPoints } from '../core/contract/army-context';
import { listCards } from '../core/sheet/card-sheet';
import { type ArmyLabel, commandLabel, type LabelFacts, listLabels } from '../core/sheet/label-sheet';
import type { Card } from '../core/sheet/sheet-parts';
import { sheetSet } from '../core/sheet/sheet-set';
import { armyCardOf, leaderCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import { reference } from './reference';
import { roster } from './roster';
import type { Leader, Unit } from './schema';
import {
  commandText,
  type LabelContext,
  leadOf,
  PRINTED,
  type SheetContext,
  unitLists,
} from './sheet-context';
import { ABILITIES, ARMS, type Arm, isQuality, qualityOf, TRAIT_IDS, TRAITS, TYPES } from './tables';
import { everyUnit, leaderName, unitName } from './tree';

/** Cards for the army, each leader, each unit (or all identical ones, except for those that a leader starts with). */
const cards = (context: SheetContext): Card[] => {
  const { tree, leadersOf } = context;
  return [
    armyCardOf(context),
    ...tree.command.map(({ leader, at }) => leaderCard(leader, at, context)),
    ...listCards(unitLists(tree, 'Of the army'), context, {
      unit: (pile) => unitCard(pile, context),
      apart: ({ id }) => leadersOf.has(id),
    }),
  ];
};

/** Arms as they fit on the smallest labels. */
const SHORT: Readonly<Record<Arm, string>> = {
  line: 'Line',
  light: 'Light',
  cavalry: 'Cavalry',
  'heavy-cavalry': 'Heavy cav.',
  artillery: 'Guns',
};

const sizeOf = ({ men, guns, type }: Unit): string => {
  if (TYPES[type].arm === 'artillery') return guns === undefined ? '' : counted(guns, 'gun');
  return men === undefined ? '' : `${grouped(men)} men`;
};

/** Hits are said where the army's units differ in them, or where no quality says them. */
const hitsOf = ({ hits }: Unit, { army }: LabelContext): LabelFacts['values'] =>
  isQuality(hits) && everyUnit(army).every((each) => each.hits === hits)
    ? []
    : [{ term: 'Hits', value: `${hits}` }];

const unitLabel = (unit: Unit, context: LabelContext): Omit<LabelFacts, 'points'> => {
  const { extraHit, leadersOf } = context;
  const { arm, label, symbol } = TYPES[unit.type];
  return {
    title: unitName(unit),
    symbol,
    values: [
      ...(isQuality(unit.hits) ? [{ term: '', value: qualityOf(unit.hits) }] : []),
      ...hitsOf(unit, context),
    ],
    traits: [
      ...(unitName(unit) === ARMS[arm].label ? [] : [{ text: ARMS[arm].label, short: SHORT[arm] }]),
      ...TRAIT_IDS.filter((trait) => unit[trait]).map((trait) => ({
        text: TRAITS[trait].label,
        short: TRAITS[trait].letter,
      })),
      ...(extraHit && leadersOf.has(unit.id) ? [{ text: '+1 hit, led', short: '+1 led' }] : []),
    ],
    details: [unit.name === '' || label === ARMS[arm].label ? '' : label, sizeOf(unit)],
  };
};

const leaderLabel = (leader: Leader, at: Path, context: LabelContext): LabelFacts => {
  const { extraHit, options } = context;
  const { label, effect } = ABILITIES[leader.ability];
  return {
    points: ratedPoints(context, at),
    title: leaderName(leader),
    symbol: 'general',
    values: options.hideRatings ? [] : [{ term: '', value: extraHit ? label : 'Re-roll' }],
    details: [
      leader.name === '' ? '' : 'Leader',
      options.hideRatings || !extraHit ? '' : `${effect.charAt(0).toLowerCase()}${effect.slice(1)}`,
    ],
  };
};

/**
 * Labels for the backs of bases: each unit with its arm, hits and traits, which are letters where a label is small;
 * each leader with his ability.
 */
const labels = (context: LabelContext): ArmyLabel[] => {
  const { army, numberOf, tree } = context;
  return [
    ...tree.command.map(({ leader, at }) => {
      const index = army.formations.findIndex(({ id }) => id === leader.formation);
      const list = ['formations', index];
      return {
        ...commandLabel(commandText(leader, army), leaderLabel(leader, at, context)),
        number: numberOf(list),
        ...(index !== -1 && { list }),
      };
    }),
    ...listLabels(unitLists(tree, ''), context, { unit: ({ unit }) => unitLabel(unit, context) }),
  ];
};

/** Everything that can be printed of an army. */
export const sheets = sheetSet(PRINTED, leadOf, { roster, cards, labels, reference });
