import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { lobositz, newTestViewer } from '../../armies/fixtures/armies';
import { db } from '../../db';
import { toOwned } from '../../identity/ownership';
import type { Viewer } from '../../identity/viewer';
import { exportEvent, exportTable } from '../archive/export-event';
import { deleteEvent, purgeEvents, restoreAnyEvent, restoreEvent } from '../delete-event';
import { actOnEntry, actOnSeveral } from '../desk/act-on-entries';
import { changeExpected, readDesk, readExpected } from '../desk/read-desk';
import { readDifference, readEntry } from '../desk/read-entry';
import { enterList } from '../enter/enter-list';
import { enterSeveral } from '../enter/enter-several';
import { readReceipt } from '../enter/receipts';
import { newChecker } from '../fixtures/desk';
import {
  AFTER,
  DURING,
  entered,
  MANOEUVRES,
  newEvent,
  newKey,
  PUBLIC,
  pack,
  STRANGER,
} from '../fixtures/events';
import { saveTerms, tryTerms } from '../judge/save-terms';
import { listEvents, readListedEvents } from '../list-events';
import { readEntrance, readEvent } from '../read-event';
import { saveEvent } from '../save-event';
import { readAudit } from '../trail/audit';
import { createLink, endLink } from './links';
import { changeRole, readInvitation, readPeople, removePerson } from './people';

const MARK = 'Zieten-Marker-77aa';

/** An event with an owner, a checker, two entrants with accounts and somebody else. */
const cast = async (fields = {}) => {
  const { owner, id, token } = await newEvent(fields);
  const checker = await newChecker(owner, id);
  const enter = async (name: string) => {
    const viewer = await newTestViewer();
    const request = { key: newKey(), name, contact: MARK, list: { file: lobositz(MARK) } };
    const answer = await enterList({ viewer, address: null }, token, request, DURING);
    if (!answer.ok) throw new Error(answer.code);
    return { viewer, receipt: answer.token };
  };
  const [one, two] = [await enter('One'), await enter('Two')];
  const { id: entryId } = await db.entry.findFirstOrThrow({ where: { userId: one.viewer.userId } });
  return { owner, checker, one, two, other: await newTestViewer(), id, token, entryId };
};

type Cast = Awaited<ReturnType<typeof cast>>;
type Who = 'owner' | 'checker' | 'entrant' | 'other entrant' | 'other';

const viewerOf = ({ owner, checker, one, two, other }: Cast, who: Who): Viewer =>
  ({ owner, checker, entrant: one.viewer, 'other entrant': two.viewer, other })[who];

const isNone = (answer: unknown): boolean =>
  answer === null || (answer as { code?: string }).code === 'not-found';

const RUN: readonly Who[] = ['owner', 'checker'];

const READS: Readonly<
  Record<string, readonly [readonly Who[], (viewer: Viewer, of: Cast) => Promise<unknown>]>
> = {
  desk: [RUN, (viewer, { id }) => readDesk(viewer, id, 0, DURING)],
  entry: [RUN, (viewer, { id }) => readEntry(viewer, id, 1, null, DURING)],
  difference: [RUN, (viewer, { id }) => readDifference(viewer, id, 1, { from: null, to: null, other: 2 })],
  people: [RUN, (viewer, { id }) => readPeople(viewer, id)],
  audit: [RUN, (viewer, { id }) => readAudit(viewer, id)],
  table: [RUN, (viewer, { id }) => exportTable(viewer, id, DURING)],
  file: [RUN, (viewer, { id }) => exportEvent(viewer, id, DURING)],
  receipt: [['entrant'], (viewer, { entryId }) => readReceipt(viewer, entryId, null, DURING)],
  lock: [RUN, (viewer, { id }) => actOnEntry(viewer, id, 1, { act: 'note', revision: 1, text: 'x' }, DURING)],
  several: [
    RUN,
    (viewer, { id }) =>
      actOnSeveral(viewer, id, { act: 'lock', entries: [{ number: 9, revision: 1 }] }, DURING),
  ],
  bulk: [
    RUN,
    (viewer, { id }) =>
      enterSeveral(viewer, id, { key: newKey(), files: [{ name: 'a', text: '{' }] }, DURING),
  ],
  edit: [['owner'], (viewer, { id }) => saveEvent(viewer, id, { revision: 9, event: MANOEUVRES }, DURING)],
  'try terms': [RUN, (viewer, { id }) => tryTerms(viewer, id, { packs: [pack()] }, DURING)],
  'save terms': [
    ['owner'],
    (viewer, { id }) => saveTerms(viewer, id, { version: 9, packs: [pack()] }, DURING),
  ],
  'new link': [['owner'], (viewer, { id }) => createLink(viewer, id, { kind: 'invite' }, DURING)],
  delete: [['owner'], (viewer, { id }) => deleteEvent(viewer, id, DURING)],
};

