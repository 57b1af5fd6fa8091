import { type Fielded, fieldedBy } from '@/lib/rules/fielded';

const known = new Map<string, Promise<Fielded[]>>();

/** What systems field for an army: worked out once, for it never changes. Only for armies of nations that there are. */
export const fieldedFor = (army: string): Promise<Fielded[]> => {
  const answer = known.get(army) ?? fieldedBy(army);
  known.set(army, answer);
  return answer;
};
