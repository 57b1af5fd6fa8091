import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { contractFaults } from '../app/api/_http/contracts';
import { Person } from '../bin/attack/person';
import type { Target } from '../bin/attack/target';
import { LIMITS } from '../bin/lib/limits.mjs';
import { OF_EVENTS, type OnStore, STORES, startOnStore, verdictOf } from './target-on-store';

type Row = { path: string; method: string; who: string; kind: string };

const CALLERS = ['nobody', 'other', 'other entrant', 'entrant', 'checker', 'owner'] as const;
type Caller = (typeof CALLERS)[number];

/** By who may call a row: those who are answered; to all others it is as if nothing were there. */
const ANSWERED: Readonly<Record<string, readonly Caller[]>> = {
  anyone: CALLERS,
  entrance: CALLERS,
  invitation: CALLERS,
  organiser: ['checker', 'owner'],
  'event owner': ['owner'],
  receipt: ['entrant'],
};

/** Nobody but the entrant and the organisers may read these anywhere before lists are public. */
const MARK = 'Zieten-Marker-9e2d';
const CONTACT = 'reach-me-3b7c';
const STRANGERS: readonly Caller[] = ['nobody', 'other', 'other entrant'];

const ARMY = JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8'));
const named = (name: string) => ({ ...ARMY, name });

let keys = 0;
const newKey = () => `key-of-the-matrix-${String(++keys).padStart(8, '0')}`;

const fieldsOf = (closesAt: string) => ({
  ...{ name: 'Autumn Manoeuvres', date: '2026-11-28', hours: '', place: '', rounds: 3, text: '' },
  ...{ opensAt: '2020-01-01T00:00:00.000Z', closesAt, timeZone: 'Europe/Berlin', graceSeconds: 0 },
  ...{ late: 'mark', capacity: null, publicAt: null, listed: true, openEntry: false },
});
const OPEN = '2099-01-01T00:00:00.000Z';
const CLOSED = '2021-01-01T00:00:00.000Z';

const PACK = {
  pack: 1,
  id: 'autumn',
  name: 'Autumn',
  version: 1,
  system: 'honours-of-war',
  on: [],
  rules: [],
};

type Cast = {
  readonly people: Readonly<Record<Caller, Person>>;
  readonly id: string;
  readonly token: string;
  readonly receipt: string;
  readonly entryId: string;
  readonly code: string;
  readonly invitation: string;
  readonly link: string;
  readonly person: string;
  readonly archive: string;
};

type Made = { id: string; token: string };
type Links = { links: { id: string; kind: string }[]; people: { id: string; name: string }[] };

/** An event with everybody who has to do with it, and a stranger. */
const castFor = async (target: Target, closesAt: string): Promise<Cast> => {
  const person = () => new Person(target.port);
  const people = {
    ...{ nobody: person(), other: person(), 'other entrant': person(), entrant: person() },
    ...{ checker: person(), owner: person() },
  };
  const { owner, checker, entrant, other } = people;
  await other.json('POST', '/api/armies', named('Of the other'));
  const event = { key: newKey(), system: 'honours-of-war', organiser: 'Marie', packs: [PACK] };
  const { id, token } = await owner.json<Made>('POST', '/api/events', {
    ...event,
    event: fieldsOf(closesAt),
  });
  const invite = async () =>
    (await owner.json<Made>('POST', `/api/events/${id}/links`, { kind: 'invite' })).token;
  const join = async (who: Person, name: string) =>
    who.json('POST', '/api/events/invitation', { token: await invite(), name });
  await join(checker, 'Tomasz');
  const second = person();
  await join(second, 'Lena');
  second.close();
  const enter = async (who: Person, name: string, contact: string) => {
    await who.json('POST', '/api/armies', named(name));
    const request = { key: newKey(), name, contact, list: { file: named(name) } };
    return who.json<{ token: string; code: string }>('POST', `/api/enter/${token}`, request);
  };
  const sent = await enter(entrant, MARK, CONTACT);
  await enter(people['other entrant'], 'Another', 'elsewhere');
  const mine = await entrant.json<{ entered: { id: string }[] }>('GET', '/api/events');
  const invitation = await invite();
  const known = await owner.json<Links>('GET', `/api/events/${id}/people`);
  const archive =
    closesAt === CLOSED ? String((await owner.ask('GET', `/api/events/${id}/archive.json`)).body) : '';
  return {
    ...{ people, id, token, receipt: sent.token, code: sent.code, entryId: mine.entered[0]?.id ?? '' },
    ...{ invitation, archive },
    link: known.links.find(({ kind }) => kind === 'invite')?.id ?? '',
    person: known.people.find(({ name }) => name === 'Lena')?.id ?? '',
  };
};