describe('who may what', () => {
  test.each(Object.entries(READS))('%s', async (_, [allowed, ask]) => {
    const all = await cast({ listed: false });
    for (const who of ['other', 'other entrant', 'entrant', 'checker', 'owner'] as const) {
      const answer = await ask(viewerOf(all, who), all);
      expect(`${who}: ${!isNone(answer)}`).toBe(`${who}: ${allowed.includes(who)}`);
    }
  });

  test('hidden lists are read by nobody else before their time, and by everybody after it', async () => {
    const all = await cast();
    for (const who of [null, all.other, all.two.viewer]) {
      const page = await readEvent(who, all.id, AFTER);
      expect(page?.entries).toBeNull();
      expect(JSON.stringify(page)).not.toContain(MARK);
    }
    const shown = await readEvent(null, all.id, PUBLIC);
    expect(shown?.entries?.map(({ name }) => name)).toEqual(['One', 'Two']);
    // what is for organisers only is not told then either
    expect(JSON.stringify(shown?.entries?.map(({ list: _, ...entry }) => entry))).not.toContain(MARK);
  });

  test('an event that is not listed stands in no list, and opens by its address and its link', async () => {
    const all = await cast({ listed: false });
    expect((await readListedEvents(DURING)).map(({ id }) => id)).not.toContain(all.id);
    const listed = await cast();
    expect((await readListedEvents(DURING)).map(({ id }) => id)).toContain(listed.id);
    expect(await readEvent(null, all.id, DURING)).toMatchObject({ role: null, mine: [], entries: null });
    expect(await readEvent(all.other, all.id, DURING)).toMatchObject({ role: null, mine: [] });
    expect(await readEvent(all.one.viewer, all.id, DURING)).toMatchObject({
      role: null,
      mine: [{ number: 1 }],
    });
    expect(await readEvent(all.checker, all.id, DURING)).toMatchObject({ role: 'checker', revision: null });
    expect(await readEvent(all.owner, all.id, DURING)).toMatchObject({ role: 'owner', revision: 1 });
    expect(await readEntrance(null, all.token, DURING)).toMatchObject({
      event: { name: 'Autumn Manoeuvres' },
    });
    expect(await listEvents(all.one.viewer, DURING)).toMatchObject({
      run: [],
      entered: [{ number: 1, list: MARK }],
    });
    expect(await listEvents(all.checker, DURING)).toMatchObject({ run: [{ role: 'checker', toCheck: 2 }] });
  });
});

describe('links', () => {
  test('a new link for players ends the one before; what was sent by it is answered all the same', async () => {
    const { owner, id, token } = await newEvent();
    const sent = { key: newKey(), name: 'Early', contact: '', list: { file: lobositz() } };
    const first = await enterList(STRANGER, token, sent, DURING);
    const fresh = await createLink(owner, id, { kind: 'enter' }, DURING);
    expect(await readEntrance(null, token, DURING)).toBeNull();
    expect(await enterList(STRANGER, token, { ...sent, key: newKey() }, DURING)).toMatchObject({
      code: 'not-found',
    });
    expect(await enterList(STRANGER, token, sent, DURING)).toEqual(first);
    if (!fresh.ok) throw new Error(fresh.code);
    await entered(fresh.token, lobositz());
    expect((await readPeople(owner, id))?.links).toMatchObject([{ kind: 'enter', token: fresh.token }]);
    await endLink(owner, id, fresh.id, DURING);
    expect(await readEntrance(null, fresh.token, DURING)).toBeNull();
    const kept = await db.eventLink.findMany({ where: { eventId: id }, select: { tokenHash: true } });
    expect(kept.map(({ tokenHash }) => tokenHash.length)).toEqual([64, 64]);
  });

  test('an invitation is used once, and an event keeps an owner', async () => {
    const { owner, id } = await newEvent();
    const link = await createLink(owner, id, { kind: 'invite' }, DURING);
    const token = link.ok ? link.token : '';
    expect(await readInvitation(token)).toEqual({ id, name: 'Autumn Manoeuvres' });
    const checker = await newChecker(owner, id);
    const people = await readPeople(owner, id);
    const [me, them] = [people?.people[0]?.id ?? '', people?.people[1]?.id ?? ''];
    expect(people?.people.map(({ name, role, you }) => [name, role, you])).toEqual([
      ['Marie', 'owner', true],
      ['Tomasz', 'checker', false],
    ]);
    expect((await readPeople(checker, id))?.links.map(({ kind }) => kind)).toEqual(['enter']);
    expect(await removePerson(owner, id, me, DURING)).toMatchObject({ code: 'stale' });
    expect(await changeRole(checker, id, them, { role: 'owner' }, DURING)).toMatchObject({
      ok: false,
      code: 'not-found',
    });
    expect((await readPeople(checker, id))?.role).toBe('checker');
    expect(await changeRole(owner, id, them, { role: 'owner' }, DURING)).toMatchObject({ ok: true });
    expect(await removePerson(owner, id, me, DURING)).toMatchObject({ ok: true });
    expect(await readDesk(owner, id, 0, DURING)).toBeNull();
    expect((await readPeople(checker, id))?.role).toBe('owner');
  });
});

