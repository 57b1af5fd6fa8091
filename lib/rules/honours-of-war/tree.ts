import { oncePer } from '../core/army/memo';
import {
  groupList,
  type Led,
  led,
  ledEach,
  type Tree,
  unitList,
  unitsOf,
  worksList,
} from '../core/tree/tree';
import type { Army, Brigade, Commander, General, Lieutenant, Unit, Works } from './schema';

export type Leader = Led<'general', General> | Led<'lieutenant', Lieutenant> | Led<'commander', Commander>;

export type ArmyTree = Tree<Unit, Brigade, Leader, Works>;

/** Commanding general and lieutenant generals, brigades, independent units, works, units without a post. */
export const treeOf = oncePer(
  (army: Army): ArmyTree => ({
    command: [
      ...led('general', ['general'], army.general),
      ...ledEach('lieutenant', ['lieutenants'], army.lieutenants),
    ],
    groups: groupList('brigades', army.brigades, ({ commander }, place) =>
      led('commander', [...place, 'commander'], commander),
    ),
    loose: unitList(['independents'], army.independents),
    works: worksList(['works'], army.works),
    unassigned: unitList(['unassigned'], army.unassigned),
  }),
);

/** Every unit of an army, wherever it stands. */
export const everyUnit = (army: Army): Unit[] => unitsOf(treeOf(army));
