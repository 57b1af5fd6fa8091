import { queryOptions } from '@tanstack/react-query';
import { clientOf, fetchFrom } from '../api/client';
import type { RegimentFacts } from '../rules/core/check/regiment-facts';
import type { HISTORY_CONTRACT } from './contract';
import type { HISTORY_ENDPOINTS } from './endpoints';
import { MOST_IDS } from './regiment-ids';

const ask = clientOf<typeof HISTORY_ENDPOINTS, typeof HISTORY_CONTRACT>(fetchFrom);

/** Names of regiments of a nation, or of all states of an army of the rules; none for a nation that never was. */
export const regimentsQuery = (nation: string) =>
  queryOptions({
    queryKey: ['regiments', nation],
    queryFn: ({ signal }) => ask('GET /api/history/regiments', { query: { nation }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const factsAtOnce = async (ids: readonly string[], signal: AbortSignal): Promise<RegimentFacts> => {
  const regiments = await ask('GET /api/history/regiments', { query: { ids: ids.join(',') }, signal });
  const byId = new Map(regiments.map((regiment) => [regiment.id, regiment]));
  return Object.fromEntries(ids.map((id) => [id, byId.get(id) ?? null]));
};

/** What is known of the regiments that an army names, by their ids; null for one that there is not. */
export const regimentFactsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['regiment-facts', ...ids],
    queryFn: async ({ signal }) => {
      let facts: RegimentFacts = {};
      for (let from = 0; from < ids.length; from += MOST_IDS) {
        facts = { ...facts, ...(await factsAtOnce(ids.slice(from, from + MOST_IDS), signal)) };
      }
      return facts;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
