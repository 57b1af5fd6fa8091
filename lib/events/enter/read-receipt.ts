import 'server-only';
import { db } from '../../db';
import { isToken, tokenHash } from '../../identity/token';
import type { Viewer } from '../../identity/viewer';
import { ENTRY, type EntryRow, entryDetail } from '../desk/entry-detail';
import { countingVersion } from '../judge/counting';
import { MAX_VERSIONS } from '../limits';
import { EVENT, type EventRow, eventHead } from '../rows/event-row';
import type { Receipt } from '../schema';
import { type Closed, closed, closedNow } from './entrance';

/** Your own entry, with its event; `gone`: the event was deleted. */
export type OwnEntry = { readonly entry: EntryRow; readonly event: EventRow; readonly gone: boolean };

/**
 * The entry that a private link opens, or that belongs to the viewer and has this id. It stays when its event is deleted.
 */
export const findOwnEntry = async (viewer: Viewer | null, receipt: string): Promise<OwnEntry | null> => {
  const own = isToken(receipt)
    ? { receiptHash: tokenHash(receipt) }
    : viewer && { id: receipt, userId: viewer.userId };
  if (own === null) return null;
  const row = await db.entry.findFirst({
    where: own,
    select: { ...ENTRY, event: { select: { ...EVENT, deletedAt: true } } },
  });
  if (row === null) return null;
  const { event: eventRow, ...entry } = row;
  const { deletedAt, ...event } = eventRow;
  return { entry, event, gone: deletedAt !== null };
};

/** Why an entry takes no other list at a time, or null. */
export const replaceClosed = ({ entry, event, gone }: OwnEntry, now: Date): Closed | null => {
  if (gone) return closed('late', 'The event was deleted. Your receipt stays as it is.');
  if (entry.state === 'withdrawn') return closed('withdrawn', 'The entry was withdrawn. Ask the organiser.');
  if (entry.lockedAt !== null) return closed('locked', 'The organisers have locked this entry. Ask them.');
  if (entry.currentVersion >= MAX_VERSIONS) {
    return closed('versions', `${MAX_VERSIONS} lists were sent, the most that one entry can have.`);
  }
  return closedNow(event, now);
};

/** A receipt as its player reads it, showing the list that counts or another one. */
export const receiptOf = async (
  own: OwnEntry,
  version: number | null,
  now: Date,
): Promise<Receipt | null> => {
  const [head, detail] = await Promise.all([
    eventHead(own.event, now),
    entryDetail(own.event, own.entry, version ?? countingVersion(own.entry), now),
  ]);
  if (detail === null) return null;
  return {
    event: head,
    eventGone: own.gone,
    ...detail,
    contact: own.entry.contact,
    closed: replaceClosed(own, now)?.message ?? null,
  };
};

/** The receipt that a private link opens, or of an entry of the viewer's by its id; null where there is none. */
export const readReceipt = async (
  viewer: Viewer | null,
  receipt: string,
  version: number | null = null,
  now: Date = new Date(),
): Promise<Receipt | null> => {
  const own = await findOwnEntry(viewer, receipt);
  return own && receiptOf(own, version, now);
};
