import type { ArmyFile } from '../core/army/document';
import type { ArmyContext, PrintedSystem } from '../core/contract/army-context';
import { bullets } from '../core/sheet/parts';
import type { SheetOptions } from '../core/sheet/sheet';
import type { LabelOptions, Part } from '../core/sheet/sheet-parts';
import { unitListsOf } from '../core/tree/unit-lists';
import { filled, type ReferenceContext } from './reference/context';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { NATIONS, type NationId, POINT_SCALE, SYSTEM, tableNation } from './tables';
import { type ArmyTree, brigadeName, treeOf } from './tree';

/** Troops named after a people or by their own name, which keep their capital within a sentence. */
const TROOPS = ['British', 'Cossacks', 'Legion Britannique', 'Uhlahnen'];

/** The system as its sheets name it. */
export const PRINTED: PrintedSystem = {
  ...SYSTEM,
  settings: SETTINGS,
  coefficients: [],
  proper: [...Object.values(NATIONS).map(({ adjective }) => adjective), ...TROOPS],
  pointScale: POINT_SCALE,
  houseCosts: false,
};

type ArmyLookup = {
  readonly tree: ArmyTree;
  readonly nation: NationId;
  /** the distances of the army */
  readonly field: ReferenceContext;
};

/** What everything on an army's sheets draws on. */
export type SheetContext<O = SheetOptions> = ArmyContext<Army, O> & ArmyLookup;
export type LabelContext = SheetContext<LabelOptions>;

/** Looks up once what is of this system. */
export const lookUp = (file: ArmyFile<Army>): ArmyLookup => ({
  tree: treeOf(file.army),
  nation: tableNation(file.army),
  field: { ruler: file, sides: null, files: [file] },
});

/** The units by brigade, then those in none. */
export const unitLists = (tree: ArmyTree, loose = 'Independent') =>
  unitListsOf(tree, { groupName: brigadeName, loose, unassigned: 'Without a post' });

/** Sentences of the data files with dashes before them, distances filled in. */
export const sentences = (lines: readonly { readonly text: string }[], { field }: SheetContext): Part[] =>
  bullets(lines.map(({ text }) => filled(text, field)));
