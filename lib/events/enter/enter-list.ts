import 'server-only';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { spendBytes } from '../../quotas';
import type { JudgedList } from '../judge/judge-list';
import { keyHash, receiptToken } from '../people/links';
import { VERSION, versionHeadOf } from '../rows/entry-row';
import { armyOf, insertEntry, insertVersion, sentDeed, updateEntry } from '../rows/entry-statements';
import { type EventRow, termsForLists, termsHash } from '../rows/event-row';
import { writeEvent } from '../rows/write-event';
import type { EnterAnswer, EnterRequest, ReplaceAnswer, ReplaceRequest } from '../schema';
import { changesBy } from '../trail/deed-effects';
import { judgeSent } from './check-list';
import { freeCodes } from './code';
import { closed, closedNow, findEntrance, fullNow, isLate } from './entrance';
import { findOwnEntry, type OwnEntry, receiptOf, replaceClosed } from './receipts';

/** Who sends something, signed in or not; the address only to count by. */
export type Sender = { readonly viewer: Viewer | null; readonly address: string | null };

/** What is counted of someone without a session is counted by the address. */
export const spendSent = ({ viewer, address }: Sender, bytes: number): Promise<void> =>
  spendBytes(viewer ?? { userId: `entrant ${address ?? ''}`, address }, bytes);

/** What the same key was answered before, or null. */
const entered = async (event: EventRow, key: string, now: Date): Promise<EnterAnswer | null> => {
  const version = await db.entryVersion.findFirst({
    where: { number: 1, entry: { eventId: event.id, keyHash: keyHash(key) } },
    select: { ...VERSION, entry: { select: { number: true } } },
  });
  if (version === null) return null;
  const { code, hash, sentAt, late, verdict } = versionHeadOf(version, event, now);
  const token = receiptToken(event.id, key);
  return { ok: true, number: version.entry.number, version: 1, code, hash, token, sentAt, late, verdict };
};

const GONE = { ok: false, code: 'not-found' } as const;

/** `again`: the terms were changed while the list was judged. */
const store = async (
  { viewer }: Sender,
  token: string,
  { key, name, list: sent, ...texts }: EnterRequest,
  input: { readonly event: EventRow; readonly list: JudgedList },
  now: Date,
): Promise<EnterAnswer | 'again'> => {
  const { list } = input;
  const [code = ''] = await freeCodes(1);
  return writeEvent<EnterAnswer | 'again'>(input.event.id, now, async ({ next: move }) => {
    const entrance = await findEntrance(token);
    if (entrance === null) return { answer: GONE };
    const { event, open } = entrance;
    const before = await entered(event, key, now);
    const answer = before ?? (open ? (closedNow(event, now) ?? fullNow(event)) : GONE);
    if (answer !== null) return { answer };
    const terms = termsForLists(event, now);
    if (terms !== termsForLists(input.event, now)) return { answer: 'again' };
    const number = event.lastNumber + 1;
    const userId = viewer?.userId ?? null;
    const armyId = armyOf(sent);
    const row = { event, userId, name, texts, key, list, code, armyId, number, move, now };
    const head = versionHeadOf(
      { ...list, id: '', entryId: '', number: 1, code, overruled: 0, late: isLate(event, now), sentAt: now },
      event,
      now,
    );
    return {
      answer: {
        ok: true,
        number,
        version: 1,
        code: head.code,
        hash: list.hash,
        token: receiptToken(event.id, key),
        sentAt: head.sentAt,
        late: head.late,
        verdict: head.verdict,
      },
      statements: insertEntry(row),
      deeds: [sentDeed(number, 1, row, await termsHash(event.id, terms))],
    };
  });
};

/** How often a list is judged again because the terms changed meanwhile. */
const JUDGINGS = 3;

/**
 * Enters a list by the link for players, or by the id of an event whose page lets enter: read strictly and judged
 * here, stored with its verdict, its errors too. The same key again gets the same answer, whatever has happened
 * since, and nothing is stored twice.
 * @param now when the request came: by this the closing is decided
 * @throws Full when the person or the address has stored too much today
 */
