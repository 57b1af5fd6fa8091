import type { ListQuestion, Sort } from '@/lib/armies/schema';

export const SORT_OPTIONS: readonly { readonly value: Sort; readonly label: string }[] = [
  { value: 'edited', label: 'Last edited' },
  { value: 'name', label: 'Name' },
  { value: 'points', label: 'Points' },
  { value: 'year', label: 'Year' },
];

/** The sort that `value` names; last edited for anything else. */
export const asSort = (value: string): Sort =>
  SORT_OPTIONS.find((sort) => sort.value === value)?.value ?? 'edited';

/** How the list is looked at. */
export type ListView = Pick<ListQuestion, 'search' | 'nation' | 'system' | 'sort'>;

/** The whole list, last edited first. */
export const WHOLE_LIST: ListView = { search: '', nation: '', system: '', sort: 'edited' };

/** True where the view leaves something out. */
export const isFiltered = ({ search, nation, system }: ListView): boolean =>
  search.trim() !== '' || nation !== '' || system !== '';
