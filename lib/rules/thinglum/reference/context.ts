import type { ArmyFile } from '../../core/army/document';
import { valuesIn } from '../../core/sheet/reference-sheet';
import type { Army } from '../schema';
import { type SettingKey, settingOf } from '../settings';
import { CLASS_IDS, type ClassId } from '../tables';
import { classIdOf } from '../unit-facts';

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
