import 'server-only';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import type { JudgedList } from '../judge/judge-list';
import { termsHash } from '../judge/terms';
import { keyHash } from '../people/tokens';
import { armyOf, insertVersion, sentDeed, updateEntry } from '../rows/entry-statements';
import { writeEvent } from '../rows/write-event';
import type { ReplaceAnswer, ReplaceRequest } from '../schema';
import { changesBy } from '../trail/deed-effects';
import { freeCodes } from './code';
import { type Sender, spendSent } from './enter-list';
import { closed } from './entrance';
import { judgeSent } from './judge-sent';
import { findOwnEntry, type OwnEntry, receiptOf, replaceClosed } from './read-receipt';

const GONE = { ok: false, code: 'not-found' } as const;

/** True if a list was sent with this key before. */
const wasSent = async ({ entry }: OwnEntry, key: string): Promise<boolean> =>
  (await db.entryVersion.count({ where: { entryId: entry.id, keyHash: keyHash(key) } })) > 0;

const receiptAnswer = async (viewer: Viewer | null, receipt: string, now: Date): Promise<ReplaceAnswer> => {
  const own = await findOwnEntry(viewer, receipt);
  // what was just sent, though another list may count
  const answer = own && (await receiptOf(own, own.entry.currentVersion, now));
  return answer === null ? GONE : { ok: true, receipt: answer };
};

type Stored = 'done' | 'again' | Extract<ReplaceAnswer, { ok: false }>;

const store = async (
  viewer: Viewer | null,
  receipt: string,
  { key, list: sent }: ReplaceRequest,
  judged: { readonly own: OwnEntry; readonly list: JudgedList },
  now: Date,
): Promise<Stored> => {
  const { list } = judged;
  const [code = ''] = await freeCodes(1);
  return writeEvent<Stored>(judged.own.event.id, now, async ({ next: move }) => {
    const own = await findOwnEntry(viewer, receipt);
    if (own === null) return { answer: GONE };
    if (await wasSent(own, key)) return { answer: 'done' };
    const shut = replaceClosed(own, now);
    if (shut !== null) return { answer: shut };
    const { entry, event } = own;
    if (event.termsVersion !== judged.own.event.termsVersion) return { answer: 'again' };
    const version = entry.currentVersion + 1;
    const row = { list, code, event, now };
    const deed = { action: 'replace', at: now, byPlayer: true };
    return {
      answer: 'done',
      statements: [
        insertVersion(entry.id, version, { ...row, armyId: armyOf(sent), key }),
        updateEntry(entry, changesBy(deed, entry), { move, now }),
      ],
      deeds: [sentDeed(entry.number, version, row, await termsHash(event))],
    };
  });
};

const JUDGINGS = 3;

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
    const stored = await store(viewer, receipt, request, { own, list: judgement.list }, now);
    if (stored === 'done') return receiptAnswer(viewer, receipt, now);
    if (stored !== 'again') return stored;
  }
  return closed('soon', 'The terms are being changed right now. Send the list again.');
};
