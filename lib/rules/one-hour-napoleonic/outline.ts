import type { ArmyFile } from '../core/document';
import type { Choice, Outline, Row, Section } from '../core/outline';
import type { Path } from '../core/path';
import { counted, formationName, leaderName, unitName } from './names';
import type { Army, Leader, Unit } from './schema';
import { ABILITIES, qualityOf, TRAIT_IDS, TRAITS, TYPES } from './tables';

const EMPTY = { text: '', odd: false };

const unitRow = (unit: Unit, at: Path, led: boolean): Row => {
  const type = TYPES[unit.type];
  const traits = TRAIT_IDS.filter((trait) => unit[trait]).map((trait) => TRAITS[trait].letter);
  return {
    at,
    id: unit.id,
    kind: 'unit',
    symbol: type.symbol,
    name: unitName(unit),
    type: unit.name === '' ? '' : type.label,
    cells: [
      { text: qualityOf(unit.hits), odd: unit.hits !== type.hits },
      { text: led ? `${unit.hits}+1` : `${unit.hits}`, odd: unit.hits !== type.hits },
      { text: traits.join(' '), odd: false },
    ],
  };
};

const ABILITY_OPTIONS: Choice['options'] = Object.entries(ABILITIES).map(([value, { label }]) => ({
  value,
  label,
}));

const commandOf = ({ formation }: Leader, { formations }: Army): string => {
  if (formation === 'army') return 'Leader of the army';
  const at = formations.findIndex(({ id }) => id === formation);
  const found = formations[at];
  return found === undefined ? 'Leader without a command' : `Leader of ${formationName(found, at)}`;
};

/** The army as the builder shows it: leaders, formations, reserve. */
export const outline = ({ army }: ArmyFile<Army>): Outline => {
  const { leaders, formations, reserve } = army;
  const led = new Set(leaders.map(({ unit }) => unit));
  const units = (list: readonly Unit[], at: Path) =>
    list.map((unit, index) => unitRow(unit, [...at, index], led.has(unit.id)));
  const count = formations.reduce((sum, formation) => sum + formation.units.length, reserve.length);
  const sections: Section[] = [
    {
      at: [],
      id: 'command',
      kind: 'command',
      title: 'Leaders',
      detail: '',
      rows: leaders.map((leader, index) => ({
        at: ['leaders', index],
        id: leader.id,
        kind: 'general',
        symbol: 'general',
        name: leaderName(leader),
        type: commandOf(leader, army),
        cells: [EMPTY, EMPTY, EMPTY],
        choice: {
          label: `Ability of ${leaderName(leader)}`,
          at: ['leaders', index, 'ability'],
          value: leader.ability,
          options: ABILITY_OPTIONS,
        },
      })),
    },
    ...formations.map((formation, index): Section => {
      const list = ['formations', index, 'units'];
      return {
        at: ['formations', index],
        id: formation.id,
        kind: 'formation',
        title: formationName(formation, index),
        detail: counted(formation.units.length, 'unit'),
        rows: units(formation.units, list),
        list: { at: list, holds: 'unit' },
      };
    }),
    {
      at: ['reserve'],
      id: 'reserve',
      kind: 'independents',
      title: formations.length === 0 ? 'Units' : 'In no formation',
      detail: counted(reserve.length, 'unit'),
      rows: units(reserve, ['reserve']),
      list: { at: ['reserve'], holds: 'unit' },
      moveHere: 'Take out of its formation',
    },
  ];
  return {
    columns: ['Quality', 'Hits', 'Traits'],
    detail: `${counted(count, 'unit')}, ${counted(leaders.length, 'leader')}`,
    sections,
  };
};
