import type { ArmyRow } from '@/lib/armies/schema';

export const SORTS = [
  { value: 'edited', label: 'Last edited' },
  { value: 'name', label: 'Name' },
  { value: 'points', label: 'Points' },
  { value: 'year', label: 'Year' },
] as const;

export type Sort = (typeof SORTS)[number]['value'];

/** The sort that `value` names; last edited for anything else. */
export const asSort = (value: string): Sort => SORTS.find((sort) => sort.value === value)?.value ?? 'edited';

export type ListView = {
  readonly search: string;
  /** label of a nation; '' for all */
  readonly nation: string;
  readonly sort: Sort;
};

/** Lower case without marks, so that "jager" finds "Jäger" and "kollataj" finds "Kołłątaj". */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o');

const COMPARE: Record<Sort, (a: ArmyRow, b: ArmyRow) => number> = {
  edited: (a, b) => b.editedAt.localeCompare(a.editedAt),
  name: (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }),
  points: (a, b) => (b.summary.points ?? -1) - (a.summary.points ?? -1),
  year: (a, b) => a.summary.year - b.summary.year,
};

/** The armies a view shows: every word of the search is in name, nation, year or rules; equal ones by last edit. */
export const viewArmies = (
  rows: readonly ArmyRow[],
  { search, nation, sort }: ListView,
  systemName: (id: string) => string,
): ArmyRow[] => {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return rows
    .filter(({ name, system, summary }) => {
      if (nation !== '' && summary.nationLabel !== nation) return false;
      const text = folded(
        `${name} ${summary.nationLabel} ${summary.year} ${summary.scale} ${systemName(system)}`,
      );
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => COMPARE[sort](a, b) || COMPARE.edited(a, b));
};

/** The nations of these armies, for the filter, in the order of their names. */
export const nationsOf = (rows: readonly ArmyRow[]): string[] =>
  [...new Set(rows.map(({ summary }) => summary.nationLabel))].toSorted((a, b) => a.localeCompare(b, 'en'));
