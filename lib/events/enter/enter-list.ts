import 'server-only';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { spendBytes } from '../../quotas';
import type { JudgedList } from '../judge/judge-list';
import { termsHash } from '../judge/terms';
import { keyHash, receiptToken } from '../people/tokens';
import { VERSION, versionHeadOf } from '../rows/entry-row';
import { armyOf, insertEntry, sentDeed } from '../rows/entry-statements';
import type { EventRow } from '../rows/event-row';
import { writeEvent } from '../rows/write-event';
import type { EnterAnswer, EnterRequest } from '../schema';
import { freeCodes } from './code';
import { closed, closedNow, findEntrance, fullNow, isLate } from './entrance';
import { judgeSent } from './judge-sent';

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

const GONE: EnterAnswer = { ok: false, code: 'not-found' };

/** `again`: the terms were changed while the list was judged. */
const store = async (
  { viewer }: Sender,
  token: string,
  { key, name, contact, list: sent }: EnterRequest,
  judged: { readonly event: EventRow; readonly list: JudgedList },
  now: Date,
): Promise<EnterAnswer | 'again'> => {
  const { list } = judged;
  const [code = ''] = await freeCodes(1);
  return writeEvent<EnterAnswer | 'again'>(judged.event.id, now, async ({ next: move }) => {
    const entrance = await findEntrance(token);
    if (entrance === null) return { answer: GONE };
    const { event, open } = entrance;
    const before = await entered(event, key, now);
    const answer = before ?? (open ? (closedNow(event, now) ?? fullNow(event)) : GONE);
    if (answer !== null) return { answer };
    if (event.termsVersion !== judged.event.termsVersion) return { answer: 'again' };
    const number = event.lastNumber + 1;
    const userId = viewer?.userId ?? null;
    const armyId = armyOf(sent);
    const row = { event, userId, name, contact, key, list, code, armyId, number, move, now };
    const head = versionHeadOf(
      { ...list, id: '', entryId: '', number: 1, code, overruled: 0, late: isLate(event, now), sentAt: now },
      event,
      now,
    );
    return {
      answer: {
        ...{
          ok: true,
          number,
          version: 1,
          code: head.code,
          hash: list.hash,
          token: receiptToken(event.id, key),
        },
        ...{ sentAt: head.sentAt, late: head.late, verdict: head.verdict },
      },
      statements: insertEntry(row),
      deeds: [sentDeed(number, 1, row, await termsHash(event))],
    };
  });
};

/** How often a list is judged again because the terms changed meanwhile. */
const JUDGINGS = 3;

/**
 * Enters a list by the link for players, or by the id of an event whose page lets enter: read strictly and judged here, stored with its verdict, its errors too. The
 * same key again gets the same answer, whatever has happened since, and nothing is stored twice.
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
