import type { CatalogueGroup } from '@/lib/rules/core/contract/catalogue';
import { matching } from '@/lib/rules/core/text/word-search';

/**
 * The troops that answer every word of `query` in name, class or group, however it is misspelt; groups without any are
 * left out.
 */
export const foundTroops = (groups: readonly CatalogueGroup[], query: string): readonly CatalogueGroup[] => {
  const all = groups.flatMap(({ title, entries }) => entries.map((entry) => ({ title, entry })));
  const matches = new Set(
    matching(all, ({ title, entry }) => `${entry.label} ${entry.note} ${title}`, query).map(
      ({ entry }) => entry,
    ),
  );
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => matches.has(entry)) }))
    .filter(({ entries }) => entries.length > 0);
};
