import type { ArmyFile } from '../core/army/document';
import { everyYear, WAR } from '../core/army/years';
import type { CatalogueGroup } from '../core/contract/catalogue';
import type { Choices, SystemDefinition } from '../core/contract/system';
import { sumOf } from '../core/price/costing';
import { coefficientsOf } from '../core/price/house';
import { addition, formationAddition, newFile } from '../core/tree/additions';
import type { Addition } from '../core/tree/outline';
import { unitLines } from './cost';
import type { Army, Leader } from './schema';
import { hasPoints } from './settings';
import {
  type Arm,
  COEFFICIENTS,
  FIELDINGS,
  HOUSE,
  LIMITS,
  NATIONS,
  type NationId,
  qualityOf,
  SYSTEM,
  type TroopTypeId,
  TYPE_IDS,
  TYPES,
  YEARS,
} from './tables';
import { FORMATIONS } from './tree';

const GROUPS: { title: string; note: string; arms: Arm[] }[] = [
  { title: 'Line infantry', note: '', arms: ['line'] },
  { title: 'Light infantry', note: '', arms: ['light'] },
  { title: 'Heavy cavalry', note: '', arms: ['heavy-cavalry'] },
  { title: 'Cavalry', note: '', arms: ['cavalry'] },
  { title: 'Artillery', note: 'of the reserve', arms: ['artillery'] },
];

/** Why a nation does not field a type in that year, if it does not. Lists and dates are ours. */
export const unfielded = (type: TroopTypeId, nation: NationId, year: number): string | undefined => {
  const { nations } = TYPES[type];
  if (nations !== undefined && !nations.includes(nation)) return `Not of ${NATIONS[nation]}`;
  // armies of later wars are the player's own affair
  const list = FIELDINGS[nation];
  if (list === undefined || year > WAR[1]) return undefined;
  const fielding = list.find((own) => own.type === type);
  if (fielding === undefined) return `Not of ${NATIONS[nation]}`;
  const { from, to } = fielding;
  if (from !== undefined && year < from) return `From ${from}`;
  return to !== undefined && year > to ? `Until ${to}` : undefined;
};

/** The source names no eighteenth-century troops: types and their quality are ours, and cited as such. */
export const catalogue = (file: ArmyFile<Army>, nation?: string): CatalogueGroup[] => {
  const k = coefficientsOf(COEFFICIENTS, file.house);
  const priced = hasPoints(file);
  const of = nation !== undefined && nation in NATIONS ? (nation as NationId) : file.army.nation;
  return GROUPS.map(({ title, note, arms }) => ({
    title,
    note,
    entries: TYPE_IDS.filter((type) => arms.includes(TYPES[type].arm)).map((type) => {
      const { label, symbol, hits, conscript } = TYPES[type];
      const node = { type, name: '', hits, ...(conscript && { conscript }) };
      const reason = unfielded(type, of, file.army.year);
      return {
        type,
        label,
        symbol,
        note: conscript ? `${qualityOf(hits)}, conscript` : qualityOf(hits),
        price: priced ? sumOf(unitLines({ id: '', ...node }, k)) : null,
        cite: HOUSE,
        ...(reason !== undefined && {
          unavailable: { reason, code: type === 'old-guard' ? 'o10' : 'house' },
        }),
        into: 'unit' as const,
        node,
      };
    }),
  }));
};

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
