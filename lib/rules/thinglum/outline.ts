import type { ArmyFile } from '../core/army/document';
import { counted } from '../core/army/words';
import { attachedIn, type RegimentUnits } from '../core/check/attached';
import type { Choice, Outline } from '../core/tree/outline';
import { outlineOf } from '../core/tree/tree-outline';
import type { Army, Commander, Unit } from './schema';
import { LIMITS, TYPES } from './tables';
import {
  abilityOf,
  areChipsBought,
  brigadeName,
  chipsOf,
  commanderName,
  couriersOf,
  type LeaderRank,
  rankOf,
  treeOf,
  unitName,
} from './tree';
import { unitFacts } from './unit-facts';

/** The units that were regiments; allies have no lists of their own. */
export const attached = ({ army }: ArmyFile<Army>): RegimentUnits =>
  attachedIn(army, treeOf(army), (unit) => {
    const { symbol, label } = TYPES[unit.type];
    return {
      name: unitName(unit),
      troop: label,
      symbol,
      nation: army.nation === 'other' ? null : army.nation,
      alliesUnderArmy: true,
    };
  });

const DIE_OPTIONS: Choice['options'] = [
  { value: 'open', label: 'Not rolled yet' },
  ...['1', '2', '3', '4', '5', '6'].map((value) => ({ value, label: value })),
];

const unitWords = (unit: Unit, file: ArmyFile<Army>) => {
  const { label, symbol } = TYPES[unit.type];
  const { fullFigures, fireDice, morale, stands } = unitFacts(unit, file);
  const odd = unit.figures !== fullFigures;
  return {
    symbol,
    name: unitName(unit),
    type: unit.name === '' ? '' : label,
    cells: [
      { text: `${unit.figures} fig.`, odd },
      { text: String(stands), odd },
      { text: fireDice === 0 ? '' : String(fireDice), odd: false },
      { text: String(morale), odd: false },
    ],
  };
};

const commanderText = (commander: Commander, rank: LeaderRank, bought: boolean): string => {
  const couriers = couriersOf(commander, rank);
  const ability = abilityOf(commander, rank);
  const chips = chipsOf(commander, rank, bought);
  return [
    rank === 'chief' && commander.name !== '' ? 'commander in chief' : '',
    couriers === LIMITS.couriers[rank] ? '' : counted(couriers, 'courier'),
    ability === undefined && chips === 0 ? '' : counted(chips, 'chip'),
    ability === undefined ? '' : `${ability.radius} in`,
  ]
    .filter(Boolean)
    .join(', ');
};

/** The army as the builder shows it: commander in chief, brigades with their commanders, units directly under him. */
export const outline = (file: ArmyFile<Army>): Outline => {
  const { army } = file;
  const bought = areChipsBought(file);
  return outlineOf(treeOf(army), {
    columns: ['Figures', 'Stands', 'Dice', 'Morale'],
    detail: (units) => `${counted(units, 'unit')}, ${counted(army.brigades.length, 'brigade')}`,
    command: 'Command',
    term: 'unit',
    groupName: brigadeName,
    leader: ({ kind, leader }) => {
      const name = commanderName(leader, rankOf(kind));
      return {
        name,
        type: commanderText(leader, rankOf(kind), bought),
        choice: {
          label: `Ability die of ${name}`,
          field: 'die',
          value: leader.die,
          options: DIE_OPTIONS,
        },
      };
    },
    unit: ({ unit }) => unitWords(unit, file),
    loose: { title: 'Under the commander in chief', moveHere: 'Put under the commander in chief' },
  });
};
