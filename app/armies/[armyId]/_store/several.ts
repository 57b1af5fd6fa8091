import type { ArmyFile } from '@/lib/rules/core/army/document';
import { type Op, withFreshIds } from '@/lib/rules/core/army/edit';
import { isWithin, type Path, pathKey, valueAt } from '@/lib/rules/core/army/path';
import type { BuilderState, Picking } from './builder-state';
import { idOf, inArmy, indexIn } from './changes';
import { type BuilderView, rowOf, visibleNodes } from './view';

type ChoiceState = Pick<BuilderState, 'view' | 'folded' | 'selection' | 'chosenIds'>;

const isUnit = (view: BuilderView, id: string): boolean => rowOf(view, id)?.row.kind === 'unit';

/** The units chosen together once `id` was picked; the one selected before is one of them. */
export const picked = (
  { view, folded, selection, chosenIds }: ChoiceState,
  id: string,
  how: Picking,
): ReadonlySet<string> => {
  const before = chosenIds.size > 0 || selection === null ? [...chosenIds] : [selection];
  const units = before.filter((one) => isUnit(view, one));
  if (how === 'toggle') {
    return new Set(units.includes(id) ? units.filter((one) => one !== id) : [...units, id]);
  }
  const nodes = visibleNodes(view, folded);
  const ends = [nodes.indexOf(selection ?? id), nodes.indexOf(id)].toSorted((a, b) => a - b);
  const [from = 0, to = 0] = ends;
  return new Set(nodes.slice(Math.max(0, from), to + 1).filter((one) => isUnit(view, one)));
};

const NONE: readonly string[] = [];

/** The units chosen together that are still there, in the order of the army; none unless they are several. */
export const severalOf = ({
  view,
  chosenIds,
}: Pick<ChoiceState, 'view' | 'chosenIds'>): readonly string[] => {
  if (chosenIds.size < 2) return NONE;
  const there = [...view.places.keys()].filter((id) => chosenIds.has(id));
  return there.length < 2 ? NONE : there;
};

/** Later places first, so that taking one out leaves the paths of the others as they were. */
const backwards = (ats: readonly Path[]): Path[] =>
  ats.toSorted((a, b) => {
    for (const [depth, key] of a.entries()) {
      const other = b[depth];
      if (other === undefined) return 1;
      if (key === other) continue;
      return typeof key === 'number' && typeof other === 'number'
        ? other - key
        : `${key}` < `${other}`
          ? 1
          : -1;
    }
    return 0;
  });

/** Takes several rows out of the army, in one step. Paths are into the army. */
export const removeSeveral = (ats: readonly Path[]): Op[] =>
  backwards(ats).map((at) => ({ op: 'remove', path: inArmy(at) }));

/** Puts several rows at the end of one list, in the order in which they stood; those already there stay. */
export const moveSeveral = ({ army }: ArmyFile, ats: readonly Path[], list: Path): Op[] => {
  const away = ats.filter((at) => pathKey(at.slice(0, -1)) !== pathKey(list) && !isWithin(list, at));
  const held = valueAt(army, list);
  const end = Array.isArray(held) ? held.length : 0;
  return [
    ...removeSeveral(away),
    ...away.map(
      (at, index): Op => ({
        op: 'insert',
        path: [...inArmy(list), end + index],
        value: valueAt(army, at),
      }),
    ),
  ];
};

/** A copy of each of several rows, right after it, under new ids; `copies` are those of the copies. */
export const duplicateSeveral = (
  { army }: ArmyFile,
  ats: readonly Path[],
  newId: () => string,
): { ops: Op[]; copies: string[] } => {
  const copies: string[] = [];
  const ops = backwards(ats).flatMap((at): Op[] => {
    const index = indexIn(at);
    if (index === null) return [];
    const value = withFreshIds(valueAt(army, at), newId);
    const id = idOf(value);
    if (id !== null) copies.push(id);
    return [{ op: 'insert', path: [...inArmy(at.slice(0, -1)), index + 1], value }];
  });
  return { ops, copies };
};
