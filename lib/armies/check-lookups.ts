import 'server-only';
import { regimentFacts } from '../history/regiment-facts';
import type { CheckLookups } from './check-entry';
import { getSharedArmy } from './get-shared-army';

/** What a check asks, answered by the store of this process. */
export const CHECK_LOOKUPS: CheckLookups = {
  regiments: regimentFacts,
  sharedArmy: async (token) => (await getSharedArmy(token))?.file ?? null,
};
