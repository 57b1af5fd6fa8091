import {
  type CensusGroup,
  type CensusParts,
  type CensusStat,
  censusGroups,
  censusNodes,
} from '../core/check/census';
import type { Army } from './schema';
import { section, TYPES } from './tables';
import { brigadeName, commanderName, treeOf, unitName } from './tree';

const TERMS = { units: 'units', formations: 'brigades' };

/** What the source tells apart besides troop types: whether a commander's die is thrown. */
const OWN: readonly CensusGroup[] = [
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
export const census: CensusParts<Army> = {
  groups: censusGroups(TERMS, {
    types: TYPES,
    loose: 'units directly under the commander in chief',
    ranks: { general: 'commanders in chief', commander: 'brigade commanders' },
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
      unit: (unit) => ({
        name: unitName(unit),
        type: unit.type,
        symbol: TYPES[unit.type].symbol,
        regiment: unit.regiment,
      }),
      formation: brigadeName,
      leader: ({ kind, leader }) => ({
        name: commanderName(leader, kind === 'general' ? 'chief' : 'commander'),
        own: [leader.die === 'open' ? 'die-open' : 'die-thrown'],
      }),
    }),
  }),
};
