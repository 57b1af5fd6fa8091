import type { Op } from '../army/edit';
import { freshIds } from '../army/fresh-ids';
import { type Placed, repeats, type Units } from '../tree/tree';
import type { Fix, Params } from './finding';
import type { Breach } from './rule';

type Named = { readonly id: string };

/** Gives each of the units its own id, so that none of them is lost. */
const toldApart = (army: object, units: readonly Placed<Named>[], label: string): Fix => {
  const ids = new Set<string>();
  const ops = units.map(({ at, unit }): Op => {
    const newId = freshIds(army, unit.id);
    let value: string;
    do value = newId();
    while (ids.has(value));
    ids.add(value);
    return { op: 'set', path: ['army', ...at, 'id'], value };
  });
  return { label, ops };
};

/**
 * The check of units in two places, for every system: the same id twice. `term` is one unit ("stand"); `namesOf` names
 * those found.
 */
export const twiceRule = <U extends Named>(
  term: string,
  namesOf: (units: readonly U[]) => string,
  message: (params: Params) => string,
) => ({
  title: `A ${term} in two places`,
  scope: 'army' as const,
  check: (
    _: unknown,
    { army, tree }: { readonly army: object; readonly tree: Units<U> },
  ): Breach | undefined => {
    const twins = repeats(tree);
    return twins.length === 0
      ? undefined
      : {
          params: { name: namesOf(twins.map(({ unit }) => unit)) },
          at: twins.map(({ at }) => at),
          fix: toldApart(army, twins, `Make them separate ${term}s`),
        };
  },
  message,
});
