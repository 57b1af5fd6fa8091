import type { ArmyFile } from '../core/army/document';
import type { ArmyContext, PrintedSystem } from '../core/contract/army-context';
import { valuesIn } from '../core/sheet/reference-sheet';
import type { SheetOptions } from '../core/sheet/sheet';
import type { LabelOptions } from '../core/sheet/sheet-parts';
import { unitListsOf } from '../core/tree/unit-lists';
import type { Army, Leader } from './schema';
import { SETTINGS, type SettingKey, settingOf } from './settings';
import { ARMS, type Arm, POINT_SCALE, SYSTEM, TRAIT_IDS, type TraitId, TYPES } from './tables';
import { type ArmyTree, everyUnit, formationName, treeOf } from './tree';

/** The system as its sheets name it. */
export const PRINTED: PrintedSystem = {
  ...SYSTEM,
  settings: SETTINGS,
  pointScale: POINT_SCALE,
  houseCosts: true,
};

/** Who leads which unit, and what it gains by him. */
type Lead = {
  readonly tree: ArmyTree;
  /** leaders by the unit they start with */
  readonly leadersOf: ReadonlyMap<string, readonly Leader[]>;
  /** a leader gives his unit a hit (Leaders), unless all are made alike (R05) */
  readonly extraHit: boolean;
};

/** Looks up the leaders of units. */
export const leadOf = (file: ArmyFile<Army>): Lead => {
  const leadersOf = new Map<string, Leader[]>();
  for (const leader of file.army.leaders) {
    if (leader.unit === undefined) continue;
    leadersOf.set(leader.unit, [...(leadersOf.get(leader.unit) ?? []), leader]);
  }
  return { tree: treeOf(file.army), leadersOf, extraHit: settingOf(file, 'leaderVariant') !== true };
};

/** What everything on an army's sheets draws on. */
export type SheetContext<O = SheetOptions> = ArmyContext<Army, O> & Lead;
export type LabelContext = SheetContext<LabelOptions>;

/** "Leads the army", "Leads Right wing". */
export const commandText = ({ formation }: Leader, { formations }: Army): string => {
  if (formation === 'army') return 'Leads the army';
  const place = formations.findIndex(({ id }) => id === formation);
  const own = formations[place];
  return own === undefined ? 'Leads nothing' : `Leads ${formationName(own, place)}`;
};

/** The units by formation, then those in none; where there are no formations, as units of `whole`. */
export const unitLists = (tree: ArmyTree, whole: string) =>
  unitListsOf(tree, {
    groupName: formationName,
    loose: tree.groups.length === 0 ? whole : 'In no formation',
  });

/** What the unit table remarks of an arm, as the rulings that the army has chosen change it. */
export const armNotes = (arm: Arm, file: Pick<ArmyFile, 'settings'>): readonly string[] => {
  if (arm === 'line' && settingOf(file, 'noFreeFacing') === true) {
    return ['Does not turn by itself to face a charge (R06)'];
  }
  if (arm === 'light' && settingOf(file, 'lightCavDouble') === 'twice') {
    return [...ARMS.light.notes, 'Cavalry throws twice its dice, and its hits count twice (R10)'];
  }
  return ARMS[arm].notes;
};

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
