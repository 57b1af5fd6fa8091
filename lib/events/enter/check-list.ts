import 'server-only';
import { storedFile } from '../../armies/army-row';
import { getArmy } from '../../armies/get-army';
import { db } from '../../db';
import { factsFor } from '../../history/regiments';
import type { Viewer } from '../../identity/viewer';
import { readAside } from '../../readers/read-in-thread';
import type { ArmyFile } from '../../rules/core/army/document';
import type { System } from '../../rules/core/contract/system';
import { readArmyValue } from '../../rules/read-army';
import { nextTurn } from '../../turn';
import { reportOf } from '../desk/entry-detail';
import { benchOf, type JudgedList, judgedList } from '../judge/judge-list';
import { listHeadOf, parseSummary, verdictOf } from '../rows/entry-row';
import { type EventRow, systemOf, termsForLists, termsInUse } from '../rows/event-row';
import type { CheckListAnswer, CheckListRequest, SentList } from '../schema';
import { findEntrance } from './entrance';
import { type ListRead, listedArmy, pastedList, readPastedList } from './read-batch';
import { findOwnEntry } from './receipts';

const GONE = { ok: false, code: 'not-found' } as const;

type CheckResult =
  | { readonly ok: true; readonly file: ArmyFile; readonly list: JudgedList }
  | Extract<ListRead, { readonly ok: false }>;

/** Characters of a text that is read in a thread of its own. */
const LONG = 20_000;

const readText = (text: string, { id }: System) =>
  text.length > LONG ? readAside('list', { text, system: id }, {}) : readPastedList(text, id);

/** A list as it was sent: one of the viewer's armies as it is stored, a file, or a text. */
const readList = async (viewer: Viewer | null, list: SentList, system: System): Promise<ListRead> => {
  if ('text' in list) return listedArmy(await readText(list.text, system), system);
  if ('file' in list) return listedArmy(pastedList(await readArmyValue(list.file)), system);
  const army = viewer && (await getArmy(viewer, list.army));
  if (!army) {
    const message = 'This army is not among yours. It may have been deleted.';
    return { ok: false, code: 'invalid', errors: [{ at: ['list', 'army'], message }] };
  }
  return listedArmy(pastedList(await readArmyValue(army.file)), system);
};

/** Reads a list that was sent to an event and judges it under the terms for lists sent now; nothing is stored. */
export const judgeSent = async (
  viewer: Viewer | null,
  event: EventRow,
  sent: SentList,
  now: Date,
): Promise<CheckResult> => {
  const system = await systemOf(event);
  const read = await readList(viewer, sent, system);
  if (!read.ok) return read;
  await nextTurn();
  const bench = await benchOf(system, await termsInUse(event.id, termsForLists(event, now)));
  return {
    ok: true,
    file: read.file,
    list: judgedList(bench, read.file, now, await factsFor(system, read.file)),
  };
};

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
    verdict: verdictOf(list, parseSummary(list.summary).points),
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
