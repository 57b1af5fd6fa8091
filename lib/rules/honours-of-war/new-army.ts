import type { ArmyFile } from '../core/army/document';
import { newFile } from '../core/army/new-file';
import { everyYear } from '../core/army/years';
import type { Choices, SystemDefinition } from '../core/contract/system';
import { addition, formationAddition, leaderAdditions } from '../core/tree/additions';
import type { Addition } from '../core/tree/outline';
import type { Army, General } from './schema';
import { LIMITS, NATION_IDS, NATIONS, SYSTEM, YEARS } from './tables';
import { BRIGADES, newCommander } from './tree';

/** What the new-army form offers; the book sets no limit of points, 1,500 makes an evening's game of a dozen units. */
export const CHOICES: Choices = {
  nations: [
    ...NATION_IDS.map((value) => ({ value, label: NATIONS[value].label })),
    { value: 'imagi-nation', label: 'Imagi-nation' },
  ],
  years: everyYear(YEARS),
  scales: ['28', '20', '15', '10', '6'].map((value) => ({ value, label: `${value} mm` })),
  budget: LIMITS.budget.usual,
  budgetStep: 1,
};

const scaleOf = (scale: string): Army['scale'] =>
  (CHOICES.scales.find(({ value }) => value === scale)?.value ?? '28') as Army['scale'];

const nationOf = (nation: string): Army['nation'] =>
  (CHOICES.nations.find(({ value }) => value === nation)?.value ?? 'prussia') as Army['nation'];

const newGeneral = (newId: () => string): General => ({ id: newId(), name: '', rating: 'unrated' });

/** An army file with a commanding general and one empty brigade, ready for troops. */
export const newArmy: SystemDefinition<Army>['newArmy'] = ({ name, nation, year, scale, budget }, newId) =>
  newFile(SYSTEM, name, {
    nation: nationOf(nation),
    year,
    scale: scaleOf(scale),
    mode: 'points',
    budget,
    ...(nation === 'imagi-nation' && {
      imagiNation: { name: '', template: 'austria', band: 'Z', commanderBand: '0' },
    }),
    general: newGeneral(newId),
    lieutenants: [],
    brigades: [BRIGADES.made(newId, '', [], { brigades: [] })],
    independents: [],
    works: [],
    unassigned: [],
  });

/** What can be added besides troops and works. */
export const additions = ({ army }: ArmyFile<Army>, newId: () => string): Addition[] => {
  const { lieutenants, general } = army;
  return [
    formationAddition(BRIGADES, 'Brigade', army, newId),
    ...leaderAdditions(BRIGADES, 'commander', 'Commander', army, () => newCommander(newId, army)),
    addition('lieutenant', 'Lieutenant general', ['lieutenants', lieutenants.length], {
      id: newId(),
      name: '',
      rating: 'dependable',
      brigades: [],
    }),
    ...(general === null
      ? [addition('general', 'Commanding general', ['general'], newGeneral(newId), 'set')]
      : []),
  ];
};
