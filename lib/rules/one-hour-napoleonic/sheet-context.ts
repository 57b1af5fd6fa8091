import type { ArmyFile } from '../core/army/document';
import type { ArmyContext, PrintedSystem } from '../core/contract/army-context';
import type { SheetOptions } from '../core/sheet/sheet';
import type { LabelOptions } from '../core/sheet/sheet-parts';
import { unitListsOf } from '../core/tree/unit-lists';
import type { Army, Leader } from './schema';
import { SETTINGS, settingOf } from './settings';
import { ARMS, type Arm, POINT_SCALE, SYSTEM } from './tables';
import { type ArmyTree, formationName, treeOf } from './tree';

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
