import type { SearchResult } from '@/lib/history/schema';
import { battlePath, HISTORY, regimentPath } from '@/lib/pages';

/** What a search found leads to its regiment, or to the battle it stands in. */
export const foundPath = ({ battleId, regimentId }: SearchResult): string => {
  if (regimentId !== null) return regimentPath(regimentId);
  return battleId === null ? HISTORY : battlePath(battleId);
};
