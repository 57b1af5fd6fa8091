import { queryOptions } from '@tanstack/react-query';
import type { Arm, RegimentName } from './schema';

const fetchRegiments = async (query: URLSearchParams, signal: AbortSignal): Promise<RegimentName[]> => {
  const response = await fetch(`/api/history/regiments?${query}`, { signal });
  if (!response.ok) throw new Error(`The regiments could not be fetched (${response.status}).`);
  return (await response.json()) as RegimentName[];
};

/** Names of regiments for a unit of `nation` (an army of the rules, or a state), by arm and by what was typed. */
export const regimentsQuery = (nation: string, arm?: Arm, text = '') =>
  queryOptions({
    queryKey: ['history', 'regiments', nation, arm ?? null, text],
    queryFn: ({ signal }) =>
      fetchRegiments(new URLSearchParams({ nation, ...(arm && { arm }), ...(text && { q: text }) }), signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
