import type { ArmyFile } from '../core/army/document';
import { everyYear } from '../core/army/years';
import type { CatalogueGroup } from '../core/contract/catalogue';
import type { Choices, SystemDefinition } from '../core/contract/system';
import { sumOf } from '../core/price/costing';
import { addition, formationAddition, newFile } from '../core/tree/additions';
import type { Addition } from '../core/tree/outline';
import { unitLines } from './cost';
import type { Army } from './schema';
import { hasPoints } from './settings';
import {
  CLASSES,
  type ClassId,
  FIELDINGS,
  HOUSE,
  LIMITS,
  NATIONS,
  type NationId,
  SYSTEM,
  type TroopTypeId,
  TYPE_IDS,
  TYPES,
  YEARS,
} from './tables';
import { BRIGADES, newCommander } from './tree';
import { classIdOf } from './unit-facts';

const GROUPS: { title: string; short: string; note: string; classes: ClassId[] }[] = [
  {
    title: 'Line infantry and grenadiers',
    short: 'Infantry',
    note: '37 figures',
    classes: ['line', 'grenadier'],
  },
  { title: 'Light infantry', short: 'Light foot', note: '24 figures', classes: ['light'] },
  { title: 'Heavy cavalry', short: 'Heavy', note: '24 figures', classes: ['heavy-cavalry'] },
  { title: 'Light cavalry', short: 'Light horse', note: '24 figures', classes: ['light-cavalry'] },
  {
    title: 'Artillery',
    short: 'Artillery',
    note: 'batteries of two guns',
    classes: ['heavy-battery', 'light-battery'],
  },
];

/** Why a nation does not field a type in that year, if it does not. Lists and dates are ours. */
export const unfielded = (type: TroopTypeId, nation: NationId, year: number): string | undefined => {
  const list = FIELDINGS[nation];
  if (list === undefined) return undefined;
  const fielding = list.find((own) => own.type === type);
  if (fielding === undefined) return `Not of ${NATIONS[nation]}`;
  const { from, to } = fielding;
  if (from !== undefined && year < from) return `From ${from}`;
  return to !== undefined && year > to ? `Until ${to}` : undefined;
};

/** The source names classes only: types, and which nation fields them, are ours and cited as such. */
export const catalogue = (file: ArmyFile<Army>, nation?: string): CatalogueGroup[] => {
  const priced = hasPoints(file);
  const fielding = nation !== undefined && nation in NATIONS ? (nation as NationId) : file.army.nation;
  return GROUPS.map(({ title, short, note, classes }) => ({
    title,
    short,
    note,
    entries: TYPE_IDS.filter((type) => classes.includes(classIdOf({ type }, file))).map((type) => {
      const { label, symbol, printed } = TYPES[type];
      const { label: className, figures, cite } = CLASSES[classIdOf({ type }, file)];
      const node = { type, name: '', figures };
      const reason = unfielded(type, fielding, file.army.year);
      return {
        type,
        label,
        symbol,
        note: className,
        price: priced ? sumOf(unitLines({ id: '', ...node }, file)) : null,
        cite: printed ? cite : HOUSE,
        ...(reason !== undefined && { unavailable: { reason, code: 'house' } }),
        into: 'unit' as const,
        node,
      };
    }),
  }));
};

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
    brigades: [BRIGADES.create(newId, '', [], { brigades: [] })],
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
