import { expect, test } from '@playwright/test';
import { contractProblems } from '../../app/api/_http/contracts';
import { AttackPerson } from '../../bin/attack/person';
import { LIMITS } from '../../server/limits';
import {
  addressOf,
  bodyOf,
  CALLERS,
  type Caller,
  CLOSED,
  CONTACT,
  castFor,
  close,
  fieldsOf,
  isByLink,
  LIST,
  MARK,
  newKey,
  OPEN,
  type Row,
  STRANGERS,
} from './event-cast';
import { OF_EVENTS, type OnStore, verdictOf } from './target-on-store';

/** By who may call a row: those who are answered; to all others it is as if nothing were there. */
const ANSWERED: Readonly<Record<string, readonly Caller[]>> = {
  anyone: CALLERS,
  entrance: CALLERS,
  invitation: CALLERS,
  organiser: ['checker', 'owner'],
  'event owner': ['owner'],
  receipt: ['entrant'],
};

const rows: Row[] = LIMITS.routes.filter(({ path }: Row) => OF_EVENTS.test(path));

/** What holds of events on a store, tried on the Muster that `on` gives. */
export const tryEvents = (on: () => OnStore): void => {
  test('every route of events answers each caller as the table of limits says', async () => {
    test.setTimeout(600_000);
    expect(rows.length).toBeGreaterThan(30);
    // what is only read or refused stays as it is: rows share an event until one of them has changed it
    const casts = { [OPEN]: await castFor(on().target, OPEN), [CLOSED]: await castFor(on().target, CLOSED) };
    for (const row of rows) {
      const answered = isByLink(row.path) ? CALLERS : (ANSWERED[row.who] ?? []);
      const closesAt = /archive/.test(row.path) ? CLOSED : OPEN;
      const isRead = row.method === 'GET' || row.kind === 'check';
      let isChanged = false;
      for (const caller of CALLERS) {
        const cast = casts[closesAt];
        const answer = await cast.people[caller].ask(row.method, addressOf(row.path, cast), {
          body: bodyOf(row, cast),
        });
        const told = `${row.method} ${row.path} to ${caller}`;
        const expected = answered.includes(caller) ? 'yes' : 'no';
        const text = String(answer.body);
        expect(`${told}: ${verdictOf(answer.status)}`, text.slice(0, 300)).toBe(`${told}: ${expected}`);
        const type = String(answer.headers['content-type']);
        if (type.startsWith('application/json') && row.path.startsWith('/api/'))
          expect(contractProblems(`${row.method} ${row.path}`, text), told).toEqual([]);
        // an archive that somebody sends says what it holds
        if (STRANGERS.includes(caller) && row.path !== '/api/events/archive' && !isByLink(row.path)) {
          expect(text, told).not.toContain(MARK);
          expect(text, told).not.toContain(CONTACT);
        }
        // what was done is done: the next caller finds another event, unless anybody may do it beside all others
        isChanged ||= expected === 'yes' && !isRead;
        if (isChanged && !['anyone', 'entrance'].includes(row.who)) {
          close(cast);
          casts[closesAt] = await castFor(on().target, closesAt);
          isChanged = false;
        }
      }
      if (isChanged) {
        close(casts[closesAt]);
        casts[closesAt] = await castFor(on().target, closesAt);
      }
    }
    for (const cast of Object.values(casts)) close(cast);
    expect(on().target.faults()).toEqual([]);
  });

  test('no route changes anything at the request of a page of another site, whoever is signed in', async () => {
    const cast = await castFor(on().target, OPEN);
    const { owner, checker } = cast.people;
    const state = async () => [
      String((await owner.ask('GET', `/api/events/${cast.id}`)).body).replace(/"now":"[^"]*"/, ''),
      String((await owner.ask('GET', `/api/events/${cast.id}/audit`)).body),
    ];
    try {
      const before = await state();
      const changing: Row[] = LIMITS.routes.filter(({ method }: Row) => method !== 'GET');
      expect(changing.length).toBeGreaterThan(50);
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

  test('a page of events is made once for strangers, shows at once what was written, and is kept nowhere else', async () => {
    const cast = await castFor(on().target, OPEN);
    const { owner } = cast.people;
    const stranger = new AttackPerson(on().target.port);
    const own = `/events/${cast.id}`;
    const page = async (path: string) => {
      const answer = await stranger.ask('GET', path);
      return { status: answer.status, body: String(answer.body), headers: answer.headers };
    };
    const rename = (revision: number, name: string, listed: boolean) =>
      owner.json('PUT', `/api${own}`, { revision, event: { ...fieldsOf(OPEN), name, listed } });
    try {
      for (const row of rows.filter(({ once }) => once !== undefined)) {
        const path = addressOf(row.path, cast);
        const [first, again] = [await page(path), await page(path)];
        expect(again.body, path).toBe(first.body);
        expect(again.headers['content-security-policy'], path).not.toContain('nonce-');
        const isPublic = String(again.headers['cache-control']).includes('public');
        expect(`${path}: ${isPublic}`).toBe(`${path}: ${row.once === 'everybody'}`);
        // a person's own things stand on it
        const mine = await owner.ask('GET', path);
        const isOwn = String(mine.headers['content-security-policy']).includes('nonce-');
        expect(`${path}: ${isOwn}`).toBe(`${path}: ${row.once === 'strangers'}`);
        // whoever is known and has none is shown what strangers are
        const others = await cast.people.other.ask('GET', path);
        expect(String(others.body), path).toBe(again.body);
      }
      for (const row of rows.filter(({ once, method }) => once === undefined && method === 'GET')) {
        const { headers } = await page(addressOf(row.path, cast));
        expect(`${row.path}: ${headers['cache-control'] ?? 'none'}`).not.toContain('public');
      }
      const listed = async (name: string) => (await page('/events')).body.includes(name);
      await rename(1, 'Manoeuvres of the shelf', true);
      expect((await page(own)).body).toContain('Manoeuvres of the shelf');
      expect(await listed('Manoeuvres of the shelf')).toBe(true);
      await rename(2, 'Manoeuvres by link', false);
      expect((await page(own)).body).toContain('Manoeuvres by link');
      expect(await listed('Manoeuvres by link')).toBe(false);
      await owner.json('DELETE', `/api${own}`);
      expect(await page(own)).toMatchObject({ status: 404, body: expect.not.stringContaining('by link') });
      expect(on().target.faults()).toEqual([]);
    } finally {
      stranger.close();
      close(cast);
    }
  });

  test('links of events open what they are for, as long as they do', async () => {
    const cast = await castFor(on().target, OPEN);
    const stranger = () => new AttackPerson(on().target.port);
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
      expect(String((await ask(`/api/verify/${cast.code}`)).body)).toContain('deleted');
      expect(on().target.faults()).toEqual([]);
    } finally {
      close(cast);
    }
  });
};
