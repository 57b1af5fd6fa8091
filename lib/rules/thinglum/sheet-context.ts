import type { ArmyContext, PrintedSystem } from '../core/contract/army-context';
import type { SheetOptions } from '../core/sheet/sheet';
import type { LabelOptions } from '../core/sheet/sheet-parts';
import { unitListsOf } from '../core/tree/unit-lists';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { POINT_SCALE, SYSTEM } from './tables';
import { type ArmyTree, brigadeName } from './tree';

/** The system as its sheets name it. */
export const PRINTED: PrintedSystem = {
  ...SYSTEM,
  settings: SETTINGS,
  pointScale: POINT_SCALE,
  houseCosts: true,
};

/** What everything on an army's sheets draws on. */
export type SheetContext<O = SheetOptions> = ArmyContext<Army, O> & { readonly tree: ArmyTree };
export type LabelContext = SheetContext<LabelOptions>;

/** The units by brigade, then those in none. */
export const unitLists = (tree: ArmyTree) =>
  unitListsOf(tree, { groupName: brigadeName, loose: 'Under the commander in chief' });
