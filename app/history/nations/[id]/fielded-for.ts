import { type Fielded, fieldedBy } from '@/lib/rules/fielded';

const byArmy = new Map<string, Promise<Fielded[]>>();

/** What systems field for an army: worked out once, for it never changes. Only for armies of nations that there are. */
export const fieldedFor = (army: string): Promise<Fielded[]> => {
  const answer = byArmy.get(army) ?? fieldedBy(army);
  byArmy.set(army, answer);
  return answer;
};
