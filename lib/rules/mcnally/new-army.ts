import type { ArmyFile } from '../core/army/document';
import { newFile } from '../core/army/new-file';
import { everyYear } from '../core/army/years';
import type { Choices, SystemDefinition } from '../core/contract/system';
import { addition, formationAddition, leaderAdditions } from '../core/tree/additions';
import type { Addition } from '../core/tree/outline';
import type { Army, General } from './schema';
import { LIMITS, NATION_IDS, NATIONS, SYSTEM, YEARS } from './tables';
import { BRIGADES } from './tree';

const SCALES = ['25', '20', '15'] as const satisfies Army['scale'][];

/** What the new-army form offers; the budget is ours, for about ten units. */
export const CHOICES: Choices = {
  nations: NATION_IDS.map((value) => ({ value, label: NATIONS[value].label })),
  years: everyYear(YEARS),
  scales: SCALES.map((value) => ({ value, label: `${value} mm` })),
  budget: LIMITS.budget.usual,
  budgetStep: 0.5,
};

/** Figures of other sizes play by the nearer of the two scales of the source (R18). */
export const scaleOf = (scale: string): Army['scale'] =>
  SCALES.find((known) => known === scale) ?? (Number.parseFloat(scale) < 18 ? '15' : '25');

export const nationOf = (nation: string): Army['nation'] =>
  NATION_IDS.find((id) => id === nation) ?? 'prussia';

/** An army file with one empty brigade under a brigadier, ready for troops. */
export const newArmy: SystemDefinition<Army>['newArmy'] = ({ name, nation, year, scale, budget }, newId) =>
  newFile(SYSTEM, name, {
    nation: nationOf(nation),
    year,
    scale: scaleOf(scale),
    factor: 1,
    budget,
    generals: [],
    brigades: [BRIGADES.made(newId, '', [], { brigades: [] })],
    works: [],
    unassigned: [],
  });

/** What can be added besides troops and works. */
export const additions = ({ army }: ArmyFile<Army>, newId: () => string): Addition[] => {
  const { generals } = army;
  const general = (rank: General['rank'], label: string): Addition =>
    addition(rank, label, ['generals', generals.length], { id: newId(), name: '', rank, brigades: [] });
  return [
    formationAddition(BRIGADES, 'Brigade', army, newId),
    ...leaderAdditions(BRIGADES, 'brigadier', 'Brigadier', army, () => ({ id: newId(), name: '' })),
    general('senior', 'Senior general'),
    ...(generals.some(({ rank }) => rank === 'cinc') ? [] : [general('cinc', 'Commander in chief')]),
  ];
};
