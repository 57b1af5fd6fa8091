import type { Op } from '../army/edit';
import { freshIds } from '../army/fresh-ids';
import { counted, listed } from '../army/words';
import { type Group, listsOf, repeats, type Tree, type UnitAtPath, type Units } from '../tree/tree';
import type { Fix, Params } from './finding';
import type { Breach } from './rule';

/** How many names of one army are given; the others are counted. */
const MAX_TOLD = 5;

const someNames = (names: readonly string[]): string => {
  const some = names.length > MAX_TOLD ? names.slice(0, MAX_TOLD - 1) : names;
  const more = names.length - some.length;
  return listed(more > 0 ? [...some, counted(more, 'other')] : some);
};

/**
 * The check of what is empty, for every system: its code is `empty`. An army without a unit is unfinished; an empty
 * formation beside others is a note, unless another check speaks of it (`spokenOf`).
 */
export const emptyRule = <U, G, F extends { readonly tree: Tree<U, G, unknown, unknown> }>(
  units: string,
  nameOf: (group: G, index: number) => string,
  spokenOf: (group: Group<U, G, unknown>, facts: F) => boolean = () => false,
) => ({
  title: 'Nothing here yet',
  scope: 'army' as const,
  check: (_: unknown, facts: F): Breach | undefined => {
    const { tree } = facts;
    if (listsOf(tree).every((list) => list.units.length === 0)) {
      return { params: { name: 'The army', has: 'has', units }, severity: 'error', wanting: true };
    }
    const formations = tree.groups.filter((group) => group.units.length === 0 && !spokenOf(group, facts));
    if (formations.length === 0) return undefined;
    return {
      params: {
        name: someNames(formations.map(({ group, index }) => nameOf(group, index))),
        has: formations.length === 1 ? 'has' : 'have',
        units,
      },
      at: formations.map(({ place }) => place),
      wanting: true,
    };
  },
  message: ({ name, has, units }: Params): string => `${name} ${has} no ${units} yet.`,
});

type NodeId = { readonly id: string };

/** Gives each of the units its own id, so that none of them is lost. */
const toldApart = (army: object, units: readonly UnitAtPath<NodeId>[], label: string): Fix => {
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
export const twiceRule = <U extends NodeId>(
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
