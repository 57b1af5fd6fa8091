import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getQueryClient } from '@/app/_components/server-state';
import { ARMY_SORTS } from '@/lib/armies/army-sorts';
import { armiesQuery } from '@/lib/armies/queries';
import type { ArmyPage, ArmyRow, ListQuestion } from '@/lib/armies/schema';

export const SORT_OPTIONS = Object.entries(ARMY_SORTS).map(([value, { label }]) => ({ value, label }));

/** How the list is looked at. */
export type ListView = Pick<ListQuestion, 'search' | 'nation' | 'system' | 'sort'>;

/** The whole list, last edited first. */
export const WHOLE_LIST: ListView = { search: '', nation: '', system: '', sort: 'edited' };

/** True where the view leaves something out. */
export const isFiltered = ({ search, nation, system }: ListView): boolean =>
  search.trim() !== '' || nation !== '' || system !== '';

/** How long a search rests before it is asked for, in milliseconds. */
const REST = 200;

/** The view once its search has not changed for a moment; filter and sort count at once. */
const useSettled = (view: ListView): ListView => {
  const [search, setSearch] = useState(view.search);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(view.search), REST);
    return () => clearTimeout(timer);
  }, [view.search]);
  return { ...view, search: view.search === '' ? '' : search };
};

const isWhole = ({ search, nation, system, sort }: ListView): boolean =>
  search === '' && nation === '' && system === '' && sort === WHOLE_LIST.sort;

/** The list of armies as the player looks at it, from the first page that the server sent along. */
export type ArmyList = {
  readonly rows: readonly ArmyRow[];
  readonly foundCount: number;
  readonly all: number;
  /** what the server answered last */
  readonly answer: ArmyPage;
  readonly nations: readonly string[];
  readonly view: ListView;
  readonly setView: (view: ListView) => void;
  /** the server did not answer when last asked */
  readonly stale: boolean;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
};

/** Fetches the list page by page. The last response stays until the next one comes. */
export const useArmyList = (first: ArmyPage): ArmyList => {
  const [view, setView] = useState(WHOLE_LIST);
  const settledView = useSettled(view);
  const initial: InfiniteData<ArmyPage, string> = { pages: [first], pageParams: [''] };
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    {
      ...armiesQuery({ ...settledView, search: settledView.search.trim() }),
      // a visit begins with what the server sent along, not with what an earlier one saw
      gcTime: 0,
      // the browser's Back brings an old answer of the server: ask again
      ...(isWhole(settledView) && { initialData: initial, initialDataUpdatedAt: 0 }),
    },
    getQueryClient(),
  );
  const [pages, setPages] = useState(initial.pages);
  if (data !== undefined && data.pages !== pages) setPages(data.pages);
  const current = data?.pages ?? pages;
  const answer = current.at(-1) ?? first;
  const { found, all, nations } = answer;
  return {
    rows: current.flatMap(({ armies }) => armies),
    foundCount: found,
    all,
    answer,
    nations,
    view,
    setView,
    stale: isError,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
};
