import type { ArmyFile } from '../core/army/document';
import type { ArmyContext, PrintedSystem } from '../core/contract/army-context';
import { bullets, hanging, runIn } from '../core/sheet/parts';
import { valuesIn } from '../core/sheet/reference-sheet';
import type { SheetOptions } from '../core/sheet/sheet';
import type { LabelOptions, Part } from '../core/sheet/sheet-parts';
import { unitListsOf } from '../core/tree/unit-lists';
import { filled } from './distances';
import type { Army } from './schema';
import { SETTINGS, type SettingKey, settingOf } from './settings';
import { type Survey, survey } from './survey';
import { type ArmId, POINT_SCALE, SYSTEM } from './tables';
import { tariffOf } from './tariff';
import { type ArmyTree, brigadeName } from './tree';
import type { UnitFacts } from './unit-facts';

/** The system as its sheets name it. */
export const PRINTED: PrintedSystem = {
  ...SYSTEM,
  settings: SETTINGS,
  pointScale: POINT_SCALE,
  houseCosts: true,
};

type ArmyLookup = { readonly facts: Survey; readonly tree: ArmyTree };

/** Looks up once what is of this system. */
export const lookUp = (file: ArmyFile<Army>): ArmyLookup => {
  const facts = survey(file);
  return { facts, tree: facts.tree };
};

/** What everything on an army's sheets draws on. */
export type SheetContext<O = SheetOptions> = ArmyContext<Army, O> & ArmyLookup;
export type LabelContext = SheetContext<LabelOptions>;

/** The units by brigade, then those in none. */
export const unitLists = ({ tree, lists }: Survey) =>
  unitListsOf(tree, { groupName: brigadeName, unassigned: 'Without a brigade' }).map((list, index) => ({
    ...list,
    units: lists[index] ?? [],
  }));

/** What a row of a table may be about. */
export type TableTrait = ArmId | UnitFacts['unit']['type'] | 'fire-bonus' | 'regimental-guns';

const traitsOf = ({ unit, arm, fireBonus, regimentalGuns }: UnitFacts): TableTrait[] => [
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
  readonly traits: ReadonlySet<TableTrait> | null;
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
export const hasOne = ({ traits }: ReferenceContext, wantedTraits: readonly TableTrait[]): boolean =>
  traits === null || wantedTraits.some((trait) => traits.has(trait));

/** True if any of these arms is on the table, or the sheet is for all. */
export const concerns = ({ arms }: ReferenceContext, ...wantedArms: readonly ArmId[]): boolean =>
  arms === null || wantedArms.some((arm) => arms.has(arm));

/** True if the armies play by this value of a setting; ours where there is no army. */
export const playsBy = ({ files }: ReferenceContext, key: SettingKey, value: string | boolean): boolean =>
  valuesIn(files, (file): string | boolean => settingOf(file, key)).has(value);

type Entries = readonly { readonly term: string; readonly text: string }[];

const filledEntries = (entries: Entries, { scale }: ReferenceContext): Entries =>
  entries.map(({ term, text }) => ({ term, text: filled(text, scale) }));

/** Terms and their texts, distances filled in. */
export const entriesPart = (entries: Entries, context: ReferenceContext): Part =>
  runIn(filledEntries(entries, context));

/** Results of a die, one line each. */
export const results = (entries: Entries, context: ReferenceContext): Part =>
  hanging(filledEntries(entries, context));

/** Sentences with dashes before them. */
export const remarks = (lines: readonly string[], { scale }: ReferenceContext): Part[] =>
  bullets(lines.map((line) => filled(line, scale)));

/** The bonus of regimental guns in force; ours, as the source has lost it. */
export const gunBonus = ({ files: [first] }: ReferenceContext): string =>
  `${tariffOf(first ?? { house: {} }).signed('regimentalGuns')} (house)`;
