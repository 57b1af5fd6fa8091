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
import type { Army, Division, General, Lieutenant, Unit, Works } from './schema';

export type Leader = Led<'general', General> | Led<'commander' | 'lieutenant', Lieutenant>;

export type ArmyTree = Tree<Unit, Division, Leader, Works>;

/**
 * Generals in chief, divisions, stands under the general himself, works, stands without a post. A lieutenant general
 * beyond the one a division has is not a commander of it.
 */
export const treeOf = oncePer(
  (army: Army): ArmyTree => ({
    command: [
      ...led('general', ['general'], army.general),
      ...ledEach('general', ['otherGenerals'], army.otherGenerals),
    ],
    groups: groupList('divisions', army.divisions, ({ commander, others }, place): Leader[] => [
      ...led('commander', [...place, 'commander'], commander),
      ...ledEach('lieutenant', [...place, 'others'], others),
    ]),
    loose: unitList(['direct'], army.direct),
    works: worksList(['works'], army.works),
    unassigned: unitList(['unassigned'], army.unassigned),
  }),
);

/** Every unit of an army, wherever it stands. */
export const everyUnit = (army: Army): Unit[] => unitsOf(treeOf(army));
