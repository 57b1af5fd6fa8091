import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import type { Choices, System } from '@/lib/rules/core/contract/system';

/** What pages show of a rule system: plain data, so that it can go to the browser without the system. */
export type SystemCard = Pick<
  System,
  'id' | 'name' | 'edition' | 'source' | 'purpose' | 'pointScale' | 'terms'
> & {
  readonly choices: Choices;
};

/** The card of one system. */
export const systemCard = ({
  id,
  name,
  edition,
  source,
  purpose,
  pointScale,
  terms,
  choices,
}: System): SystemCard => ({
  id,
  name,
  edition,
  source,
  purpose,
  pointScale,
  terms,
  choices,
});

/** The cards of all systems, in the order of the registry. */
export const systemCards = async (): Promise<SystemCard[]> =>
  (await Promise.all(SYSTEM_IDS.map(loadSystem))).map(systemCard);