const close = ({ people }: Cast): void => {
  for (const person of Object.values(people)) person.close();
};

const addressOf = (path: string, cast: Cast): string =>
  path
    .split('/')
    .map((step) => {
      const known: Readonly<Record<string, string>> = {
        ...{
          '[number]': '1',
          '[token]': isByLink(path) ? cast.receipt : cast.token,
          '[receipt]': cast.entryId,
          '[code]': cast.code,
        },
        ...{ '[link]': cast.link, '[person]': cast.person, '[eventId]': cast.id, '[id]': cast.id },
      };
      return known[step] ?? step;
    })
    .join('/');

const LIST = { list: { file: named('Of the caller') } };

const bodyOf = ({ method, path }: Row, cast: Cast): string => {
  const bodies: Readonly<Record<string, unknown>> = {
    'POST /api/events': {
      key: newKey(),
      system: 'mcnally',
      organiser: 'X',
      event: fieldsOf(OPEN),
      packs: [],
    },
    'PUT /api/events/[id]': { revision: 1, event: fieldsOf(OPEN) },
    'POST /api/events/[id]/acts': { act: 'accept', entries: [{ number: 1, revision: 1 }] },
    'POST /api/events/[id]/entries/[number]': { act: 'note', revision: 1, text: 'Looked at it.' },
    'PUT /api/events/[id]/expected': { act: 'list', add: ['Ines Roca'], remove: [] },
    'POST /api/events/[id]/import': { key: newKey(), files: [{ name: 'a', text: JSON.stringify(ARMY) }] },
    'POST /api/events/[id]/links': { kind: 'invite' },
    'PUT /api/events/[id]/people/[person]': { role: 'owner' },
    'PUT /api/events/[id]/terms': { version: 1, packs: [PACK] },
    'POST /api/events/[id]/terms/try': { packs: [PACK] },
    'POST /api/events/invitation': { token: cast.invitation, name: 'Somebody' },
    'POST /api/enter/[token]': { key: newKey(), name: 'A caller', contact: '', ...LIST },
    'POST /api/enter/[token]/check': LIST,
    'PUT /api/receipts/[receipt]': { key: newKey(), ...LIST },
    'POST /api/receipts/[receipt]/check': LIST,
    'POST /api/receipts/[receipt]/answer': { revision: 1, text: '1756' },
    'POST /api/receipts/[receipt]/withdraw': { revision: 1 },
  };
  if (path === '/api/events/archive') return cast.archive;
  const body = bodies[`${method} ${path}`];
  return body === undefined ? '' : JSON.stringify(body);
};

const rows: Row[] = LIMITS.routes.filter(({ path }: Row) => OF_EVENTS.test(path));

/** A page of a receipt is asked for by its private link: whoever holds that is its player. */
const isByLink = (path: string): boolean => path.startsWith('/receipt/');

