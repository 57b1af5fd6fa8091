import type { ArmyFile } from '../core/army/document';
import type { ArmyContext, PrintedSystem } from '../core/contract/army-context';
import type { SheetOptions } from '../core/sheet/sheet';
import type { LabelOptions } from '../core/sheet/sheet-parts';
import { unitListsOf } from '../core/tree/unit-lists';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { type Survey, survey } from './survey';
import { POINT_SCALE, SYSTEM } from './tables';
import { type ArmyTree, brigadeName } from './tree';

/** The system as its sheets name it. */
export const PRINTED: PrintedSystem = {
  ...SYSTEM,
  settings: SETTINGS,
  pointScale: POINT_SCALE,
  houseCosts: true,
};

type Looked = { readonly facts: Survey; readonly tree: ArmyTree };

/** Looks up once what is of this system. */
export const lookUp = (file: ArmyFile<Army>): Looked => {
  const facts = survey(file);
  return { facts, tree: facts.tree };
};

/** What everything on an army's sheets draws on. */
export type SheetContext<O = SheetOptions> = ArmyContext<Army, O> & Looked;
export type LabelContext = SheetContext<LabelOptions>;

/** The units by brigade, then those in none. */
export const unitLists = ({ tree, lists }: Survey) =>
  unitListsOf(tree, { groupName: brigadeName, unassigned: 'Without a brigade' }).map((list, index) => ({
    ...list,
    units: lists[index] ?? [],
  }));
