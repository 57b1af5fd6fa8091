import type { SearchResult } from '@/lib/history/schema';

/** Where the pages of history stand; an address once given stays. */
export const HISTORY = '/history';
export const battlePath = (id: string): string => `${HISTORY}/battles/${encodeURIComponent(id)}`;
export const regimentPath = (id: string): string => `${HISTORY}/regiments/${encodeURIComponent(id)}`;
export const nationPath = (id: string): string => `${HISTORY}/nations/${encodeURIComponent(id)}`;
export const sourcePath = (id: string): string => `${HISTORY}/sources/${encodeURIComponent(id)}`;

/** My own orders of battle, one of them in the editor, and where one is imported. */
export const OWN = `${HISTORY}/own`;
export const ownPath = (id: string): string => `${OWN}/${encodeURIComponent(id)}`;
export const IMPORT = `${OWN}/import`;

/** Where a link leads that somebody was given. */
export const linkedPath = (token: string): string => `${HISTORY}/shared/${encodeURIComponent(token)}`;

/** Where the browser downloads an order of battle from, and one behind a link, as JSON or CSV. */
export const battleFilePath = (id: string, as: 'json' | 'csv'): string => `${battlePath(id)}/battle.${as}`;
export const linkedFilePath = (token: string, as: 'json' | 'csv'): string =>
  `${linkedPath(token)}/battle.${as}`;

/** Where a side, by its position, or both are mustered into a rule system. */
export const musterPath = (battleId: string, side?: number | 'both'): string =>
  `${battlePath(battleId)}/muster${side === undefined ? '' : `?side=${side}`}`;

/** What a search found leads to its regiment, or to the battle it stands in. */
export const foundPath = ({ battleId, regimentId }: SearchResult): string => {
  if (regimentId !== null) return regimentPath(regimentId);
  return battleId === null ? HISTORY : battlePath(battleId);
};
