import 'server-only';
import type { Statement } from '@/prisma/statement';
import { db } from '../../db';
import { isToken, tokenHash } from '../../identity/token';
import type { Viewer } from '../../identity/viewer';
import { ENTRY, type EntryRow, entryDetail } from '../desk/entry-detail';
import { countingVersion } from '../judge/counting';
import { MAX_MESSAGES, MAX_VERSIONS } from '../limits';
import { insertMessage, updateEntry } from '../rows/entry-statements';
import { EVENT, type EventRow, eventHead } from '../rows/event-row';
import { type EventWrite, writeEvent } from '../rows/write-event';
import type { AnswerRequest, Receipt, ReceiptAnswer, WithdrawRequest } from '../schema';
import type { Deed } from '../trail/audit';
import { changesBy } from '../trail/deed-effects';
import { type ClosedEntrance, closed, closedNow } from './entrance';

/** Your own entry, with its event; `gone`: the event was deleted. */
export type OwnEntry = { readonly entry: EntryRow; readonly event: EventRow; readonly gone: boolean };

/**
 * The entry that a private link opens, or that belongs to the viewer and has this id. It stays when its event is
 * deleted.
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
export const replaceClosed = ({ entry, event, gone }: OwnEntry, now: Date): ClosedEntrance | null => {
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
    closed: replaceClosed(own, now)?.message ?? null,
  };
};

/** The receipt behind a private link, or of an entry of the viewer's by its id; null if it does not exist. */
export const readReceipt = async (
  viewer: Viewer | null,
  receipt: string,
  version: number | null = null,
  now: Date = new Date(),
): Promise<Receipt | null> => {
  const own = await findOwnEntry(viewer, receipt);
  return own && receiptOf(own, version, now);
};

const GONE = { ok: false, code: 'not-found' } as const;

type Work = { readonly statements: readonly Statement[]; readonly deeds: readonly Deed[] };
type ReceiptRefusal = Extract<ReceiptAnswer, { ok: false }>;

const currentReceipt = async (viewer: Viewer | null, receipt: string, now: Date): Promise<Receipt | null> => {
  const own = await findOwnEntry(viewer, receipt);
  return own && receiptOf(own, null, now);
};

/** What a player does with their own entry, on the revision they have seen. */
const change = async (
  viewer: Viewer | null,
  receipt: string,
  revision: number,
  now: Date,
  work: (own: OwnEntry, move: EventWrite) => Work | ReceiptRefusal,
): Promise<ReceiptAnswer> => {
  const ownEntry = await findOwnEntry(viewer, receipt);
  if (ownEntry === null) return GONE;
  const done = await writeEvent<'done' | 'stale' | ReceiptRefusal>(ownEntry.event.id, now, async (move) => {
    const own = await findOwnEntry(viewer, receipt);
    if (own === null) return { answer: GONE };
    if (own.gone) return { answer: closed('late', 'The event was deleted. Your receipt stays as it is.') };
    if (own.entry.revision !== revision) return { answer: 'stale' };
    const outcome = work(own, move);
    return 'ok' in outcome ? { answer: outcome } : { answer: 'done', ...outcome };
  });
  if (done !== 'done' && done !== 'stale') return done;
  const current = await currentReceipt(viewer, receipt, now);
  if (current === null) return GONE;
  return done === 'done' ? { ok: true, receipt: current } : { ok: false, code: 'stale', current };
};

/** A player says something to the organisers: an entry that waited for the player waits for them again. */
export const answerOrganisers = (
  viewer: Viewer | null,
  receipt: string,
  { revision, text }: AnswerRequest,
  now: Date,
): Promise<ReceiptAnswer> =>
  change(viewer, receipt, revision, now, ({ entry }, { next: move }) => {
    if (revision > MAX_MESSAGES) return closed('versions', 'This entry has too many messages.');
    return {
      statements: [
        insertMessage(entry, { from: 'player', kind: 'answer', text }, null, { move, now }),
        updateEntry(entry, changesBy({ action: 'answer', at: now, byPlayer: true }, entry), { move, now }),
      ],
      deeds: [{ person: null, action: 'answer', entry: entry.number }],
    };
  });

/** A player takes an entry back: the place is free again, and player and organisers can still read what was sent. */
export const withdrawEntry = (
  viewer: Viewer | null,
  receipt: string,
  { revision }: WithdrawRequest,
  now: Date,
): Promise<ReceiptAnswer> =>
  change(viewer, receipt, revision, now, ({ entry }, { next: move }) => {
    if (entry.state === 'withdrawn') return closed('withdrawn', 'The entry is already withdrawn.');
    if (entry.lockedAt !== null) return closed('locked', 'The organisers have locked this entry. Ask them.');
    return {
      statements: [
        updateEntry(entry, changesBy({ action: 'withdraw', at: now, byPlayer: true }, entry), { move, now }),
      ],
      deeds: [{ person: null, action: 'withdraw', entry: entry.number }],
    };
  });
