import { useQuery } from '@tanstack/react-query';
import { regimentFactsQuery, regimentsQuery } from '@/lib/history/queries';
import type { RegimentName } from '@/lib/history/schema';
import type { RegimentFacts } from '@/lib/rules/core/check/regiment-facts';
import { serverState } from '../server-state';

/** Nobody asks twice: what was loaded once is there without a connection. */
const FOR_GOOD = { gcTime: Number.POSITIVE_INFINITY };

/** What is known of some regiments. */
export const factsOf = (ids: readonly string[]): Promise<RegimentFacts> =>
  serverState().fetchQuery({ ...regimentFactsQuery(ids), ...FOR_GOOD });

/** The regiments of a nation, once they are wanted; without a connection there are none, and nothing is said of it. */
export const useRegiments = (nation: string, wanted: boolean): readonly RegimentName[] | undefined =>
  useQuery({ ...regimentsQuery(nation), ...FOR_GOOD, enabled: wanted }, serverState()).data;
