import hits from '@/data/honours-of-war/hits.json';
import type { Unit } from './schema';
import { TYPES } from './tables';

export type HitRowId = keyof typeof hits.rows;

export const HIT_TABLE = hits;

/** Which row of the hit table a unit rolls on (p. 34); null for transport, which never fires or fights. */
export const hitRowOf = ({ type, class: quality }: Unit): HitRowId | null => {
  const { arm } = TYPES[type];
  if (arm === 'transport') return null;
  if (arm === 'close-order') return `${quality}-infantry`;
  // superior light infantry has no row of its own and uses the standard one (R9)
  if (arm === 'light-infantry')
    return quality === 'inferior' ? 'inferior-light-infantry' : 'inferior-infantry';
  return `${quality}-${arm}`;
};

/** The row of dismounted cavalry: it fights as light infantry (p. 21), the superior as the standard one (R9). */
export const dismountedRowOf = ({ class: quality }: Pick<Unit, 'class'>): HitRowId =>
  quality === 'inferior' ? 'inferior-light-infantry' : 'inferior-infantry';

/** Hits scored by a modified score (p. 34). */
export const hitsOf = (row: HitRowId, score: number): number => {
  const column = Math.min(6, Math.max(0, score));
  return HIT_TABLE.rows[row].hits[column] ?? 0;
};
