import type { ArmyFile } from '../core/army/document';
import type { ArmyContext, PrintedSystem } from '../core/contract/army-context';
import { valuesIn } from '../core/sheet/reference-sheet';
import type { SheetOptions } from '../core/sheet/sheet';
import type { LabelOptions } from '../core/sheet/sheet-parts';
import { unitListsOf } from '../core/tree/unit-lists';
import type { Army } from './schema';
import { SETTINGS, type SettingKey, settingOf } from './settings';
import { CLASS_IDS, type ClassId, POINT_SCALE, SYSTEM } from './tables';
import { type ArmyTree, brigadeName } from './tree';
import { classIdOf } from './unit-facts';

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

/** What every section of the reference sheet draws on: the armies, and the classes they field. */
export type ReferenceContext = {
  readonly files: readonly ArmyFile<Army>[];
  readonly classes: ReadonlySet<ClassId>;
};

/** On whose account a line is printed; a line without conditions always is. */
export type Condition = {
  readonly classes?: readonly string[];
  readonly setting?: string;
  readonly is?: string | boolean;
};

/** Cut to the armies, or all of the rules. */
export const referenceContext = (files: readonly ArmyFile<Army>[], cut: boolean): ReferenceContext => ({
  files,
  classes: new Set(
    cut
      ? files.flatMap((file) =>
          [...file.army.brigades.flatMap(({ units }) => units), ...file.army.direct].map((unit) =>
            classIdOf(unit, file),
          ),
        )
      : CLASS_IDS,
  ),
});

/** The values of a setting in the armies; ours where there is no army. */
export const valuesOf = (key: SettingKey, { files }: ReferenceContext): Set<string | number | boolean> =>
  valuesIn(files, (file) => settingOf(file, key));

/** Lines that concern the armies, in order. */
export const concerning = <T extends Condition>(lines: readonly T[], context: ReferenceContext): T[] =>
  lines.filter(
    ({ classes, setting, is }) =>
      (classes === undefined || classes.some((id) => context.classes.has(id as ClassId))) &&
      (setting === undefined || (is !== undefined && valuesOf(setting as SettingKey, context).has(is))),
  );
