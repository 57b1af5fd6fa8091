import { oncePer } from '../core/army/memo';
import { groupList, type Led, ledEach, NO_UNITS, type Tree, unitList } from '../core/tree/tree';
import type { Army, Brigade, Commander, Unit } from './schema';

export type Leader = Led<'general' | 'commander', Commander>;

export type ArmyTree = Tree<Unit, Brigade, Leader>;

/** Commanders in chief, brigades with theirs, units directly under the chief. */
export const treeOf = oncePer(
  ({ chiefs, brigades, direct }: Army): ArmyTree => ({
    command: ledEach('general', ['chiefs'], chiefs),
    groups: groupList('brigades', brigades, ({ commanders }, place) =>
      ledEach('commander', [...place, 'commanders'], commanders),
    ),
    loose: unitList(['direct'], direct),
    works: [],
    unassigned: NO_UNITS,
  }),
);
