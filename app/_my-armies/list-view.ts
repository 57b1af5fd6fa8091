import type { ListQuestion, Sort } from '@/lib/armies/schema';
import * as common from '../_components/words';
import * as words from './words';

export const SORT_OPTIONS: readonly { readonly value: Sort; readonly label: string }[] = [
  { value: 'edited', label: words.lastEdited },
  { value: 'name', label: common.name },
  { value: 'points', label: common.points },
  { value: 'year', label: common.year },
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
