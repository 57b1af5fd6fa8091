import 'server-only';
import type { Statement } from '@/prisma/statement';
import type { Viewer } from '../../identity/viewer';
import { MAX_MESSAGES } from '../limits';
import { insertMessage, updateEntry } from '../rows/entry-statements';
import { type Move, writeEvent } from '../rows/write-event';
import type { AnswerRequest, Receipt, ReceiptAnswer, WithdrawRequest } from '../schema';
import type { Deed } from '../trail/audit';
import { changesBy } from '../trail/deed-effects';
import { closed } from './entrance';
import { findOwnEntry, type OwnEntry, receiptOf } from './read-receipt';

const GONE = { ok: false, code: 'not-found' } as const;

type Work = { readonly statements: readonly Statement[]; readonly deeds: readonly Deed[] };
type Refused = Extract<ReceiptAnswer, { ok: false }>;

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
  work: (own: OwnEntry, move: Move) => Work | Refused,
): Promise<ReceiptAnswer> => {
  const ownEntry = await findOwnEntry(viewer, receipt);
  if (ownEntry === null) return GONE;
  const done = await writeEvent<'done' | 'stale' | Refused>(ownEntry.event.id, now, async (move) => {
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
