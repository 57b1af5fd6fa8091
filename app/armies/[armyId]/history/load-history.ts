import 'server-only';
import { getArmy } from '@/lib/armies/get-army';
import { getVersion } from '@/lib/armies/get-version';
import { listVersions } from '@/lib/armies/list-versions';
import type { ArmyRecord, VersionRow } from '@/lib/armies/schema';
import { isSystemId, loadSystem } from '@/lib/rules';
import { type ArmyDiff, diffArmies } from '@/lib/rules/core/diff';
import type { ArmyFile } from '@/lib/rules/core/document';
import type { Judged, System } from '@/lib/rules/core/system';
import type { Viewer } from '@/lib/viewer';

/** One version with what it was judged to be then, what today's rules say of it, and what differs from another. */
export type ShownVersion = {
  readonly row: VersionRow;
  readonly judged: Judged<unknown>;
  /** the version it is held against, and the differences: what was done since, or before */
  readonly against: VersionRow;
  readonly diff: ArmyDiff;
};

export type History = {
  readonly army: ArmyRecord;
  readonly system: System;
  readonly versions: readonly VersionRow[];
  readonly shown: ShownVersion | null;
};

/** What the address asks for: a version, and which it is compared with (today's, if nothing is said). */
export type HistoryQuestion = { readonly version: number; readonly against: number };

const numberIn = (value: string | string[] | undefined): number =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0;

/** Reads the address: `?version=12&with=11`. */
export const historyQuestion = (search: Record<string, string | string[] | undefined>): HistoryQuestion => ({
  version: numberIn(search.version),
  against: numberIn(search.with),
});

const judge = (system: System, file: ArmyFile): Judged<unknown> => ({
  file,
  assessment: system.assess(file),
});

/** The version asked for beside another; null when one of them is not, or no longer, there. */
const showVersion = async (
  viewer: Viewer,
  { id }: ArmyRecord,
  system: System,
  [row, against]: readonly (VersionRow | undefined)[],
): Promise<ShownVersion | null> => {
  if (row === undefined || against === undefined) return null;
  const [version, other] = await Promise.all([
    getVersion(viewer, id, row.revision),
    getVersion(viewer, id, against.revision),
  ]);
  if (version === null || other === null) return null;
  const judged = judge(system, version.file);
  const beside = judge(system, other.file);
  // the older one stands first, whichever was asked for
  const [older, newer] = row.revision <= against.revision ? [judged, beside] : [beside, judged];
  return { row, judged, against, diff: diffArmies(system, older, newer) };
};

/** The history of the viewer's army and the version asked for; null when there is no such army. */
export const loadHistory = async (
  viewer: Viewer,
  armyId: string,
  { version, against }: HistoryQuestion,
): Promise<History | null> => {
  const [army, versions] = await Promise.all([getArmy(viewer, armyId), listVersions(viewer, armyId)]);
  if (army === null || versions === null || !isSystemId(army.file.system)) return null;
  const system = await loadSystem(army.file.system);
  const rowOf = (wanted: number) => versions.find(({ revision }) => revision === wanted);
  // today's version is held against the one before it
  const other = version === versions[0]?.revision ? versions[1] : versions[0];
  const asked = [rowOf(version), rowOf(against) ?? other ?? versions[0]];
  return { army, system, versions, shown: await showVersion(viewer, army, system, asked) };
};
