import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { armyText, lobositz, newTestViewer } from '../armies/fixtures/armies';
import { db } from '../db';
import { toOwned } from '../identity/ownership';
import type { Viewer } from '../identity/viewer';
import { deleteEvent, restoreEvent } from './delete-event';
import { actOnEntry, actOnSeveral } from './desk/act-on-entries';
import { changeExpected } from './desk/read-desk';
import { readEntry } from './desk/read-entry';
import { EVENT_ENDPOINTS } from './endpoints';
import { replaceList } from './enter/enter-list';
import { enterSeveral } from './enter/enter-several';
import { answerOrganisers, withdrawEntry } from './enter/receipts';
import { newChecker } from './fixtures/desk';
import {
  AFTER,
  CLOSING,
  DURING,
  entered,
  MANOEUVRES,
  newEvent,
  newKey,
  PUBLIC,
  pack,
  STRANGER,
} from './fixtures/events';
import { saveTerms } from './judge/save-terms';
import { listedVersion, readListedEvents } from './list-events';
import { createLink, endLink } from './people/links';
import { acceptInvitation, changeRole, readPeople, removePerson } from './people/people';
import { eventVersion, readEvent } from './read-event';
import { saveEvent } from './save-event';
import { type Act, actSchema } from './schema';
import { noteClosings } from './trail/notes';

/** An event with a list of errors that is sent, one that is accepted, and a checker. */
const stage = async () => {
  const event = await newEvent({}, [pack(1_500)]);
  const checker = await newChecker(event.owner, event.id);
  const sent = await entered(event.token, lobositz());
  await entered(event.token, lobositz('Second'), 'Anna');
  const accept = { act: 'accept', revision: 1, text: '', withErrors: true, withNotes: true } as const;
  await actOnEntry(event.owner, event.id, 2, accept, DURING);
  return { ...event, checker, receipt: sent.token };
};

type Stage = Awaited<ReturnType<typeof stage>>;
type Deed = (on: Stage) => Promise<unknown>;

/** An act on the first entry, after others that it needs. */
const acts =
  (...acts: readonly ((finding: string) => Act)[]): Deed =>
  async ({ owner, id }) => {
    const entry = await readEntry(owner, id, 1, null, DURING);
    const finding = entry?.shown.report.findings[0]?.key ?? '';
    let answer: unknown;
    for (const act of acts) answer = await actOnEntry(owner, id, 1, act(finding), DURING);
    return answer;
  };

const ACT = 'POST /api/events/[id]/entries/[number]';
const REASON = 'A scenario of the book.';

const edit =
  (change: Partial<typeof MANOEUVRES>): Deed =>
  ({ owner, id }) =>
    saveEvent(owner, id, { revision: 1, event: { ...MANOEUVRES, ...change } }, DURING);

const personOf = async ({ owner, id }: Stage): Promise<string> =>
  (await readPeople(owner, id))?.people.find(({ role }) => role === 'checker')?.id ?? '';

/** What is written about an event by each endpoint: the page that everybody reads shows it, or not. */
const SHOWN: Readonly<Record<string, Deed>> = {
  'POST /api/enter/[token]': ({ token }) => entered(token, lobositz('Third'), 'Third'),
  'PUT /api/events/[id]': edit({ name: 'Winter Manoeuvres' }),
  'PUT /api/events/[id] text': edit({ text: 'Bring dice.' }),
  'PUT /api/events/[id] times': edit({ opensAt: '2026-11-02T08:00:00.000Z' }),
  'PUT /api/events/[id] unlisted': edit({ listed: false }),
  'PUT /api/events/[id] lists stay hidden': edit({ publicAt: null }),
  'DELETE /api/events/[id]': ({ owner, id }) => deleteEvent(owner, id, DURING),
  'DELETE /api/account': async ({ owner }) =>
    db.$transaction(toOwned((owned) => owned.close(db, owner.userId))),
  'POST /api/events/[id]/acts': ({ owner, id }) =>
    actOnSeveral(owner, id, { act: 'return', entries: [{ number: 2, revision: 2 }], text: 'No.' }, DURING),
  [`${ACT} accept`]: acts(() => ({
    act: 'accept',
    revision: 1,
    text: '',
    withErrors: true,
    withNotes: true,
  })),
  [`${ACT} withdraw`]: acts(() => ({ act: 'withdraw', revision: 1 })),
  [`${ACT} reopen`]: ({ owner, id }) => actOnEntry(owner, id, 2, { act: 'reopen', revision: 2 }, DURING),
  'POST /api/events/[id]/import': ({ owner, id }) => {
    const files = [{ name: 'Lena', text: armyText('lobositz-1756-austria') }];
    return enterSeveral(owner, id, { key: newKey(), files }, DURING);
  },
  'PUT /api/events/[id]/terms': ({ owner, id }) =>
    saveTerms(owner, id, { version: 1, packs: [pack(3_000)] }, DURING),
  'PUT /api/receipts/[receipt]': ({ receipt }) =>
    replaceList(STRANGER, receipt, { key: newKey(), list: { file: lobositz('Another') } }, DURING),
  'POST /api/receipts/[receipt]/withdraw': ({ receipt }) =>
    withdrawEntry(null, receipt, { revision: 1 }, DURING),
};

