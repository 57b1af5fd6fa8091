import type { ArmyFile } from '../army/document';
import { edited } from '../army/edit';
import { oncePer } from '../army/memo';
import type { Fix } from '../check/finding';

/** How often the army is counted again for its fixes: a thousand faults are no reason to count a thousand times. */
export const MOST_COUNTED = 64;

/** The agreed limits of an army: whether there are any, and whether it is over one of them. */
type Limits<F> = {
  readonly isLimited: (facts: F) => boolean;
  readonly isOver: (facts: F) => boolean;
};

/**
 * Offers a fix unless it takes an army that is within its agreed limits over one of them. `factsOf` counts and prices
 * an edited army. A limited army gets its first `MOST_COUNTED` fixes; the others come as those are taken.
 */
export const fixesWithin = <A, F extends { readonly file: ArmyFile<A> }>(
  { isLimited, isOver }: Limits<F>,
  factsOf: (file: ArmyFile<A>) => F,
) => {
  const outcomes = oncePer((_: F) => new Map<string, boolean>());
  const keepsLimits = ({ ops }: Fix, facts: F): boolean => {
    const counted = outcomes(facts);
    const key = JSON.stringify(ops);
    const before = counted.get(key);
    if (before !== undefined) return before;
    if (counted.size === MOST_COUNTED) return false;
    const isWithin = !isOver(factsOf(edited(facts.file, ops)));
    counted.set(key, isWithin);
    return isWithin;
  };
  return (fix: Fix | undefined, facts: F): { readonly fix?: Fix } =>
    fix === undefined || (isLimited(facts) && !isOver(facts) && !keepsLimits(fix, facts)) ? {} : { fix };
};
