import 'server-only';
import { storedFile } from '../../armies/army-row';
import { db } from '../../db';
import { factsFor } from '../../history/regiments';
import type { Viewer } from '../../identity/viewer';
import type { ArmyFile } from '../../rules/core/army/document';
import type { System } from '../../rules/core/contract/system';
import { type ArmyDiff, diffSteps } from '../../rules/core/diff/diff';
import type { Terms } from '../../rules/events/combine';
import { readArmyValue } from '../../rules/read-army';
import { inTurns } from '../../turn';
import { printedCode } from '../enter/code';
import { keysOfToday } from '../judge/finding-keys';
import { benchOf, judgedList } from '../judge/judge-list';
import { findOrganiser } from '../people/organiser';
import { parseSummary, verdictOf } from '../rows/entry-row';
import { type EventRow, systemOf, termsInUse } from '../rows/event-row';
import type { Difference, DocumentVersion, EntryDetail, Today, Verdict, VerdictReport } from '../schema';
import { ENTRY, type EntryRow, entryDetail, reportOf } from './entry-detail';

/** An entry of an event by its number. */
export const findEntry = (eventId: string, number: number): Promise<EntryRow | null> =>
  db.entry.findFirst({ where: { eventId, number, event: { deletedAt: null } }, select: ENTRY });

/** Entries of an event by their numbers; those that are not there are left out. */
export const findEntries = async (
  eventId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, EntryRow>> => {
  const rows = await db.entry.findMany({
    where: { eventId, number: { in: [...numbers] }, event: { deletedAt: null } },
    select: ENTRY,
  });
  return new Map(rows.map((row) => [row.number, row]));
};

const findingsIn = (report: VerdictReport, terms: Terms): string => {
  const keys = keysOfToday(report, terms);
  return report.findings
    .map(({ key, severity }) => `${severity} ${keys.get(key)}`)
    .toSorted()
    .join('\n');
};

type ListVerdict = { readonly verdict: Verdict; readonly report: VerdictReport };

const isSame = (stored: ListVerdict, today: ListVerdict, terms: Terms): boolean =>
  stored.verdict.standing === today.verdict.standing &&
  stored.verdict.points === today.verdict.points &&
  findingsIn(stored.report, terms) === findingsIn(today.report, terms);

/**
 * What rules and data of today make of a stored version, under the terms it was judged by. It is shown beside the
 * stored verdict and never written. Null where the list does not even read any more.
 */
export const judgedToday = async (
  event: EventRow,
  { file, verdict, report }: DocumentVersion,
  now: Date,
): Promise<Today | null> => {
  const read = await readArmyValue(file);
  if (!read.ok) return null;
  const system = await systemOf(event);
  const inUse = await termsInUse(event.id, verdict.termsVersion);
  const bench = await benchOf(system, inUse);
  const list = judgedList(bench, read.file, now, await factsFor(system, read.file));
  const today = {
    verdict: verdictOf(list, parseSummary(list.summary).points),
    report: reportOf(list.report),
  };
  return { ...today, same: isSame({ verdict, report }, today, inUse.terms) };
};

/** An entry of an event that the caller may read as one of its organisers. */
export const entryForOrganisers = async (
  event: EventRow,
  number: number,
  version: number | null,
  now: Date,
): Promise<EntryDetail | null> => {
  const entry = await findEntry(event.id, number);
  const detail = entry && (await entryDetail(event, entry, version, now));
  if (entry === null || detail === null) return null;
  return {
    ...detail,
    account: entry.userId !== null,
    today: await judgedToday(event, detail.shown, now),
  };
};

/** One entry of an event that the viewer runs, with its last list or another one; null if it does not exist. */
export const readEntry = async (
  viewer: Viewer,
  eventId: string,
  number: number,
  version: number | null = null,
  now: Date = new Date(),
): Promise<EntryDetail | null> => {
  const organiser = await findOrganiser(viewer, eventId);
  return organiser && entryForOrganisers(organiser.event, number, version, now);
};

/** Two lists of one system, line by line, others having their turn meanwhile. */
export const differenceOf = async (system: System, before: ArmyFile, after: ArmyFile): Promise<ArmyDiff> => {
  const judge = async (file: ArmyFile) => ({
    file,
    assessment: system.assess(file, await factsFor(system, file)),
  });
  return inTurns(diffSteps(system, await judge(before), await judge(after)));
};

const readSide = async (event: EventRow, entry: number, version: number | null) => {
  const row = await db.entry.findFirst({
    where: { eventId: event.id, number: entry },
    select: { id: true, number: true, name: true, currentVersion: true },
  });
  if (row === null) return null;
  const number = version ?? row.currentVersion;
  const list = await db.entryVersion.findFirst({
    where: { entryId: row.id, number },
    select: { code: true, name: true, document: true },
  });
  if (list === null) return null;
  return {
    file: storedFile(list.document),
    heading: {
      number: row.number,
      name: row.name,
      version: number,
      code: printedCode(event.initials, list.code),
      list: list.name,
    },
  };
};

/** Which lists are compared: versions of the entry, else the last of another entry with the last of this one. */
type ComparedVersions = {
  readonly from: number | null;
  readonly to: number | null;
  readonly other: number | null;
};

/**
 * What differs between two lists of an event that the viewer runs: between two versions of an entry, the one before the
 * last and the last where none are named, or between the last of another entry and this one. Null without either.
 */
export const readDifference = async (
  viewer: Viewer,
  eventId: string,
  number: number,
  { from, to, other }: ComparedVersions,
): Promise<Difference | null> => {
  const organiser = await findOrganiser(viewer, eventId);
  if (organiser === null) return null;
  const { event } = organiser;
  const after = await readSide(event, number, to);
  if (after === null) return null;
  const before =
    other === null
      ? await readSide(event, number, from ?? Math.max(1, after.heading.version - 1))
      : await readSide(event, other, from);
  if (before === null) return null;
  const system = await systemOf(event);
  return {
    before: before.heading,
    after: after.heading,
    system: system.id,
    diff: await differenceOf(system, before.file, after.file),
  };
};
