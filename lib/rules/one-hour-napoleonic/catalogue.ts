import type { CatalogueGroup } from '../core/catalogue';
import { sumOf } from '../core/costing';
import type { ArmyFile } from '../core/document';
import { coefficientsOf } from '../core/house';
import { unitLines } from './cost';
import type { Army } from './schema';
import { settingOf } from './settings';
import { type Arm, COEFFICIENTS, NATIONS, qualityOf, SYSTEM, TYPE_IDS, TYPES } from './tables';

const GROUPS: { title: string; note: string; arms: Arm[] }[] = [
  { title: 'Line infantry', note: '', arms: ['line'] },
  { title: 'Light infantry', note: '', arms: ['light'] },
  { title: 'Heavy cavalry', note: '', arms: ['heavy-cavalry'] },
  { title: 'Cavalry', note: '', arms: ['cavalry'] },
  { title: 'Artillery', note: 'of the reserve', arms: ['artillery'] },
];

/** The source names no eighteenth-century troops: types and their quality are ours, and cited as such. */
export const catalogue = (file: ArmyFile<Army>): CatalogueGroup[] => {
  const k = coefficientsOf(COEFFICIENTS, file.house);
  const priced = settingOf(file, 'points') !== 'none';
  return GROUPS.map(({ title, note, arms }) => ({
    title,
    note,
    entries: TYPE_IDS.filter((type) => arms.includes(TYPES[type].arm)).map((type) => {
      const { label, symbol, hits, conscript, nations } = TYPES[type];
      const node = { type, name: '', hits, ...(conscript && { conscript }) };
      const foreign = nations !== undefined && !nations.includes(file.army.nation);
      return {
        type,
        label,
        symbol,
        note: conscript ? `${qualityOf(hits)}, conscript` : qualityOf(hits),
        price: priced ? sumOf(unitLines({ id: '', ...node }, k)) : null,
        cite: { source: SYSTEM.id, ruling: 'house' },
        ...(foreign && {
          unavailable: {
            reason: `Not of ${NATIONS[file.army.nation]}`,
            code: type === 'old-guard' ? 'o10' : 'house',
          },
        }),
        into: 'unit' as const,
        node,
      };
    }),
  }));
};
