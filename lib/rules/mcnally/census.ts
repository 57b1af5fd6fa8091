import { type CensusGroup, type CensusStat, defineCensus } from '../core/check/census';
import { section, TYPES } from './tables';
import { brigadeName, fieldworkName, leaderName, treeOf, unitName } from './tree';

const ENGINEERING = section('Engineering');

/** What the source tells apart besides troop types: what a unit has with it. */
const GROUPS: readonly CensusGroup[] = [
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

/** What an army tells the terms of an event. */
export const census = defineCensus({
  terms: { units: 'units', formations: 'brigades' },
  types: TYPES,
  ranks: { general: 'commanders in chief', lieutenant: 'senior generals', commander: 'brigadiers' },
  works: { fieldwork: 'fieldworks' },
  groups: GROUPS,
  stats: STATS,
  treeOf,
  invented: 'imagi-nation',
  unitName,
  unitGroups: ({ regimentalGuns, explosives, tools, pontoons }) => [
    ...(regimentalGuns ? ['regimental-guns'] : []),
    ...(explosives === undefined ? [] : ['explosives']),
    ...(tools ? ['tools'] : []),
    ...(pontoons ? ['pontoons'] : []),
  ],
  formationName: brigadeName,
  leaderName,
  workOf: (work) => ({ name: fieldworkName(work), type: 'fieldwork', amount: 1 }),
});
