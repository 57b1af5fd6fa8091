import type { ArmyFile } from '../army/document';
import { edited } from '../army/edit';
import type { Fix } from '../check/finding';

/**
 * Offers a fix unless it takes an army that is within its agreed limits over one of them: a fix that does is none.
 * `isOver` says whether an army is over any of them, `factsOf` counts and prices an edited one.
 */
export const fixesWithin =
  <A, F extends { readonly file: ArmyFile<A> }>(
    isOver: (facts: F) => boolean,
    factsOf: (file: ArmyFile<A>) => F,
  ) =>
  (fix: Fix | undefined, facts: F): { readonly fix?: Fix } =>
    fix === undefined || (!isOver(facts) && isOver(factsOf(edited(facts.file, fix.ops)))) ? {} : { fix };
