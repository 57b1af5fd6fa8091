import type { ArmyFile } from '../../core/document';
import type { Cell } from '../../core/sheet';
import type { Section } from '../../core/sheet-parts';
import type { Army } from '../schema';
import { type SettingKey, settingOf } from '../settings';
import { ARMS, type Arm, TRAIT_IDS, type TraitId, TYPES } from '../tables';

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
  const units = files.flatMap(({ army }) => [
    ...army.formations.flatMap((formation) => formation.units),
    ...army.reserve,
  ]);
  return {
    files,
    arms: new Set(units.map(({ type }) => TYPES[type].arm)),
    traits: new Set(TRAIT_IDS.filter((trait) => units.some((unit) => unit[trait]))),
    leaders: files.some(({ army }) => army.leaders.length > 0),
  };
};

/** The values of a setting in the armies; ours where there is no army. */
export const valuesOf = (key: SettingKey, { files }: ReferenceContext): Set<string | number | boolean> =>
  new Set((files.length === 0 ? [{ settings: {} }] : files).map((file) => settingOf(file, key)));

/** Lines that concern the armies, in order. */
export const kept = <T extends Condition>(lines: readonly T[], context: ReferenceContext): T[] =>
  lines.filter(
    ({ arms, traits, leaders, setting, is }) =>
      (arms === undefined || arms.some((arm) => context.arms.has(arm as Arm))) &&
      (traits === undefined || traits.some((trait) => context.traits.has(trait as TraitId))) &&
      (leaders !== true || context.leaders) &&
      (setting === undefined || (is !== undefined && valuesOf(setting as SettingKey, context).has(is))),
  );

/** "s. Shooting": a chip. */
export const heading = (words: string): string => `s. ${words}`;

export const cell = (value: string, style?: 'strong' | 'soft' | 'italic'): Cell => {
  if (value === '') return { kind: 'empty' };
  return { kind: 'text', runs: [style === undefined ? { text: value } : { text: value, style }] };
};
export const figure = (value: string, style?: 'strong' | 'mute'): Cell =>
  style === undefined ? { kind: 'number', text: value } : { kind: 'number', text: value, style };

/** A section, or nothing where none of it concerns the armies. */
export const section = (title: string, cite: string, parts: Section['parts'], note = ''): Section[] => {
  const full = parts.filter(
    (part) =>
      !(part.kind === 'words' && part.items.length === 0) &&
      !(part.kind === 'pairs' && part.pairs.length === 0) &&
      !(part.kind === 'grid' && part.rows.length === 0),
  );
  return full.length === 0 ? [] : [{ title, note, cite, parts: full }];
};
