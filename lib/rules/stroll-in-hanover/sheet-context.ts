import type { ArmyContext, PrintedSystem } from '../core/contract/army-context';
import type { SheetOptions } from '../core/sheet/sheet';
import type { LabelOptions } from '../core/sheet/sheet-parts';
import type { Placed } from '../core/tree/tree';
import { type UnitList, unitListsOf } from '../core/tree/unit-lists';
import { isInPlay } from './army-lists';
import type { Army, Division, Unit } from './schema';
import { SETTINGS } from './settings';
import { POINT_SCALE, SYSTEM } from './tables';
import { type ArmyTree, divisionName, type Leader } from './tree';

/** The system as its sheets name it. */
export const PRINTED: PrintedSystem = {
  ...SYSTEM,
  settings: SETTINGS,
  pointScale: POINT_SCALE,
  houseCosts: false,
};

/** What everything on an army's sheets draws on; nodes have their price also where it counts for another list only. */
export type SheetContext<O = SheetOptions> = ArmyContext<Army, O> & { readonly tree: ArmyTree };
export type LabelContext = SheetContext<LabelOptions>;

/** The stands of a division, or in none. */
export type StandList = UnitList<Placed<Unit>, Leader, Division>;

/** The stands in play by division, then those in none, with the lieutenant generals. */
export const unitLists = ({ tree, army }: Pick<SheetContext, 'tree' | 'army'>): StandList[] =>
  unitListsOf(tree, {
    groupName: divisionName,
    loose: 'Under the general in chief',
    unassigned: 'Without a division',
  }).map((list) => ({
    ...list,
    leaders: list.leaders.filter(({ kind, leader }) => kind !== 'commander' || isInPlay(leader.list, army)),
    units: list.units.filter(({ unit }) => isInPlay(unit.list, army)),
  }));
