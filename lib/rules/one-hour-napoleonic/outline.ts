import type { ArmyFile } from '../core/army/document';
import { counted } from '../core/army/words';
import { attachedIn, type RegimentUnits } from '../core/check/attached';
import type { Choice, Outline } from '../core/tree/outline';
import { outlineOf } from '../core/tree/tree-outline';
import type { Army, Leader, Unit } from './schema';
import { ABILITIES, qualityOf, TRAIT_IDS, TRAITS, TYPES } from './tables';
import { formationName, leaderName, treeOf, unitName } from './tree';

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

const ABILITY_OPTIONS: Choice['options'] = Object.entries(ABILITIES).map(([value, { label }]) => ({
  value,
  label,
}));

const unitWords = (unit: Unit, led: boolean) => {
  const { label, symbol, hits: usual } = TYPES[unit.type];
  const { hits } = unit;
  const odd = hits !== usual;
  const traits = TRAIT_IDS.filter((trait) => unit[trait]).map((trait) => TRAITS[trait].letter);
  return {
    symbol,
    name: unitName(unit),
    type: unit.name === '' ? '' : label,
    cells: [
      { text: qualityOf(hits), odd },
      { text: led ? `${hits}+1` : `${hits}`, odd },
      { text: traits.join(' '), odd: false },
    ],
  };
};

const commandOf = ({ formation }: Leader, { formations }: Army): string => {
  if (formation === 'army') return 'Leader of the army';
  const at = formations.findIndex(({ id }) => id === formation);
  const own = formations[at];
  return own === undefined ? 'Leader without a command' : `Leader of ${formationName(own, at)}`;
};

/** The army as the builder shows it: leaders, formations, reserve. */
export const outline = ({ army }: ArmyFile<Army>): Outline => {
  const { leaders, formations } = army;
  const led = new Set(leaders.map(({ unit }) => unit));
  return outlineOf(treeOf(army), {
    columns: ['Quality', 'Hits', 'Traits'],
    detail: (units) => `${counted(units, 'unit')}, ${counted(leaders.length, 'leader')}`,
    command: 'Leaders',
    term: 'unit',
    groupName: formationName,
    leader: ({ leader }) => ({
      name: leaderName(leader),
      type: commandOf(leader, army),
      choice: {
        label: `Ability of ${leaderName(leader)}`,
        field: 'ability',
        value: leader.ability,
        options: ABILITY_OPTIONS,
      },
    }),
    unit: ({ unit }) => unitWords(unit, led.has(unit.id)),
    loose: {
      title: formations.length === 0 ? 'Units' : 'In no formation',
      moveHere: 'Take out of its formation',
    },
  });
};
