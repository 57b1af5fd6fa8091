import { oncePer } from '../core/army/memo';
import { groupList, type Led, ledEach, NO_UNITS, type Tree, unitList, unitsOf } from '../core/tree/tree';
import type { Army, Formation, Leader, Unit } from './schema';

export type ArmyTree = Tree<Unit, Formation, Led<'general', Leader>>;

/** Leaders, who say themselves what they command; formations; the reserve. */
export const treeOf = oncePer(
  ({ leaders, formations, reserve }: Army): ArmyTree => ({
    command: ledEach('general', ['leaders'], leaders),
    groups: groupList('formations', formations, () => []),
    loose: unitList(['reserve'], reserve),
    works: [],
    unassigned: NO_UNITS,
  }),
);

/** Every unit of an army, wherever it stands. */
export const everyUnit = (army: Army): Unit[] => unitsOf(treeOf(army));
