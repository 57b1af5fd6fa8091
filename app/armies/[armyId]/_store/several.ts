import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { Op } from '@/lib/rules/core/army/edit';
import { isWithin, type Path, pathKey, valueAt } from '@/lib/rules/core/army/path';
import { inArmy } from './changes';

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
