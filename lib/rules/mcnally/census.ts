import {
  type CensusGroup,
  type CensusParts,
  type CensusStat,
  censusGroups,
  censusNodes,
} from '../core/check/census';
import type { Army, Unit } from './schema';
import { section, TYPES } from './tables';
import { brigadeName, fieldworkName, leaderName, treeOf, unitName } from './tree';

const TERMS = { units: 'units', formations: 'brigades' };

const ENGINEERING = section('Engineering');

/** What the source tells apart besides troop types: what a unit has with it. */
const OWN: readonly CensusGroup[] = [
  { key: 'regimental-guns', label: 'units with regimental guns', kind: 'unit' },
  { key: 'explosives', label: 'explosives wagons', kind: 'unit', cite: ENGINEERING },
  { key: 'tools', label: 'tool wagons', kind: 'unit', cite: ENGINEERING },
  { key: 'pontoons', label: 'pontoon trains', kind: 'unit', cite: ENGINEERING },
];

const STATS: readonly CensusStat[] = [
  { key: 'units', label: 'Units' },
  { key: 'sp', label: 'Strength points' },
  { key: 'equivalents', label: 'Standard units' },
  { key: 'brigades', label: 'Brigades' },
  { key: 'brigadiers', label: 'Brigadiers' },
  { key: 'seniors', label: 'Senior generals' },
  { key: 'men', label: 'Men' },
  { key: 'guns', label: 'Guns' },
  { key: 'figures', label: 'Figures' },
  { key: 'bases', label: 'Bases' },
  { key: 'wagons', label: 'Supply wagons' },
  { key: 'weakUnits', label: 'Units below 4 strength points' },
];

const unitWords = (unit: Unit) => {
  const { type, nation, regiment, regimentalGuns, explosives, tools, pontoons } = unit;
  return {
    name: unitName(unit),
    type,
    symbol: TYPES[type].symbol,
    nation,
    regiment,
    own: [
      ...(regimentalGuns ? ['regimental-guns'] : []),
      ...(explosives === undefined ? [] : ['explosives']),
      ...(tools ? ['tools'] : []),
      ...(pontoons ? ['pontoons'] : []),
    ],
  };
};

/** What an army tells the terms of an event. */
export const census: CensusParts<Army> = {
  groups: censusGroups(TERMS, {
    types: TYPES,
    ranks: { general: 'commanders in chief', lieutenant: 'senior generals', commander: 'brigadiers' },
    works: { fieldwork: 'fieldworks' },
    own: OWN,
  }),
  stats: STATS,
  census: ({ army }) => ({
    nation: army.nation,
    imagi: army.nation === 'imagi-nation',
    year: army.year,
    scale: army.scale,
    role: null,
    nodes: censusNodes(treeOf(army), {
      unit: unitWords,
      formation: brigadeName,
      leader: (led) => ({ name: leaderName(led) }),
      work: (work) => ({ name: fieldworkName(work), type: 'fieldwork', amount: 1 }),
    }),
  }),
};
