import type { ArmyFile } from '../core/army/document';
import { newFile } from '../core/army/new-file';
import { everyYear } from '../core/army/years';
import type { Choices, SystemDefinition } from '../core/contract/system';
import { addition, formationAddition, leaderAdditions } from '../core/tree/additions';
import type { Addition } from '../core/tree/outline';
import type { Army } from './schema';
import { NATION_IDS, NATIONS, POINTS, SYSTEM, YEARS } from './tables';
import { DIVISIONS, newLieutenant } from './tree';

const WIDTHS = ['50', '20', '25', '30', '40', '60', '80', '100'] as const satisfies Army['scale'][];

/** What the new-army form offers; the budget is our proposal for an army of about twenty stands (R20). */
export const CHOICES: Choices = {
  nations: NATION_IDS.map((value) => ({ value, label: NATIONS[value].label })),
  years: everyYear(YEARS),
  scales: WIDTHS.map((value) => ({ value, label: `${Number(value) / 10} cm stands` })),
  budget: POINTS.usualBudget.points,
  budgetStep: 0.5,
};

const widthOf = (scale: string): Army['scale'] => WIDTHS.find((width) => width === scale) ?? '50';

const nationOf = (nation: string): Army['nation'] => NATION_IDS.find((id) => id === nation) ?? 'france';

/** An army file with a general in chief and one empty division under a lieutenant general, ready for troops. */
export const newArmy: SystemDefinition<Army>['newArmy'] = ({ name, nation, year, scale, budget }, newId) =>
  newFile(SYSTEM, name, {
    nation: nationOf(nation),
    year,
    scale: widthOf(scale),
    role: 'open',
    battle: 'open',
    budget,
    general: { id: newId(), name: '', rating: '1' },
    divisions: [DIVISIONS.made(newId, '', [], { divisions: [] })],
    direct: [],
    works: [],
    unassigned: [],
  });

/** What can be added besides troops and works. */
export const additions = ({ army }: ArmyFile<Army>, newId: () => string): Addition[] => {
  const { general } = army;
  return [
    formationAddition(DIVISIONS, 'Division', army, newId),
    ...leaderAdditions(DIVISIONS, 'commander', 'Lieutenant general', army, () => newLieutenant(newId)),
    ...(general === null
      ? [addition('general', 'General in chief', ['general'], newLieutenant(newId), 'set')]
      : []),
  ];
};
