import { groupList, type Led, ledEach, type Tree, unitList } from '../core/tree';
import type { Army, Formation, Leader, Unit } from './schema';

/** Leaders, who say themselves what they command; formations; the reserve. */
export const treeOf = ({
  leaders,
  formations,
  reserve,
}: Army): Tree<Unit, Formation, Led<'general', Leader>> => ({
  command: ledEach('general', ['leaders'], leaders),
  groups: groupList('formations', formations, () => []),
  loose: unitList(['reserve'], reserve),
  works: [],
  unassigned: null,
});
