import type { CatalogueEntry, CatalogueGroup } from '@/lib/rules/core/contract/catalogue';

/** How a line of troops is called while it is dragged; no node of an army has such an id. */
export const troopId = ({ into, type }: CatalogueEntry): string => `troop:${into}:${type}`;

/** The troops of that id; undefined for a row or section of the army. */
export const troopOf = (groups: readonly CatalogueGroup[], id: string): CatalogueEntry | undefined =>
  id.startsWith('troop:')
    ? groups.flatMap(({ entries }) => entries).find((entry) => troopId(entry) === id)
    : undefined;
