import { type CensusGroup, type CensusStat, defineCensus } from '../core/check/census';
import { TYPES } from './tables';
import { formationName, leaderName, treeOf, unitName } from './tree';

const TRAITS = ['steadfast', 'conscript', 'reluctant', 'shock', 'impetuous', 'rifles'] as const;
const ABILITIES = ['none', 'reroll', 'reille', 'lobau'] as const;

/** What the source tells apart besides troop types: traits, quality as hits, abilities of leaders. */
const GROUPS: readonly CensusGroup[] = [
  ...TRAITS.map(
    (key): CensusGroup => ({
      key,
      label: key === 'rifles' ? 'units with rifles' : `${key} units`,
      kind: 'unit',
    }),
  ),
  ...[5, 6, 7, 8].map(
    (hits): CensusGroup => ({
      key: `hits-${hits}`,
      label: `units of ${hits} hits`,
      kind: 'unit',
    }),
  ),
  ...ABILITIES.map(
    (key): CensusGroup => ({
      key: `ability-${key}`,
      label: key === 'none' ? 'leaders without an ability' : `leaders with the ability “${key}”`,
      kind: 'leader',
    }),
  ),
];

const STATS: readonly CensusStat[] = [
  { key: 'units', label: 'Units' },
  { key: 'hits', label: 'Hits' },
  { key: 'men', label: 'Men' },
  { key: 'leaders', label: 'Leaders' },
  { key: 'line', label: 'Line infantry' },
  { key: 'light', label: 'Light infantry' },
  { key: 'cavalry', label: 'Cavalry' },
  { key: 'heavyCavalry', label: 'Heavy cavalry' },
  { key: 'artillery', label: 'Artillery' },
];

/** What an army tells the terms of an event. */
export const census = defineCensus({
  terms: { units: 'units', formations: 'formations' },
  types: TYPES,
  loose: 'units of the reserve',
  ranks: {},
  groups: GROUPS,
  stats: STATS,
  treeOf,
  invented: 'other',
  unitName,
  unitGroups: (unit) => [`hits-${unit.hits}`, ...TRAITS.filter((key) => unit[key])],
  formationName,
  leaderName: ({ leader }) => leaderName(leader),
  leaderGroups: ({ leader }) => [`ability-${leader.ability}`],
});
