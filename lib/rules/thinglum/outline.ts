import type { ArmyFile } from '../core/document';
import type { Choice, Outline, Row, Section } from '../core/outline';
import type { Path } from '../core/path';
import { abilityOf, areChipsBought, chipsOf, couriersOf, type Rank } from './commander-facts';
import { brigadeName, chiefName, commanderName, counted, unitName } from './names';
import type { Army, Commander, Unit } from './schema';
import { LIMITS, TYPES } from './tables';
import { unitFacts } from './unit-facts';

const EMPTY = { text: '', odd: false };

const DIE_OPTIONS: Choice['options'] = [
  { value: 'open', label: 'Not thrown' },
  ...['1', '2', '3', '4', '5', '6'].map((value) => ({ value, label: value })),
];

const unitRow = (unit: Unit, at: Path, file: ArmyFile<Army>): Row => {
  const { label, symbol } = TYPES[unit.type];
  const { fullFigures, fireDice, morale, stands } = unitFacts(unit, file);
  return {
    at,
    id: unit.id,
    kind: 'unit',
    symbol,
    name: unitName(unit),
    type: unit.name === '' ? '' : label,
    cells: [
      { text: `${unit.figures} fig.`, odd: unit.figures !== fullFigures },
      { text: String(stands), odd: unit.figures !== fullFigures },
      { text: fireDice === 0 ? '' : String(fireDice), odd: false },
      { text: String(morale), odd: false },
    ],
  };
};

const commanderText = (commander: Commander, rank: Rank, bought: boolean): string => {
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

const commanderRow = (commander: Commander, rank: Rank, at: Path, bought: boolean): Row => {
  const name = rank === 'chief' ? chiefName(commander) : commanderName(commander);
  return {
    at,
    id: commander.id,
    kind: rank === 'chief' ? 'general' : 'commander',
    symbol: rank === 'chief' ? 'general' : 'commander',
    name,
    type: commanderText(commander, rank, bought),
    cells: [EMPTY, EMPTY, EMPTY, EMPTY],
    choice: {
      label: `Ability die of ${name}`,
      at: [...at, 'die'],
      value: commander.die,
      options: DIE_OPTIONS,
    },
  };
};

/** The army as the builder shows it: commander in chief, brigades with their commanders, units directly under him. */
export const outline = (file: ArmyFile<Army>): Outline => {
  const { chiefs, brigades, direct } = file.army;
  const bought = areChipsBought(file);
  const units = (list: readonly Unit[], at: Path) =>
    list.map((unit, index) => unitRow(unit, [...at, index], file));
  const count = brigades.reduce((sum, brigade) => sum + brigade.units.length, direct.length);
  const sections: Section[] = [
    {
      at: [],
      id: 'command',
      kind: 'command',
      title: 'Command',
      detail: '',
      rows: chiefs.map((chief, index) => commanderRow(chief, 'chief', ['chiefs', index], bought)),
    },
    ...brigades.map((brigade, index): Section => {
      const at = ['brigades', index];
      return {
        at,
        id: brigade.id,
        kind: 'formation',
        title: brigadeName(brigade, index),
        detail: counted(brigade.units.length, 'unit'),
        rows: [
          ...brigade.commanders.map((commander, place) =>
            commanderRow(commander, 'commander', [...at, 'commanders', place], bought),
          ),
          ...units(brigade.units, [...at, 'units']),
        ],
        list: { at: [...at, 'units'], holds: 'unit' },
      };
    }),
    {
      at: ['direct'],
      id: 'direct',
      kind: 'independents',
      title: 'Under the commander in chief',
      detail: counted(direct.length, 'unit'),
      rows: units(direct, ['direct']),
      list: { at: ['direct'], holds: 'unit' },
      moveHere: 'Put under the commander in chief',
    },
  ];
  return {
    columns: ['Figures', 'Stands', 'Dice', 'Morale'],
    detail: `${counted(count, 'unit')}, ${counted(brigades.length, 'brigade')}`,
    sections,
  };
};
