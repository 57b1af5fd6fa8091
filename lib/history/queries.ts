import { queryOptions } from '@tanstack/react-query';
import { fetchFrom } from '../armies/request';
import type { RegimentName } from './schema';

/** Names of regiments of a nation, or of all states of an army of the rules; none for a nation that never was. */
export const regimentsQuery = (nation: string) =>
  queryOptions({
    queryKey: ['regiments', nation],
    queryFn: ({ signal }) =>
      fetchFrom<readonly RegimentName[]>(
        `/api/history/regiments?nation=${encodeURIComponent(nation)}`,
        signal,
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