describe('what goes and what stays', () => {
  test('for 30 days an owner or the operator can restore a deleted event, with its links and whom it expects', async () => {
    const all = await cast();
    const { owner, id, token } = all;
    const day = (days: number) => new Date(DURING.getTime() + days * 24 * 60 * 60 * 1000);
    await changeExpected(owner, id, { act: 'list', add: ['Ines Roca'], remove: [] }, DURING);
    await deleteEvent(owner, id, day(1));
    expect(await listEvents(owner, day(2))).toMatchObject({
      run: [],
      deleted: [{ id, name: 'Autumn Manoeuvres', deletedAt: day(1).toISOString() }],
    });
    expect((await listEvents(all.checker, day(2))).deleted).toEqual([]);
    for (const viewer of [all.checker, all.other]) {
      expect(await restoreEvent(viewer, id, day(2))).toMatchObject({ code: 'not-found' });
    }
    await purgeEvents(day(30));
    expect(await restoreEvent(owner, id, day(30))).toEqual({ ok: true });
    expect(await readEntrance(null, token, day(30))).toMatchObject({ event: { id } });
    expect(await readExpected(owner, id)).toMatchObject({ players: [{ name: 'Ines Roca' }] });
    await deleteEvent(owner, id, day(31));
    expect(await restoreAnyEvent(id, day(32))).toEqual({ ok: true });
    const audit = await readAudit(owner, id);
    expect(audit?.rows.map(({ action }) => action).slice(0, 5)).toEqual([
      ...['restore', 'delete', 'close', 'restore', 'delete'],
    ]);
    expect(audit?.whole).toMatchObject({ breaks: [] });
    await deleteEvent(owner, id, day(33));
    expect(await restoreEvent(owner, id, day(64))).toMatchObject({ code: 'gone' });
  });

  test('of a deleted event the receipts stay, each with its own list, and nothing else', async () => {
    const all = await cast();
    expect(await deleteEvent(all.owner, all.id, DURING)).toEqual({ ok: true, receipts: 2 });
    expect(await readEvent(all.owner, all.id, DURING)).toBeNull();
    expect(await readEntrance(null, all.token, DURING)).toBeNull();
    const later = new Date(DURING.getTime() + 31 * 24 * 60 * 60 * 1000);
    expect(await purgeEvents(later)).toBeGreaterThan(0);
    expect(await purgeEvents(later)).toBe(0);
    const receipt = await readReceipt(null, all.one.receipt, null, later);
    expect(receipt).toMatchObject({ eventGone: true, shown: { list: { name: MARK } }, contact: '' });
    expect(receipt?.closed).toContain('deleted');
    expect(await db.eventPerson.count({ where: { eventId: all.id } })).toBe(0);
  });

  test('an event without entries goes as a whole, its trail too', async () => {
    const { owner, id } = await newEvent();
    await deleteEvent(owner, id, DURING);
    await purgeEvents(new Date(DURING.getTime() + 31 * 24 * 60 * 60 * 1000));
    expect(await db.event.count({ where: { id } })).toBe(0);
    expect(await db.eventAudit.count({ where: { eventId: id } })).toBe(0);
  });

  test('with an account its own events go, those with another owner stay, and entries lose the account alone', async () => {
    const all = await cast();
    const close = (userId: string) => db.$transaction(toOwned((owned) => owned.close(db, userId)));
    for (const { userId } of [all.checker, all.one.viewer]) await close(userId);
    expect((await readDesk(all.owner, all.id, 0, DURING))?.entries).toHaveLength(2);
    expect(await readDesk(all.checker, all.id, 0, DURING)).toBeNull();
    expect(await readReceipt(all.one.viewer, all.entryId, null, DURING)).toBeNull();
    expect(await readReceipt(null, all.one.receipt, null, DURING)).toMatchObject({ eventGone: false });
    await close(all.owner.userId);
    expect(await readReceipt(null, all.two.receipt, null, DURING)).toMatchObject({ eventGone: true });
  });

  test('whoever signs up keeps events, entries and packs, and of two roles at one event the larger', async () => {
    const all = await cast();
    const account = await newTestViewer();
    const move = (from: string) =>
      db.$transaction(toOwned((owned) => owned.move(db, { from, to: account.userId, session: '' })));
    await move(all.checker.userId);
    expect(await readPeople(account, all.id)).toMatchObject({ role: 'checker' });
    await move(all.owner.userId);
    await move(all.one.viewer.userId);
    const people = await readPeople(account, all.id);
    expect(people).toMatchObject({ role: 'owner', people: [{ role: 'owner', you: true }] });
    expect(await readReceipt(account, all.entryId, null, DURING)).toMatchObject({ number: 1 });
  });
});
