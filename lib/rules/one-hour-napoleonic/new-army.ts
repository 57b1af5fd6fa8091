import type { ArmyFile } from '../core/army/document';
import { newFile } from '../core/army/new-file';
import { everyYear, WAR } from '../core/army/years';
import type { Choices, SystemDefinition } from '../core/contract/system';
import { addition, formationAddition } from '../core/tree/additions';
import type { Addition } from '../core/tree/outline';
import type { Army, Leader } from './schema';
import { LIMITS, NATIONS, type NationId, SYSTEM, YEARS } from './tables';
import { FORMATIONS } from './tree';

/** What the new-army form offers: the years of the Seven Years War and of the source's own period. */
export const CHOICES: Choices = {
  nations: Object.entries(NATIONS).map(([value, label]) => ({ value, label })),
  years: [...everyYear(WAR), YEARS[1]],
  scales: ['28', '20', '15', '10', '6'].map((value) => ({ value, label: `${value} mm` })),
  budget: LIMITS.budget.usual,
  budgetStep: 1,
};

const newLeader = (newId: () => string): Leader => ({
  id: newId(),
  name: '',
  ability: 'none',
  formation: 'army',
});

/** An army file with a leader and no formation: six units need none. */
export const newArmy: SystemDefinition<Army>['newArmy'] = ({ name, nation, year, scale, budget }, newId) =>
  newFile(SYSTEM, name, {
    nation: (nation in NATIONS ? nation : 'other') as NationId,
    year,
    scale: (CHOICES.scales.find(({ value }) => value === scale)?.value ?? '28') as Army['scale'],
    budget,
    menPerFoot: LIMITS.foot.usual,
    leaders: [newLeader(newId)],
    formations: [],
    reserve: [],
  });

/** What can be added besides troops. */
export const additions = ({ army }: ArmyFile<Army>, newId: () => string): Addition[] => [
  formationAddition(FORMATIONS, 'Formation', army, newId),
  addition('leader', 'Leader', ['leaders', army.leaders.length], newLeader(newId)),
];