for (const store of STORES) {
  test.describe(store, () => {
    test.describe.configure({ mode: 'serial' });

    let on: OnStore;
    test.beforeAll(async () => {
      on = await startOnStore(store);
    });
    test.afterAll(() => on.stop());

    test('every route of events answers each caller as the table of limits says', async () => {
      test.setTimeout(600_000);
      expect(rows.length).toBeGreaterThan(30);
      // what is only read stays as it is: rows that read share an event
      const read = { [OPEN]: await castFor(on.target, OPEN), [CLOSED]: await castFor(on.target, CLOSED) };
      for (const row of rows) {
        const answered = isByLink(row.path) ? CALLERS : (ANSWERED[row.who] ?? []);
        const closesAt = /archive/.test(row.path) ? CLOSED : OPEN;
        const isRead = row.method === 'GET' || row.kind === 'check';
        let cast = isRead ? read[closesAt] : await castFor(on.target, closesAt);
        for (const caller of CALLERS) {
          const answer = await cast.people[caller].ask(row.method, addressOf(row.path, cast), {
            body: bodyOf(row, cast),
          });
          const told = `${row.method} ${row.path} to ${caller}`;
          const expected = answered.includes(caller) ? 'yes' : 'no';
          const text = String(answer.body);
          expect(`${told}: ${verdictOf(answer.status)}`, text.slice(0, 300)).toBe(`${told}: ${expected}`);
          const type = String(answer.headers['content-type']);
          if (type.startsWith('application/json') && row.path.startsWith('/api/'))
            expect(contractFaults(`${row.method} ${row.path}`, text), told).toEqual([]);
          // an archive that somebody sends says what it holds
          if (STRANGERS.includes(caller) && row.path !== '/api/events/archive' && !isByLink(row.path)) {
            expect(text, told).not.toContain(MARK);
            expect(text, told).not.toContain(CONTACT);
          }
          // what was done is done: the next caller finds another event, unless anybody may do it beside all others
          if (expected === 'yes' && !isRead && !['anyone', 'entrance'].includes(row.who)) {
            close(cast);
            cast = await castFor(on.target, closesAt);
          }
        }
        if (!isRead) close(cast);
      }
      for (const cast of Object.values(read)) close(cast);
      expect(on.target.faults()).toEqual([]);
    });

    test('no route changes anything at the request of a page of another site, whoever is signed in', async () => {
      const cast = await castFor(on.target, OPEN);
      const { owner, checker } = cast.people;
      const state = async () => [
        String((await owner.ask('GET', `/api/events/${cast.id}`)).body).replace(/"now":"[^"]*"/, ''),
        String((await owner.ask('GET', `/api/events/${cast.id}/audit`)).body),
      ];
      try {
        const before = await state();
        const changing: Row[] = LIMITS.routes.filter(({ method }: Row) => method !== 'GET');
        expect(changing.length).toBeGreaterThan(60);
        for (const row of changing) {
          const path = addressOf(row.path, cast);
          const body = bodyOf(row, cast);
          const told = `${row.method} ${row.path}`;
          const foreign = [
            await owner.ask(row.method, path, { body, headers: { origin: 'https://elsewhere.example' } }),
            await checker.ask(row.method, path, { body, headers: { 'sec-fetch-site': 'cross-site' } }),
          ];
          for (const answer of foreign) {
            expect(`${told}: ${answer.status} ${JSON.parse(String(answer.body)).code}`).toBe(
              `${told}: 403 other-origin`,
            );
          }
        }
        expect(await state()).toEqual(before);
      } finally {
        close(cast);
      }
    });

    test('links open what they are for, as long as they do', async () => {
      const cast = await castFor(on.target, OPEN);
      const stranger = () => new Person(on.target.port);
      const status = async (path: string) => (await stranger().ask('GET', path)).status;
      try {
        const { owner } = cast.people;
        expect(await status(`/api/receipts/${cast.receipt}`)).toBe(200);
        expect(await status(`/api/enter/${cast.token}`)).toBe(200);
        for (const wrong of ['a'.repeat(32), 'short', cast.token]) {
          expect(await status(`/api/receipts/${wrong}`)).toBe(404);
        }
        for (const wrong of ['a'.repeat(32), 'short', cast.receipt, cast.invitation]) {
          expect(await status(`/api/enter/${wrong}`)).toBe(404);
        }
        await owner.json('POST', `/api/events/${cast.id}/links`, { kind: 'enter' });
        expect(await status(`/api/enter/${cast.token}`)).toBe(404);
        const ask = (path: string) => stranger().ask('GET', path);
        expect(String((await ask(`/api/verify/${cast.code}`)).body)).not.toContain(MARK);
        const withReceipt = await ask(`/api/verify/${cast.code}?receipt=${cast.receipt}`);
        expect(String(withReceipt.body)).toContain(MARK);
        const enterByPage = async () => {
          const [page, api] = [`/enter/${cast.id}`, `/api/enter/${cast.id}`];
          const body = JSON.stringify({ key: newKey(), name: 'By the page', contact: '', ...LIST });
          const check = await stranger().ask('POST', `${api}/check`, { body: JSON.stringify(LIST) });
          const sent = await stranger().ask('POST', api, { body });
          return [await status(page), await status(api), check.status, sent.status];
        };
        // the address of its page is none to enter by, unless the event says so, and as long as it does
        expect(await enterByPage()).toEqual([404, 404, 404, 404]);
        const save = (revision: number, openEntry: boolean) =>
          owner.json('PUT', `/api/events/${cast.id}`, { revision, event: { ...fieldsOf(OPEN), openEntry } });
        await save(1, true);
        expect(await enterByPage()).toEqual([200, 200, 200, 201]);
        expect(String((await ask(`/api/enter/${cast.id}`)).body)).not.toContain(MARK);
        await save(2, false);
        expect(await enterByPage()).toEqual([404, 404, 404, 404]);
        await owner.json('DELETE', `/api/events/${cast.id}`);
        expect(await status(`/api/receipts/${cast.receipt}`)).toBe(200);
        expect(String((await ask(`/api/verify/${cast.code}`)).body)).toContain('unknown');
        expect(on.target.faults()).toEqual([]);
      } finally {
        close(cast);
      }
    });
  });
}
