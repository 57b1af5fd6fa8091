import {
  type CensusGroup,
  type CensusParts,
  type CensusStat,
  censusGroups,
  censusNodes,
} from '../core/check/census';
import type { Army, Unit } from './schema';
import { TYPES } from './tables';
import { formationName, leaderName, treeOf, unitName } from './tree';

const TERMS = { units: 'units', formations: 'formations' };

const TRAITS = ['steadfast', 'conscript', 'reluctant', 'shock', 'impetuous', 'rifles'] as const;
const ABILITIES = ['none', 'reroll', 'reille', 'lobau'] as const;

/** What the source tells apart besides troop types: traits, quality as hits, abilities of leaders. */
const OWN: readonly CensusGroup[] = [
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

const unitWords = (unit: Unit) => ({
  name: unitName(unit),
  type: unit.type,
  symbol: TYPES[unit.type].symbol,
  regiment: unit.regiment,
  own: [`hits-${unit.hits}`, ...TRAITS.filter((key) => unit[key])],
});

/** What an army tells the terms of an event. */
export const census: CensusParts<Army> = {
  groups: censusGroups(TERMS, {
    types: TYPES,
    loose: 'units of the reserve',
    ranks: {},
    own: OWN,
  }),
  stats: STATS,
  census: ({ army }) => ({
    nation: army.nation,
    imagi: army.nation === 'other',
    year: army.year,
    scale: army.scale,
    role: null,
    nodes: censusNodes(treeOf(army), {
      unit: unitWords,
      formation: formationName,
      leader: ({ leader }) => ({ name: leaderName(leader), own: [`ability-${leader.ability}`] }),
    }),
  }),
};
