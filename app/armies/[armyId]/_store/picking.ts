import type { BuilderState, Picking } from './builder-state';
import { rowOf, type View, visibleNodes } from './view';

type Chosen = Pick<BuilderState, 'view' | 'folded' | 'selection' | 'chosen'>;

const isUnit = (view: View, id: string): boolean => rowOf(view, id)?.row.kind === 'unit';

/** The units chosen together once `id` was picked; the one selected before is one of them. */
export const picked = (
  { view, folded, selection, chosen }: Chosen,
  id: string,
  how: Picking,
): ReadonlySet<string> => {
  const before = chosen.size > 0 || selection === null ? [...chosen] : [selection];
  const units = before.filter((one) => isUnit(view, one));
  if (how === 'toggle') {
    return new Set(units.includes(id) ? units.filter((one) => one !== id) : [...units, id]);
  }
  const nodes = visibleNodes(view, folded);
  const ends = [nodes.indexOf(selection ?? id), nodes.indexOf(id)].toSorted((a, b) => a - b);
  const [from = 0, to = 0] = ends;
  return new Set(nodes.slice(Math.max(0, from), to + 1).filter((one) => isUnit(view, one)));
};

/** The units chosen together that are still there, in the order of the army; none unless they are several. */
export const severalOf = ({ view, chosen }: Pick<Chosen, 'view' | 'chosen'>): readonly string[] => {
  if (chosen.size < 2) return NONE;
  const there = [...view.places.keys()].filter((id) => chosen.has(id));
  return there.length < 2 ? NONE : there;
};

const NONE: readonly string[] = [];
