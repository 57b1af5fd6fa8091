import {
  type CensusGroup,
  type CensusParts,
  type CensusStat,
  censusGroups,
  censusNodes,
} from '../core/check/census';
import type { Army, Unit } from './schema';
import { section, TYPES } from './tables';
import { divisionName, leaderName, treeOf, unitName } from './tree';

const TERMS = { units: 'stands', formations: 'divisions' };

/** What the book tells apart besides troop types: special capacities, lines, ratings. */
const OWN: readonly CensusGroup[] = [
  { key: 'shock', label: 'shock stands', kind: 'unit' },
  { key: 'no-grenadiers', label: 'stands without grenadiers', kind: 'unit' },
  { key: 'second-line', label: 'stands of the second line', kind: 'unit', cite: section('16') },
  { key: 'capacities', label: 'stands with special capacities', kind: 'unit' },
  { key: 'off-table', label: 'divisions that enter later', kind: 'formation', cite: section('17') },
  ...['0', '1', '2'].map(
    (rating): CensusGroup => ({
      key: `rating-${rating}`,
      label: `generals of rating ${rating}`,
      kind: 'leader',
    }),
  ),
];

const STATS: readonly CensusStat[] = [
  { key: 'stands', label: 'Stands of the list that is played' },
  { key: 'lightStands', label: 'Light stands' },
  { key: 'infantryStands', label: 'Stands of infantry' },
  { key: 'cavalryStands', label: 'Stands of cavalry' },
  { key: 'artilleryStands', label: 'Stands of artillery' },
  { key: 'divisions', label: 'Divisions' },
  { key: 'generals', label: 'Generals of every rank' },
  { key: 'sp', label: 'Strength points that count for morale' },
  { key: 'armyMorale', label: 'Army morale' },
  { key: 'worksSegments', label: 'Segments of works' },
  { key: 'redoubts', label: 'Redoubts' },
  { key: 'frontage', label: 'Frontage in UD' },
];

const unitWords = (unit: Unit) => {
  const { type, nation, regiment, shock, noGrenadiers, secondLine, capacities = [] } = unit;
  return {
    name: unitName(unit),
    type,
    symbol: TYPES[type].symbol,
    nation,
    regiment,
    own: [
      ...(shock ? ['shock'] : []),
      ...(noGrenadiers ? ['no-grenadiers'] : []),
      ...(secondLine ? ['second-line'] : []),
      ...(capacities.length > 0 ? ['capacities'] : []),
    ],
  };
};

/** What an army tells the terms of an event. */
export const census: CensusParts<Army> = {
  groups: censusGroups(TERMS, {
    types: TYPES,
    loose: 'stands under the general in chief',
    ranks: { general: 'generals in chief', commander: 'lieutenant generals' },
    works: { works: 'segments of works', redoubt: 'redoubts' },
    own: OWN,
  }),
  stats: STATS,
  census: ({ army }) => ({
    nation: army.nation,
    imagi: army.nation === 'imagi-nation',
    year: army.year,
    scale: army.scale,
    role: army.role === 'open' ? null : army.role,
    nodes: censusNodes(treeOf(army), {
      unit: unitWords,
      formation: divisionName,
      formationOwn: ({ entry }) => (entry === undefined ? [] : ['off-table']),
      leader: (led) => ({ name: leaderName(led), own: [`rating-${led.leader.rating}`] }),
      work: ({ type, name, count }) => ({ name: name || type, type, amount: count }),
    }),
  }),
};
