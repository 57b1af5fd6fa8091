import { MAX_PACKS } from './bounds';
import type { Pack } from './schema';

/** Packs in the order in which they stand on each other, or why they do not. */
export type Stack =
  | { readonly ok: true; readonly packs: readonly Pack[] }
  | { readonly ok: false; readonly message: string };

type Find = (id: string) => Promise<Pack | null>;

/**
 * Packs with those they stand on below them, each once.
 * @param find a pack that others stand on, by its id
 */
export const stackOf = async (packs: readonly Pack[], find: Find): Promise<Stack> => {
  const stack: Pack[] = [];
  const below = new Set<string>();
  const missing: string[] = [];

  const put = async (pack: Pack): Promise<void> => {
    for (const id of pack.on) {
      if (below.has(id)) continue;
      below.add(id);
      const base = await find(id);
      if (base === null) missing.push(`“${pack.name}” is based on “${id}”, which is not here.`);
      else await put(base);
    }
    if (stack.length <= MAX_PACKS) stack.push(pack);
  };
  for (const pack of packs) await put(pack);

  if (missing[0] !== undefined) return { ok: false, message: missing[0] };
  if (stack.length > MAX_PACKS) {
    return { ok: false, message: `These are more than ${MAX_PACKS} packs on top of each other; use fewer.` };
  }
  return { ok: true, packs: stack };
};

/**
 * The packs of an event with one more: it replaces the one of its id, else it comes on top. The packs it builds on
 * come below it, unless they are there already.
 * @param stack a pack with the packs it builds on, as `stackOf` has them
 */
export const placedIn = (packs: readonly Pack[], stack: readonly Pack[]): readonly Pack[] => {
  const newest = new Map(stack.map((pack) => [pack.id, pack]));
  const ids = new Set(packs.map(({ id }) => id));
  const more = stack.filter(({ id }) => !ids.has(id));
  const own = stack.at(-1)?.id;
  const placed = packs.flatMap((pack) => {
    const now = newest.get(pack.id) ?? pack;
    return pack.id === own ? [...more, now] : [now];
  });
  return own !== undefined && ids.has(own) ? placed : [...placed, ...more];
};
