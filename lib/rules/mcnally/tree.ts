import { oncePer } from '../core/army/memo';
import {
  groupList,
  type Led,
  led,
  NO_UNITS,
  type Tree,
  unitList,
  unitsOf,
  worksList,
} from '../core/tree/tree';
import type { Army, Brigade, Brigadier, Fieldwork, General, Unit } from './schema';

export type Leader = Led<'general' | 'lieutenant', General> | Led<'commander', Brigadier>;

export type ArmyTree = Tree<Unit, Brigade, Leader, Fieldwork>;

/** Generals, brigades under their brigadiers, fieldworks, units without a brigade. */
export const treeOf = oncePer(
  ({ generals, brigades, works, unassigned }: Army): ArmyTree => ({
    command: generals.map((leader, index) => ({
      kind: leader.rank === 'cinc' ? 'general' : 'lieutenant',
      leader,
      at: ['generals', index],
    })),
    groups: groupList('brigades', brigades, ({ brigadier }, place) =>
      led('commander', [...place, 'brigadier'], brigadier),
    ),
    loose: NO_UNITS,
    works: worksList(['works'], works),
    unassigned: unitList(['unassigned'], unassigned),
  }),
);

/** Every unit of an army, wherever it stands. */
export const everyUnit = (army: Army): Unit[] => unitsOf(treeOf(army));
