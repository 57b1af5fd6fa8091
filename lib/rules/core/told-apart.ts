import type { Op } from './edit';
import type { Fix } from './finding';
import { freshIds } from './fresh-ids';
import type { Path } from './path';

/** A unit whose id another before it has, and its place in the army. */
export type Repeat = { readonly at: Path; readonly unit: { readonly id: string } };

/** Gives each of the units an id of its own, so that none of them is lost. */
export const toldApart = (army: object, repeats: readonly Repeat[], label: string): Fix => {
  const taken = new Set<string>();
  const ops = repeats.map(({ at, unit }): Op => {
    const newId = freshIds(army, unit.id);
    let value: string;
    do value = newId();
    while (taken.has(value));
    taken.add(value);
    return { op: 'set', path: ['army', ...at, 'id'], value };
  });
  return { label, ops };
};
