import { type CensusGroup, type CensusStat, defineCensus } from '../core/check/census';
import { section, TYPES } from './tables';
import { brigadeName, commanderName, rankOf, treeOf, unitName } from './tree';

/** What the source tells apart besides troop types: whether a commander's die is thrown. */
const GROUPS: readonly CensusGroup[] = [
  { key: 'die-open', label: 'commanders whose die is not thrown yet', kind: 'leader', cite: section('VI') },
  { key: 'die-thrown', label: 'commanders of a known ability', kind: 'leader', cite: section('VI') },
];

const STATS: readonly CensusStat[] = [
  { key: 'units', label: 'Units' },
  { key: 'brigades', label: 'Brigades' },
  { key: 'battalions', label: 'Units of foot' },
  { key: 'regiments', label: 'Units of horse' },
  { key: 'batteries', label: 'Units of guns' },
  { key: 'figures', label: 'Figures of the units' },
  { key: 'stands', label: 'Stands' },
  { key: 'guns', label: 'Guns' },
  { key: 'couriers', label: 'Couriers' },
  { key: 'chips', label: 'Chips' },
  { key: 'frontage', label: 'Frontage in inches' },
  { key: 'withdrawPoint', label: 'Withdraw point' },
];

/** What an army tells the terms of an event. */
export const census = defineCensus({
  terms: { units: 'units', formations: 'brigades' },
  types: TYPES,
  loose: 'units directly under the commander in chief',
  ranks: { general: 'commanders in chief', commander: 'brigade commanders' },
  groups: GROUPS,
  stats: STATS,
  treeOf,
  invented: 'other',
  unitName,
  formationName: brigadeName,
  leaderName: ({ kind, leader }) => commanderName(leader, rankOf(kind)),
  leaderGroups: ({ leader }) => [leader.die === 'open' ? 'die-open' : 'die-thrown'],
});