/** What nobody but those who are concerned may see of it. */
const HIDDEN: Readonly<Record<string, Deed>> = {
  'POST /api/events/[id]/restore': async ({ owner, id }) => {
    await deleteEvent(owner, id, DURING);
    return restoreEvent(owner, id, DURING);
  },
  [`${ACT} return`]: acts(() => ({ act: 'return', revision: 1, text: 'Over.' })),
  [`${ACT} ask`]: acts(() => ({ act: 'ask', revision: 1, text: 'Which year?' })),
  [`${ACT} note`]: acts(() => ({ act: 'note', revision: 1, text: 'Seen.' })),
  [`${ACT} lock`]: acts(() => ({ act: 'lock', revision: 1 })),
  [`${ACT} unlock`]: acts(
    () => ({ act: 'lock', revision: 1 }),
    () => ({ act: 'unlock', revision: 2 }),
  ),
  [`${ACT} uphold`]: acts(
    (finding) => ({ act: 'overrule', revision: 1, version: 1, finding, reason: REASON }),
    (finding) => ({ act: 'uphold', revision: 2, version: 1, finding }),
  ),
  [`${ACT} tick`]: acts(() => ({ act: 'tick', revision: 1, version: 1, note: 'note:painted', kept: true })),
  'POST /api/events/[id]/links': ({ owner, id }) => createLink(owner, id, { kind: 'enter' }, DURING),
  'DELETE /api/events/[id]/links/[link]': async ({ owner, id }) => {
    const link = (await readPeople(owner, id))?.links[0]?.id ?? '';
    return endLink(owner, id, link, DURING);
  },
  'PUT /api/events/[id]/expected': ({ owner, id }) =>
    changeExpected(owner, id, { act: 'list', add: ['Lena'], remove: [] }, DURING),
  'PUT /api/events/[id]/people/[person]': async (on) =>
    changeRole(on.owner, on.id, await personOf(on), { role: 'owner' }, DURING),
  'DELETE /api/events/[id]/people/[person]': async (on) =>
    removePerson(on.owner, on.id, await personOf(on), DURING),
  'POST /api/events/invitation': async ({ owner, id }) => {
    const link = await createLink(owner, id, { kind: 'invite' }, DURING);
    const viewer: Viewer = await newTestViewer();
    return acceptInvitation(async () => viewer, { token: link.ok ? link.token : '', name: 'Ida' }, DURING);
  },
  'POST /api/receipts/[receipt]/answer': ({ receipt }) =>
    answerOrganisers(null, receipt, { revision: 1, text: '1756' }, DURING),
};

/** What strangers read of an event once its lists are public, without the time. */
const pageOf = async (id: string): Promise<unknown> => {
  const page = await readEvent(null, id, PUBLIC);
  return page && { ...page, event: { ...page.event, now: '' } };
};

const nameOf = async (id: string): Promise<string | undefined> => (await eventVersion(id, PUBLIC))?.name;

