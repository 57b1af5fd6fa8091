import 'server-only';
import { storedFile } from '../../armies/army-record';
import { db } from '../../db';
import { factsFor } from '../../history/regiment-facts';
import type { Viewer } from '../../identity/viewer';
import type { ArmyFile } from '../../rules/core/army/document';
import type { System } from '../../rules/core/contract/system';
import { type ArmyDiff, diffSteps } from '../../rules/core/diff/diff';
import { inTurns } from '../../turn';
import { printedCode } from '../enter/code';
import { findOrganiser } from '../people/organiser';
import { type EventRow, systemOf } from '../rows/event-row';
import type { Difference } from '../schema';

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
    told: {
      ...{ number: row.number, name: row.name, version: number },
      ...{ code: printedCode(event.initials, list.code), list: list.name },
    },
  };
};

/** Which lists are compared: versions of the entry, else the last of another entry with the last of this one. */
type Asked = { readonly from: number | null; readonly to: number | null; readonly other: number | null };

/**
 * What differs between two lists of an event that the viewer runs: between two versions of an entry, the one before the
 * last and the last where none are named, or between the last of another entry and this one. Null without either.
 */
export const readDifference = async (
  viewer: Viewer,
  eventId: string,
  number: number,
  { from, to, other }: Asked,
): Promise<Difference | null> => {
  const organiser = await findOrganiser(viewer, eventId);
  if (organiser === null) return null;
  const { event } = organiser;
  const after = await readSide(event, number, to);
  if (after === null) return null;
  const before =
    other === null
      ? await readSide(event, number, from ?? Math.max(1, after.told.version - 1))
      : await readSide(event, other, from);
  if (before === null) return null;
  const system = await systemOf(event);
  return {
    ...{ before: before.told, after: after.told, system: system.id },
    diff: await differenceOf(system, before.file, after.file),
  };
};
