import 'server-only';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { judgedToday } from '../judge/today';
import { findOrganiser } from '../people/organiser';
import type { EventRow } from '../rows/event-row';
import type { EntryDetail } from '../schema';
import { ENTRY, type EntryRow, entryDetail } from './entry-detail';

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
    contact: entry.contact,
    account: entry.userId !== null,
    today: await judgedToday(event, detail.shown, now),
  };
};

/** One entry of an event that the viewer runs, showing its last list or another one; null where there is none. */
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