export const enterList = async (
  sender: Sender,
  token: string,
  request: EnterRequest,
  now: Date,
): Promise<EnterAnswer> => {
  for (let tries = 1; tries <= JUDGINGS; tries++) {
    const entrance = await findEntrance(token);
    if (entrance === null) return GONE;
    const { event, open } = entrance;
    const before = await entered(event, request.key, now);
    if (before !== null) return before;
    if (!open) return GONE;
    const shut = closedNow(event, now) ?? fullNow(event);
    if (shut !== null) return shut;
    const judgement = await judgeSent(sender.viewer, event, request.list, now);
    if (!judgement.ok) return judgement;
    if (tries === 1) await spendSent(sender, judgement.list.bytes);
    const answer = await store(sender, token, request, { event, list: judgement.list }, now);
    if (answer !== 'again') return answer;
  }
  return closed('soon', 'The terms are being changed right now. Send the list again.');
};

/** True if a list was sent with this key before. */
const wasSent = async ({ entry }: OwnEntry, key: string): Promise<boolean> =>
  (await db.entryVersion.count({ where: { entryId: entry.id, keyHash: keyHash(key) } })) > 0;

const receiptAnswer = async (viewer: Viewer | null, receipt: string, now: Date): Promise<ReplaceAnswer> => {
  const own = await findOwnEntry(viewer, receipt);
  // what was just sent, though another list may count
  const answer = own && (await receiptOf(own, own.entry.currentVersion, now));
  return answer === null ? GONE : { ok: true, receipt: answer };
};

type StoreOutcome = 'done' | 'again' | Extract<ReplaceAnswer, { ok: false }>;

const storeNext = async (
  viewer: Viewer | null,
  receipt: string,
  { key, list: sent }: ReplaceRequest,
  input: { readonly own: OwnEntry; readonly list: JudgedList },
  now: Date,
): Promise<StoreOutcome> => {
  const { list } = input;
  const [code = ''] = await freeCodes(1);
  return writeEvent<StoreOutcome>(input.own.event.id, now, async ({ next: move }) => {
    const own = await findOwnEntry(viewer, receipt);
    if (own === null) return { answer: GONE };
    if (await wasSent(own, key)) return { answer: 'done' };
    const shut = replaceClosed(own, now);
    if (shut !== null) return { answer: shut };
    const { entry, event } = own;
    const terms = termsForLists(event, now);
    if (terms !== termsForLists(input.own.event, now)) return { answer: 'again' };
    const version = entry.currentVersion + 1;
    const row = { list, code, event, now };
    const deed = { action: 'replace', at: now, byPlayer: true };
    return {
      answer: 'done',
      statements: [
        insertVersion(entry.id, version, { ...row, armyId: armyOf(sent), key }),
        updateEntry(entry, changesBy(deed, entry), { move, now }),
      ],
      deeds: [sentDeed(entry.number, version, row, await termsHash(event.id, terms))],
    };
  });
};

/**
 * Sends another list in the place of the last, which stays with its number and its code. A list that was accepted stays
 * so until organisers accept another. The same key again stores nothing.
 * @param now when the request came: by this the closing is decided
 * @throws Full when the person or the address has stored too much today
 */
export const replaceList = async (
  sender: Sender,
  receipt: string,
  request: ReplaceRequest,
  now: Date,
): Promise<ReplaceAnswer> => {
  const { viewer } = sender;
  for (let tries = 1; tries <= JUDGINGS; tries++) {
    const own = await findOwnEntry(viewer, receipt);
    if (own === null) return GONE;
    if (await wasSent(own, request.key)) return receiptAnswer(viewer, receipt, now);
    const shut = replaceClosed(own, now);
    if (shut !== null) return shut;
    const judgement = await judgeSent(viewer, own.event, request.list, now);
    if (!judgement.ok) return judgement;
    if (tries === 1) await spendSent(sender, judgement.list.bytes);
    const stored = await storeNext(viewer, receipt, request, { own, list: judgement.list }, now);
    if (stored === 'done') return receiptAnswer(viewer, receipt, now);
    if (stored !== 'again') return stored;
  }
  return closed('soon', 'The terms are being changed right now. Send the list again.');
};
