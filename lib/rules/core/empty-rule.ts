import type { Params } from './finding';
import { amountOf } from './number';
import type { Path } from './path';
import type { Breach } from './rule';

/** How many units an army has, and its formations that have none and of which no other check speaks. */
type Emptiness = {
  readonly units: number;
  readonly formations: readonly { readonly at: Path; readonly name: string }[];
};

/** Names told of one army; the others are counted. */
const MAX_TOLD = 5;

const listed = (names: readonly string[]): string => {
  const told = names.length > MAX_TOLD ? names.slice(0, MAX_TOLD - 1) : names;
  const more = names.length - told.length;
  const words = more > 0 ? [...told, amountOf(more, 'other')] : told;
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
};

/**
 * The check of what is empty, for every system: its code is `empty`. An army without a unit is unfinished; an empty
 * formation beside others is a note.
 */
export const emptyRule = <A, F>(units: string, emptinessOf: (army: A, facts: F) => Emptiness) => ({
  title: 'Nothing here yet',
  scope: 'army' as const,
  check: (army: A, facts: F): Breach | undefined => {
    const { units: count, formations } = emptinessOf(army, facts);
    if (count === 0) {
      return { params: { name: 'The army', has: 'has', units }, severity: 'error', wanting: true };
    }
    if (formations.length === 0) return undefined;
    return {
      params: {
        name: listed(formations.map(({ name }) => name)),
        has: formations.length === 1 ? 'has' : 'have',
        units,
      },
      at: formations.map(({ at }) => at),
      wanting: true,
    };
  },
  message: ({ name, has, units }: Params): string => `${name} ${has} no ${units} yet.`,
});