describe('the version of an event’s page is another one', () => {
  test.each(Object.entries(SHOWN))('after %s, which it shows', async (_, deed) => {
    const on = await stage();
    const [page, name] = [await pageOf(on.id), await nameOf(on.id)];
    expect(name).toBeDefined();
    await deed(on);
    expect(await pageOf(on.id)).not.toEqual(page);
    expect(await nameOf(on.id)).not.toBe(name);
  });

  test.each(Object.entries(HIDDEN))('after %s, which it does not show', async (_, deed) => {
    const on = await stage();
    const [page, name] = [await pageOf(on.id), await nameOf(on.id)];
    await deed(on);
    expect(await pageOf(on.id)).toEqual(page);
    expect(await nameOf(on.id)).not.toBe(name);
  });

  test('where an error is let pass: the list may be legal then', async () => {
    const on = await stage();
    const findings = (await readEntry(on.owner, on.id, 1, null, DURING))?.shown.report.findings ?? [];
    const errors = findings.filter(({ severity }) => severity === 'error');
    const page = await pageOf(on.id);
    let revision = 0;
    for (const { key: finding } of errors) {
      const name = await nameOf(on.id);
      revision += 1;
      const act = { act: 'overrule', revision, version: 1, finding, reason: REASON } as const;
      expect(await actOnEntry(on.owner, on.id, 1, act, DURING)).toMatchObject({ ok: true });
      expect(await nameOf(on.id)).not.toBe(name);
    }
    expect(errors.length).toBeGreaterThan(0);
    expect(await pageOf(on.id)).not.toEqual(page);
  });

  test('for each endpoint that writes about events', () => {
    const written = Object.entries(EVENT_ENDPOINTS).flatMap(([key, { kind }]) =>
      key.startsWith('GET ') || kind === 'check' || key.includes('/api/packs') ? [] : [key],
    );
    const tried = [...Object.keys(SHOWN), ...Object.keys(HIDDEN)].map((key) => key.split(' ', 2).join(' '));
    // a page that is not there yet was never kept
    expect(written.filter((key) => !tried.includes(key))).toEqual(['POST /api/events']);
    const done = [...Object.keys(SHOWN), ...Object.keys(HIDDEN)].map((key) => key.split(' ')[2]);
    const all = actSchema.options.map(({ shape }) => shape.act.value);
    expect(all.filter((act) => !done.includes(act))).toEqual(['overrule']);
  });
});

test('an event that was deleted has none, nor has one that never was', async () => {
  const { owner, id } = await newEvent();
  expect(await eventVersion(id, DURING)).not.toBeNull();
  await deleteEvent(owner, id, DURING);
  expect(await eventVersion(id, DURING)).toBeNull();
  expect(await eventVersion('never', DURING)).toBeNull();
});

test('a page is kept no longer than the event stands as it did', async () => {
  const { id } = await newEvent();
  const until = async (now: Date) => (await eventVersion(id, now))?.until ?? 0;
  for (const turn of [CLOSING, AFTER, PUBLIC]) {
    const before = new Date(turn.getTime() - 1);
    expect(await until(before)).toBe(turn.getTime());
    expect(await until(turn)).toBeGreaterThan(turn.getTime());
  }
  // the closing is noted in the trail, too, and nothing on the page
  const name = await nameOf(id);
  await noteClosings(AFTER);
  expect(await nameOf(id)).not.toBe(name);
});

test('the page that lists events follows each of them, its day and the clock', async () => {
  const fields = {
    date: '2030-05-04',
    opensAt: '2030-04-01T08:00:00.000Z',
    closesAt: '2030-05-01T08:00:00.000Z',
    publicAt: null,
  };
  const [now, opening] = [new Date('2030-03-31T12:00:00.000Z'), Date.parse(fields.opensAt)];
  const first = await listedVersion(now);
  const { owner, id } = await newEvent(fields);
  const second = await listedVersion(now);
  expect(second.name).not.toBe(first.name);
  expect(second.until).toBe(Date.parse('2030-04-01T00:00:00.000Z'));
  expect((await listedVersion(new Date(second.until))).until).toBe(opening);
  await saveEvent(owner, id, { revision: 1, event: { ...MANOEUVRES, ...fields, name: 'Spring' } }, now);
  const third = await listedVersion(now);
  expect(third.name).not.toBe(second.name);
  const gone = new Date('2030-05-07T00:00:00.000Z');
  expect(await readListedEvents(new Date(gone.getTime() - 1))).not.toEqual([]);
  expect(await readListedEvents(gone)).toEqual([]);
  expect((await listedVersion(new Date(gone.getTime() - 1))).until).toBe(gone.getTime());
  expect((await listedVersion(gone)).name).toBe('[]');
});
