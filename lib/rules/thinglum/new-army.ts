import type { ArmyFile } from '../core/army/document';
import { newFile } from '../core/army/new-file';
import { everyYear } from '../core/army/years';
import type { Choices, SystemDefinition } from '../core/contract/system';
import { addition, formationAddition } from '../core/tree/additions';
import type { Addition } from '../core/tree/outline';
import type { Army } from './schema';
import { LIMITS, NATIONS, type NationId, SYSTEM, YEARS } from './tables';
import { BRIGADES, newCommander } from './tree';

const SCALES = ['25', '28', '20', '15', '10', '6'] as const;

/** What the new-army form offers. The rules are for figures of 25 mm. */
export const CHOICES: Choices = {
  nations: Object.entries(NATIONS).map(([value, label]) => ({ value, label })),
  years: everyYear(YEARS),
  scales: SCALES.map((value) => ({ value, label: `${value} mm` })),
  budget: LIMITS.budget.usual,
  budgetStep: 1,
};

/** An army file with a commander in chief and one brigade, still empty, with its commander. */
export const newArmy: SystemDefinition<Army>['newArmy'] = ({ name, nation, year, scale, budget }, newId) =>
  newFile(SYSTEM, name, {
    nation: (nation in NATIONS ? nation : 'other') as NationId,
    year,
    scale: SCALES.find((value) => value === scale) ?? '25',
    budget,
    chiefs: [newCommander(newId)],
    brigades: [BRIGADES.made(newId, '', [], { brigades: [] })],
    direct: [],
  });

/** What can be added besides troops. */
export const additions = ({ army }: ArmyFile<Army>, newId: () => string): Addition[] => {
  const { brigades, chiefs } = army;
  return [
    formationAddition(BRIGADES, 'Brigade', army, newId),
    addition('chief', 'Commander in chief', ['chiefs', chiefs.length], newCommander(newId)),
    ...brigades.flatMap(({ name, commanders }, index): Addition[] =>
      commanders.length > 0
        ? []
        : [
            addition(
              `commander-${index}`,
              `Commander of ${name || `brigade ${index + 1}`}`,
              ['brigades', index, 'commanders', 0],
              newCommander(newId),
            ),
          ],
    ),
  ];
};
