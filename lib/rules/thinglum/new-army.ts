import type { ArmyFile } from '../core/document';
import type { Addition } from '../core/outline';
import type { Choices, NewArmyOptions } from '../core/system';
import type { Army } from './schema';
import { NATIONS, type NationId, SYSTEM } from './tables';

const SCALES = ['25', '28', '20', '15', '10', '6'] as const;

/** What the new-army form offers. The rules are for figures of 25 mm. */
export const CHOICES: Choices = {
  nations: Object.entries(NATIONS).map(([value, label]) => ({ value, label })),
  years: [1756, 1757, 1758, 1759, 1760, 1761, 1762, 1763],
  scales: SCALES.map((value) => ({ value, label: `${value} mm` })),
  budget: 540,
  budgetStep: 1,
};

/** A commander of either rank: his couriers are the usual ones, his die is not thrown. */
export const newCommander = (newId: () => string): Army['chiefs'][number] => ({
  id: newId(),
  name: '',
  die: 'open',
});

/** An army file with a commander in chief and one brigade, still empty, with its commander. */
export const newArmy = (
  { name, nation, year, scale, budget }: NewArmyOptions,
  newId: () => string,
): ArmyFile<Army> => ({
  muster: 1,
  system: SYSTEM.id,
  edition: SYSTEM.edition,
  dataVersion: SYSTEM.dataVersion,
  name,
  settings: {},
  packs: [],
  house: {},
  tables: {},
  origin: null,
  army: {
    nation: (nation in NATIONS ? nation : 'other') as NationId,
    year,
    scale: SCALES.find((value) => value === scale) ?? '25',
    budget,
    chiefs: [newCommander(newId)],
    brigades: [{ id: newId(), name: '', commanders: [newCommander(newId)], units: [] }],
    direct: [],
  },
});

/** What can be added besides troops. */
export const additions = ({ army }: ArmyFile<Army>, newId: () => string): Addition[] => {
  const { brigades, chiefs } = army;
  const bare = brigades.flatMap(({ commanders }, index) => (commanders.length === 0 ? [index] : []));
  return [
    {
      id: 'brigade',
      label: 'Brigade',
      ops: [
        {
          op: 'insert',
          path: ['army', 'brigades', brigades.length],
          value: { id: newId(), name: '', commanders: [newCommander(newId)], units: [] },
        },
      ],
      select: ['brigades', brigades.length],
    },
    {
      id: 'chief',
      label: 'Commander in chief',
      ops: [{ op: 'insert', path: ['army', 'chiefs', chiefs.length], value: newCommander(newId) }],
      select: ['chiefs', chiefs.length],
    },
    ...bare.map((index): Addition => {
      const at = ['brigades', index, 'commanders', 0];
      return {
        id: `commander-${index}`,
        label: `Commander of ${brigades[index]?.name || `brigade ${index + 1}`}`,
        ops: [{ op: 'insert', path: ['army', ...at], value: newCommander(newId) }],
        select: at,
      };
    }),
  ];
};
