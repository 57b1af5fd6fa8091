import type { ArmyFile } from '../../core/army/document';
import { valuesIn } from '../../core/sheet/reference-sheet';
import type { Army } from '../schema';
import { type SettingKey, settingOf } from '../settings';
import { ARMS, type Arm, TRAIT_IDS, type TraitId, TYPES } from '../tables';
import { everyUnit } from '../tree';

/** What every section of the reference sheet draws on: the armies, and what of the rules concerns them. */
export type ReferenceContext = {
  readonly files: readonly ArmyFile<Army>[];
  readonly arms: ReadonlySet<Arm>;
  readonly traits: ReadonlySet<TraitId>;
  readonly leaders: boolean;
};

/** On whose account a line is printed; a line without conditions always is. */
export type Condition = {
  readonly arms?: readonly string[];
  readonly traits?: readonly string[];
  readonly leaders?: boolean;
  readonly setting?: string;
  readonly is?: string | boolean;
};

const ARM_IDS = Object.keys(ARMS) as Arm[];

/** Cut to the armies, or all of the rules. */
export const referenceContext = (files: readonly ArmyFile<Army>[], cut: boolean): ReferenceContext => {
  if (!cut) return { files, arms: new Set(ARM_IDS), traits: new Set(TRAIT_IDS), leaders: true };
  const units = files.flatMap(({ army }) => everyUnit(army));
  return {
    files,
    arms: new Set(units.map(({ type }) => TYPES[type].arm)),
    traits: new Set(TRAIT_IDS.filter((trait) => units.some((unit) => unit[trait]))),
    leaders: files.some(({ army }) => army.leaders.length > 0),
  };
};

/** The values of a setting in the armies; ours where there is no army. */
export const valuesOf = (key: SettingKey, { files }: ReferenceContext): Set<string | number | boolean> =>
  valuesIn(files, (file) => settingOf(file, key));

/** Lines that concern the armies, in order. */
export const concerning = <T extends Condition>(lines: readonly T[], context: ReferenceContext): T[] =>
  lines.filter(
    ({ arms, traits, leaders, setting, is }) =>
      (arms === undefined || arms.some((arm) => context.arms.has(arm as Arm))) &&
      (traits === undefined || traits.some((trait) => context.traits.has(trait as TraitId))) &&
      (leaders !== true || context.leaders) &&
      (setting === undefined || (is !== undefined && valuesOf(setting as SettingKey, context).has(is))),
  );

/** "s. Shooting": a chip. */
export const heading = (words: string): string => `s. ${words}`;
