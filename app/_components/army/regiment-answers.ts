import { useQuery } from '@tanstack/react-query';
import { regimentFactsQuery, regimentsQuery } from '@/lib/history/queries';
import type { RegimentName } from '@/lib/history/schema';
import type { RegimentFacts } from '@/lib/rules/core/check/regiment-facts';
import { getQueryClient } from '../server-state';

/** Never fetched twice: loaded regiments are available without a connection. */
const FOR_GOOD = { gcTime: Number.POSITIVE_INFINITY };

/** What is known of some regiments. */
export const factsOf = (ids: readonly string[]): Promise<RegimentFacts> =>
  getQueryClient().fetchQuery({ ...regimentFactsQuery(ids), ...FOR_GOOD });

/** The regiments of a nation, once `isEnabled`; without a connection an empty list, silently. */
export const useRegiments = (nation: string, isEnabled: boolean): readonly RegimentName[] | undefined =>
  useQuery({ ...regimentsQuery(nation), ...FOR_GOOD, enabled: isEnabled }, getQueryClient()).data;
