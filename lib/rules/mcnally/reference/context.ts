import { type Cite, citeLabel } from '../../core/citation';
import type { ArmyFile } from '../../core/document';
import type { Cell } from '../../core/sheet';
import type { Part, Section } from '../../core/sheet-parts';
import { filled } from '../distances';
import type { Army } from '../schema';
import { type SettingKey, settingOf } from '../settings';
import { survey } from '../survey';
import type { ArmId } from '../tables';
import { tariffOf } from '../tariff';
import type { UnitFacts } from '../unit-facts';

/** What a row of a table may be about. */
export type Trait = ArmId | UnitFacts['unit']['type'] | 'fire-bonus' | 'regimental-guns';

const traitsOf = ({ unit, arm, fireBonus, regimentalGuns }: UnitFacts): Trait[] => [
  arm,
  unit.type,
  ...(fireBonus ? (['fire-bonus'] as const) : []),
  ...(regimentalGuns ? (['regimental-guns'] as const) : []),
];

/** What every section of the reference sheet draws on. */
export type ReferenceContext = {
  readonly files: readonly ArmyFile<Army>[];
  readonly scale: Army['scale'];
  /** the arms the sheet is cut to; null for all of it */
  readonly arms: ReadonlySet<ArmId> | null;
  /** arms, types and bonuses of the units; null for all of them */
  readonly traits: ReadonlySet<Trait> | null;
  /** true if the armies have fieldworks */
  readonly works: boolean;
};

/** Cut to the arms of the armies, or all of the rules, at a figure scale. */
export const referenceContext = (
  files: readonly ArmyFile<Army>[],
  cut: boolean,
  scale: Army['scale'],
): ReferenceContext => {
  const units = files.flatMap((file) => survey(file).units);
  return {
    files,
    scale,
    arms: cut ? new Set(units.map(({ arm }) => arm)) : null,
    traits: cut ? new Set(units.flatMap(traitsOf)) : null,
    works: files.some(({ army }) => army.works.length > 0),
  };
};

/** True if a unit on the table has one of these, or the sheet is for all. */
export const hasOne = ({ traits }: ReferenceContext, wanted: readonly Trait[]): boolean =>
  traits === null || wanted.some((trait) => traits.has(trait));

/** True if any of these arms is on the table, or the sheet is for all. */
export const concerns = ({ arms }: ReferenceContext, ...wanted: readonly ArmId[]): boolean =>
  arms === null || wanted.some((arm) => arms.has(arm));

/** True if the armies play by this value of a setting; ours where there is no army. */
export const playsBy = ({ files }: ReferenceContext, key: SettingKey, value: string | boolean): boolean =>
  (files.length === 0 ? [{ settings: {} }] : files).some((file) => settingOf(file, key) === value);

export const cell = (value: string, style?: 'strong' | 'soft' | 'italic'): Cell => {
  if (value === '') return { kind: 'empty' };
  return { kind: 'text', runs: [style === undefined ? { text: value } : { text: value, style }] };
};

export const figure = (value: string, style?: 'strong' | 'mute'): Cell =>
  style === undefined ? { kind: 'number', text: value } : { kind: 'number', text: value, style };

/** A section; parts with nothing in them fall away, and with the last of them the section. */
export const section = (title: string, cite: Cite, parts: readonly Part[], note = ''): Section[] => {
  const full = parts.filter(
    (part) =>
      !(part.kind === 'words' && part.items.length === 0) &&
      !(part.kind === 'pairs' && part.pairs.length === 0) &&
      !(part.kind === 'grid' && part.rows.length === 0),
  );
  return full.length === 0 ? [] : [{ title, note, cite: citeLabel(cite), parts: full }];
};

/** Terms and what is to be said of them, distances filled in. */
export const said = (
  entries: readonly { readonly term: string; readonly text: string }[],
  { scale }: ReferenceContext,
): Part => ({
  kind: 'words',
  layout: 'run-in',
  items: entries.map(({ term, text }) => ({ term, text: filled(text, scale) })),
});

/** Results of a die, one line each. */
export const results = (
  entries: readonly { readonly term: string; readonly text: string }[],
  { scale }: ReferenceContext,
): Part => ({
  kind: 'words',
  layout: 'hanging',
  items: entries.map(({ term, text }) => ({ term, text: filled(text, scale) })),
});

/** Sentences with dashes before them. */
export const remarks = (lines: readonly string[], { scale }: ReferenceContext): Part => ({
  kind: 'words',
  layout: 'dashed',
  items: lines.map((line) => ({ term: '', text: filled(line, scale) })),
});

/** The bonus of regimental guns in force; ours, as the source has lost it. */
export const gunBonus = ({ files: [first] }: ReferenceContext): string =>
  `${tariffOf(first ?? { house: {} }).signed('regimentalGuns')} (house)`;
