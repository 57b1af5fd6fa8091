import type { ArmyFile } from '../core/army/document';
import { WAR } from '../core/army/years';
import type { CatalogueGroup } from '../core/contract/catalogue';
import { sumOf } from '../core/price/costing';
import { coefficientsOf } from '../core/price/house';
import { unitLines } from './cost';
import type { Army } from './schema';
import { hasPoints } from './settings';
import {
  type Arm,
  COEFFICIENTS,
  FIELDINGS,
  HOUSE,
  NATIONS,
  type NationId,
  qualityOf,
  type TroopTypeId,
  TYPE_IDS,
  TYPES,
} from './tables';

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
