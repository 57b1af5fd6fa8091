import type { CatalogueEntry, CatalogueGroup } from '@/lib/rules/core/contract/catalogue';

/** Small letters without accents, so that "jager" finds "Jäger". */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const matches = ({ label, note }: CatalogueEntry, title: string, words: readonly string[]): boolean => {
  const text = folded(`${label} ${note} ${title}`);
  return words.every((word) => text.includes(word));
};

/** The troops that hold every word of `query` in name, class or group; groups without any are left out. */
export const foundTroops = (groups: readonly CatalogueGroup[], query: string): readonly CatalogueGroup[] => {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => matches(entry, group.title, words)),
    }))
    .filter(({ entries }) => entries.length > 0);
};
