import 'server-only';
import { type DiffPart, diffPart } from '@/app/_components/army/diff-part';
import { type OrderPart, orderPart } from '@/app/_components/army/order-part';
import { partIn } from '@/app/_components/army/parts';
import { getArmyHead } from '@/lib/armies/get-army';
import type { ArmyHead, ArmyVersionRow } from '@/lib/armies/schema';
import { getVersion, listVersions } from '@/lib/armies/versions';
import { factsFor } from '@/lib/history/regiments';
import type { Viewer } from '@/lib/identity/viewer';
import { versionsPath } from '@/lib/pages';
import { isSystemId, loadSystem } from '@/lib/rules';
import { type PlaceName, placeNames } from '@/lib/rules/core/check/place-names';
import type { AssessedArmy, System } from '@/lib/rules/core/contract/system';
import { diffSteps } from '@/lib/rules/core/diff/diff';
import { inTurns, nextTurn } from '@/lib/turn';

/**
 * What the address asks for: a version, which it is compared with (today's, if nothing is said), and the parts of the
 * differences, the order of battle and the findings.
 */
export type ArmyHistoryQuery = {
  readonly version: number;
  readonly against: number;
  readonly lines: number;
  readonly rows: number;
  readonly findings: number;
  /** the whole army is unfolded */
  readonly whole: boolean;
};

type Search = Record<string, string | string[] | undefined>;

const numberIn = (value: string | string[] | undefined): number =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0;

/** Reads the address: `?version=12&with=11`. */
export const historyQuestion = ({
  version,
  with: against,
  lines,
  rows,
  findings,
}: Search): ArmyHistoryQuery => ({
  version: numberIn(version),
  against: numberIn(against),
  lines: partIn(lines),
  rows: partIn(rows),
  findings: partIn(findings),
  whole: rows !== undefined || findings !== undefined,
});

/** The address of a question about the history of an army. */
export const historyPath = (
  armyId: string,
  { version, against, lines, rows, findings, whole }: ArmyHistoryQuery,
): string => {
  const query = new URLSearchParams({ version: String(version) });
  if (against > 0) query.set('with', String(against));
  if (lines > 1) query.set('lines', String(lines));
  if (whole) {
    query.set('rows', String(rows));
    query.set('findings', String(findings));
  }
  return `${versionsPath(armyId)}?${query}`;
};

/** A version as its owner counts them: the oldest that is kept is 1. Sheets bear the number of the save instead. */
export type CountedVersion = ArmyVersionRow & { readonly number: number };

/** One version with what it was judged to be then, what today's rules say of it, and what differs from another. */
export type ShownVersion = {
  readonly row: CountedVersion;
  readonly assessedArmy: AssessedArmy<unknown>;
  /** "11 units, 3 brigades", and a part of the order of battle */
  readonly detail: string;
  readonly order: OrderPart;
  readonly placeName: PlaceName;
  /** the version it is held against, and the differences: what was done since, or before */
  readonly against: CountedVersion;
  readonly diff: DiffPart;
};

export type ArmyHistory = {
  readonly army: ArmyHead;
  readonly system: System;
  readonly versions: readonly CountedVersion[];
  readonly question: ArmyHistoryQuery;
  /** it was asked for: else it is the newest, with what it changed */
  readonly isAsked: boolean;
  readonly shownVersion: ShownVersion | null;
};

const judgedVersion = async (
  viewer: Viewer,
  armyId: string,
  system: System,
  revision: number,
): Promise<AssessedArmy<unknown> | null> => {
  const version = await getVersion(viewer, armyId, revision);
  if (version === null) return null;
  await nextTurn();
  const { file } = version;
  return { file, assessment: system.assess(file, await factsFor(system, file)) };
};

/** The version asked for beside another; null when one of them is not, or no longer, there. */
const showVersion = async (
  viewer: Viewer,
  { id }: ArmyHead,
  system: System,
  [row, against]: readonly (CountedVersion | undefined)[],
  question: ArmyHistoryQuery,
): Promise<ShownVersion | null> => {
  if (row === undefined || against === undefined) return null;
  const own = await judgedVersion(viewer, id, system, row.revision);
  const beside =
    against.revision === row.revision ? own : await judgedVersion(viewer, id, system, against.revision);
  if (own === null || beside === null) return null;
  await nextTurn();
  // The older one comes first in either order.
  const [older, newer] = row.revision <= against.revision ? [own, beside] : [beside, own];
  const diff = diffPart(await inTurns(diffSteps(system, older, newer)), question.lines);
  await nextTurn();
  const outline = system.outline(own.file);
  const order = orderPart(outline, own.assessment.costing, question.rows);
  return {
    row,
    assessedArmy: own,
    detail: outline.detail,
    order,
    placeName: placeNames(outline),
    against,
    diff,
  };
};

/** The history of the viewer's army and the version asked for; null when there is no such army. */
export const loadHistory = async (
  viewer: Viewer,
  armyId: string,
  question: ArmyHistoryQuery,
): Promise<ArmyHistory | null> => {
  const [army, rows] = await Promise.all([getArmyHead(viewer, armyId), listVersions(viewer, armyId)]);
  if (army === null || rows === null || !isSystemId(army.system)) return null;
  const system = await loadSystem(army.system);
  const versions = rows.map((row, index) => ({ ...row, number: rows.length - index }));
  const isAsked = question.version > 0;
  const version = isAsked ? question.version : (versions[0]?.revision ?? 0);
  const { against } = question;
  const rowOf = (wantedRevision: number) => versions.find(({ revision }) => revision === wantedRevision);
  // today's version is held against the one before it
  const other = version === versions[0]?.revision ? versions[1] : versions[0];
  const pair = [rowOf(version), rowOf(against) ?? other ?? versions[0]];
  return {
    army,
    system,
    versions,
    question: { ...question, version },
    isAsked,
    shownVersion: await showVersion(viewer, army, system, pair, question),
  };
};
