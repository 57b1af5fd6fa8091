import type { ListOnPaper } from '@/lib/events/desk/read-papers';

/** Which lists of an event are printed. */
export type WantedLists = {
  /** only that of one entry; null for all of them */
  readonly entry: number | null;
  /** numbers of entries that are left out */
  readonly without: readonly number[];
  /** lists that were returned too */
  readonly returned: boolean;
  /** one of them may take half of the pages */
  readonly isSure: boolean;
  /** in a booklet each begins on a right-hand page */
  readonly leaves: boolean;
};

const numberIn = (text: string | null): number | null => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};

/** What an address asks for: `?entry=12`, or `?returned=0&without=12&without=7`, and `sure=1` for whatever it takes. */
export const wantedLists = (query: URLSearchParams): WantedLists => ({
  entry: numberIn(query.get('entry')),
  without: query.getAll('without').flatMap((text) => numberIn(text) ?? []),
  returned: query.get('returned') !== '0',
  isSure: query.get('sure') === '1',
  leaves: query.get('leaves') !== '0',
});

export const isWanted = (
  { number, state }: Pick<ListOnPaper, 'number' | 'state'>,
  { entry, without, returned }: WantedLists,
): boolean => entry !== null || (!without.includes(number) && (returned || state !== 'returned'));

/** Why nothing is printed; `lists`: those there were before some were left out. */
export const nothingToPrint = (lists: number): string =>
  lists === 0
    ? 'Nothing to print: no list has come in yet. Withdrawn lists are not printed.'
    : 'Nothing to print: all lists are left out.';

/** The address of a paper of an event as its desk asks for it. */
export const paperQuery = ({ returned, leaves }: Pick<WantedLists, 'returned' | 'leaves'>): string => {
  const query = new URLSearchParams({ ...(!returned && { returned: '0' }), ...(!leaves && { leaves: '0' }) });
  return query.size === 0 ? '' : `?${query}`;
};
