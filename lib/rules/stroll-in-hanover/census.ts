import { type CensusGroup, type CensusStat, defineCensus } from '../core/check/census';
import { section, TYPES } from './tables';
import { divisionName, leaderName, treeOf, unitName } from './tree';

/** What the book tells apart besides troop types: special capacities, lines, ratings. */
const GROUPS: readonly CensusGroup[] = [
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

/** What an army tells the terms of an event. */
export const census = defineCensus({
  terms: { units: 'stands', formations: 'divisions' },
  types: TYPES,
  loose: 'stands under the general in chief',
  ranks: { general: 'generals in chief', commander: 'lieutenant generals' },
  works: { works: 'segments of works', redoubt: 'redoubts' },
  groups: GROUPS,
  stats: STATS,
  treeOf,
  invented: 'imagi-nation',
  roleOf: ({ role }) => (role === 'open' ? null : role),
  unitName,
  unitGroups: ({ shock, noGrenadiers, secondLine, capacities = [] }) => [
    ...(shock ? ['shock'] : []),
    ...(noGrenadiers ? ['no-grenadiers'] : []),
    ...(secondLine ? ['second-line'] : []),
    ...(capacities.length > 0 ? ['capacities'] : []),
  ],
  formationName: divisionName,
  formationGroups: ({ entry }) => (entry === undefined ? [] : ['off-table']),
  leaderName,
  leaderGroups: ({ leader }) => [`rating-${leader.rating}`],
  workOf: ({ type, name, count }) => ({ name: name || type, type, amount: count }),
});
