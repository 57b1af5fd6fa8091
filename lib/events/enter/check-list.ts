import 'server-only';
import { storedFile } from '../../armies/army-record';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { reportOf } from '../desk/entry-detail';
import { keptSummary, listHeadOf, verdictOf } from '../rows/entry-row';
import type { EventRow } from '../rows/event-row';
import type { CheckListAnswer, CheckListRequest, SentList } from '../schema';
import { findEntrance } from './entrance';
import { judgeSent } from './judge-sent';
import { findOwnEntry } from './read-receipt';

const GONE = { ok: false, code: 'not-found' } as const;

const checked = async (
  viewer: Viewer | null,
  event: EventRow,
  sent: SentList,
  before: string | null,
  now: Date,
): Promise<CheckListAnswer> => {
  const judgement = await judgeSent(viewer, event, sent, now);
  if (!judgement.ok) return judgement;
  const { list } = judgement;
  return {
    ok: true,
    file: storedFile(list.document),
    list: listHeadOf(list),
    verdict: verdictOf(list, keptSummary(list.summary).points),
    report: reportOf(list.report),
    changed: list.hash !== before,
  };
};

/** The verdict on a list under the terms of the event behind an entrance. Nothing is stored. */
export const checkList = async (
  viewer: Viewer | null,
  token: string,
  { list }: CheckListRequest,
  now: Date = new Date(),
): Promise<CheckListAnswer> => {
  const entrance = await findEntrance(token);
  return entrance?.open ? checked(viewer, entrance.event, list, null, now) : GONE;
};

/** The same for a list that would take the place of one that was sent. */
export const checkReplacement = async (
  viewer: Viewer | null,
  receipt: string,
  { list }: CheckListRequest,
  now: Date = new Date(),
): Promise<CheckListAnswer> => {
  const own = await findOwnEntry(viewer, receipt);
  if (own === null || own.gone) return GONE;
  const last = await db.entryVersion.findFirst({
    where: { entryId: own.entry.id, number: own.entry.currentVersion },
    select: { hash: true },
  });
  return checked(viewer, own.event, list, last?.hash ?? null, now);
};
