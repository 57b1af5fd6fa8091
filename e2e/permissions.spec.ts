import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { contractFaults } from '../app/api/_http/contracts';
import { Person } from '../bin/attack/person';
import type { Target } from '../bin/attack/target';
import { LIMITS } from '../bin/lib/limits.mjs';
import { openFile } from '../prisma/stores/sqlite-file';
import { OF_EVENTS, type OnStore, STORES, startOnStore, verdictOf } from './target-on-store';

const PASSWORD = 'Leuthen, 5 December 1757';

/** What each caller may: `yes` is answered, `no` is as if nothing were there. */
type Verdict = 'yes' | 'no';
type Row = { path: string; method: string; who: string };

/** The owner comes last: what the others must not change is still there for them. */
const CALLERS = ['nobody', 'other', 'owner'] as const;

/** By who may call a row: what its owner, another person and a browser without a session are told. Links have a test of their own. */
const MATRIX: Readonly<Partial<Record<Row['who'], Readonly<Record<(typeof CALLERS)[number], Verdict>>>>> = {
  anyone: { owner: 'yes', other: 'yes', nobody: 'yes' },
  owner: { owner: 'yes', other: 'no', nobody: 'no' },
  device: { owner: 'yes', other: 'no', nobody: 'no' },
};

/** Nobody but the owner may read this anywhere. */
const MARK = 'Zieten-Marker-5c1f';
const ARMY = JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8'));
const FILE = { ...ARMY, name: MARK };

type Battles = { mine: string; published: string; linked: string; battleToken: string };
type Things = {
  armyId: string;
  token: string;
  device: string;
  phone: string;
  battles: Battles;
  packId: string;
};

/** An order of battle with nothing in it. */
const battleOf = (name: string) => {
  const strength = {
    men: null,
    infantry: null,
    cavalry: null,
    guns: null,
    battalions: null,
    squadrons: null,
  };
  const side = { nations: [], commander: null, strength, notes: null, formations: [] };
  return {
    ...{ format: 'muster.battle', version: 1, name, date: null, dateEnd: null, year: 1757, place: null },
    ...{ theatre: null, confidence: null, coverage: '', notes: null, sources: [] },
    sides: ['A', 'B'].map((each) => ({ name: each, ...side })),
  };
};

/** A pack with one rule. */
const packOf = (name: string) => ({
  ...{ pack: 1, id: 'marked', name, system: 'honours-of-war' },
  rules: [{ kind: 'points', max: 1500 }],
});
let packs = 0;
const newPack = (name: string) => ({ key: `permissions-of-packs-${packs++}`, pack: packOf(name) });

const steps: Readonly<Record<string, (things: Things) => string>> = {
  '[armyId]': ({ armyId }) => armyId,
  '[packId]': ({ packId }) => packId,
  '[revision]': () => '1',
  '[token]': ({ token }) => token,
  '[system]': () => 'thinglum',
  '[file]': () => 'thinglum.json',
  '[...file]': () => 'nothing.js',
};

/** Things of the history that everybody may read. */
const SHIPPED: Readonly<Record<string, string>> = {
  '/history/battles': '1759-08-01-minden',
  '/history/nations': 'prussia',
  '/history/regiments': 'prussia-ir-1',
  '/history/sources': '29114da16bf7bdc4',
};

/** What a path has to be asked with. */
const QUESTIONS: Readonly<Record<string, string>> = {
  '/api/history/regiments': '?nation=prussia',
  '/api/history/search': '?q=minden',
};

const isOfBattles = (path: string) => /^\/(api\/)?history\/(battles|shared|own)\b/.test(path);

const addressOf = (path: string, things: Things): string =>
  path
    .split('/')
    .map((step) => {
      if (step === '[token]' && isOfBattles(path)) return things.battles.battleToken;
      if (step === '[id]' && /^\/(api\/history\/battles|history\/own)\b/.test(path)) {
        return path.endsWith('/report') ? things.battles.published : things.battles.mine;
      }
      if (step === '[id]' && path.startsWith('/api/packs')) return things.packId;
      if (step === '[id]') {
        const shipped = Object.entries(SHIPPED).find(([start]) => path.startsWith(start));
        if (shipped !== undefined) return shipped[1];
        if (path.startsWith('/api/devices')) return things.phone;
        return path.startsWith('/api/ready-made') ? 'lobositz-1756-prussia' : things.armyId;
      }
      return steps[step]?.(things) ?? step;
    })
    .join('/') + (QUESTIONS[path] ?? '');

const bodyOf = ({ method, path }: Row, { device }: Things): string => {
  if (method === 'GET') return '';
  const bodies: Record<string, unknown> = {
    'PUT /api/armies/[id]': { revision: 1, file: FILE },
    'POST /api/armies': { ...ARMY, name: 'Of the caller' },
    'POST /api/armies/import': [{ name: 'a', text: JSON.stringify({ ...ARMY, name: 'Of the caller' }) }],
    'PUT /api/history/battles/[id]': { revision: 1, battle: battleOf(MARK) },
    'POST /api/history/battles': { battle: battleOf('Of the caller') },
    'POST /api/history/battles/[id]/report': { reason: 'It is wrong.' },
    'PUT /api/history/battles/[id]/sharing': { visibility: 'link' },
    'POST /api/packs': newPack('Of the caller'),
    'PUT /api/packs/[id]': { revision: 1, pack: packOf(MARK) },
    'PUT /api/armies/[id]/versions/[revision]': { label: 'kept' },
    'POST /api/armies/[id]/print': { revision: 1 },
    'POST /api/device/redeem': { token: device },
    'POST /api/paper': { paper: 'letter' },
    'POST /api/theme': { theme: 'dark' },
    'POST /api/v1/check': [ARMY],
  };
  const body = bodies[`${method} ${path}`];
  return body === undefined ? '' : JSON.stringify(body);
};

/** The devices of a page, by their ids, this one first. */
const devicesOf = async (person: Person): Promise<string[]> => {
  const page = String((await person.ask('GET', '/devices')).body);
  return [...new Set([...page.matchAll(/\\"id\\":\\"([\w-]+)\\",\\"name\\"/g)].map(([, id = '']) => id))];
};

/** Orders of battle of the owner's: one of his own, one published, one behind a link. */
const makeBattles = async (owner: Person): Promise<Battles> => {
  const make = async (name: string) =>
    (await owner.json<{ id: string }>('POST', '/api/history/battles', { battle: battleOf(name) })).id;
  const share = (id: string, visibility: string) =>
    owner.json<{ token: string }>('PUT', `/api/history/battles/${id}/sharing`, { visibility });
  const [mine, published, linked] = [await make(MARK), await make('For all to see'), await make('By link')];
  await share(published, 'published');
  const { token: battleToken } = await share(linked, 'link');
  return { mine, published, linked, battleToken };
};

const NO_BATTLES: Battles = { mine: '', published: '', linked: '', battleToken: '' };

/** An army of the owner's, shared, with a device link and a second device: made anew for each row. */
const makeThings = async (owner: Person, target: Target, path = '/history/battles'): Promise<Things> => {
  const { id } = await owner.json<{ id: string }>('POST', '/api/armies', FILE);
  const { token } = await owner.json<{ token: string }>('POST', `/api/armies/${id}/share`);
  const phone = new Person(target.port);
  const first = await owner.json<{ token: string }>('POST', '/api/device');
  await phone.ask('POST', '/api/device/redeem', { body: JSON.stringify({ token: first.token }) });
  const { token: device } = await owner.json<{ token: string }>('POST', '/api/device');
  phone.close();
  const [, second = ''] = await devicesOf(owner);
  const battles = isOfBattles(path) ? await makeBattles(owner) : NO_BATTLES;
  const pack = await owner.json<{ id: string }>('POST', '/api/packs', newPack(MARK));
  return { armyId: id, token, device, phone: second, battles, packId: pack.id };
};

const rows: Row[] = LIMITS.routes;
/** What programs ask, answered as schemas say. */
const isApi = ({ path }: Row) => path.startsWith('/api/');
/** Events have callers of their own: event-permissions.spec.ts. */
const isOfEvents = ({ path }: Row) => OF_EVENTS.test(path);
/** Files that Next makes: the one asked for here is none. */
const isMade = ({ path }: Row) => path.startsWith('/_next/');

for (const store of STORES) {
  test.describe(store, () => {
    test.describe.configure({ mode: 'serial' });

    let on: OnStore;
    let target: Target;
    test.beforeAll(async () => {
      on = await startOnStore(store);
      target = on.target;
    });
    test.afterAll(() => on.stop());

    /** On the store itself, past Muster. */
    const execute = async (statement: string): Promise<void> => {
      if (on.database === undefined) {
        const client = openFile(pathToFileURL(join(target.data, 'muster.db')).href);
        await client.execute(statement);
        return client.close();
      }
      const client = new pg.Client(on.database.urlOf('muster'));
      await client.connect();
      await client.query(statement);
      await client.end();
    };

    test('every route, page and method answers each caller as the table of limits says', async () => {
      const other = new Person(target.port);
      // what is only read stays as it is: rows that read share an owner
      const read = new Person(target.port);
      try {
        await other.ask('POST', '/api/armies', { body: JSON.stringify({ ...ARMY, name: 'Of the other' }) });
        const thingsRead = await makeThings(read, target);
        for (const row of rows) {
          const may = MATRIX[row.who];
          if (may === undefined || isMade(row) || isOfEvents(row)) continue;
          const isRead = row.method === 'GET';
          // one person may make only so much in a minute: each row that changes things has an owner of its own
          const owner = isRead ? read : new Person(target.port);
          let things = isRead ? thingsRead : await makeThings(owner, target, row.path);
          for (const caller of CALLERS) {
            // what anyone may do, such as redeem a link, may be done once
            if (row.who === 'anyone' && !isRead && caller !== 'nobody') {
              things = await makeThings(owner, target, row.path);
            }
            // nobody twice is somebody else: each gets a browser of its own
            const who = { owner, other, nobody: new Person(target.port) }[caller];
            const at = addressOf(row.path, things);
            const answer = await who.ask(row.method, at, { body: bodyOf(row, things) });
            const told = `${row.method} ${row.path} to ${caller}`;
            if (row.path.includes('/restore') && caller === 'owner')
              expect([200, 404], told).toContain(answer.status);
            else expect(`${told}: ${verdictOf(answer.status)}`).toBe(`${told}: ${may[caller]}`);
            if (isApi(row))
              expect(contractFaults(`${row.method} ${row.path}`, String(answer.body)), told).toEqual([]);
            if (caller !== 'owner') expect(String(answer.body), told).not.toContain(MARK);
            if (caller === 'nobody') who.close();
          }
          if (!isRead) owner.close();
        }
        expect(target.faults()).toEqual([]);
      } finally {
        for (const person of [other, read]) person.close();
      }
    });

    test('a device ends another of the same person, never somebody else’s, never the only one', async () => {
      const [desk, phone, other] = [
        new Person(target.port),
        new Person(target.port),
        new Person(target.port),
      ];
      const end = async (person: Person, id: string) =>
        (await person.ask('DELETE', `/api/devices/${id}`)).status;
      try {
        const { id } = await desk.json<{ id: string }>('POST', '/api/armies', FILE);
        await other.ask('POST', '/api/armies', { body: JSON.stringify(ARMY) });
        const [only = ''] = await devicesOf(desk);
        expect(await end(desk, only)).toBe(409);
        const { token } = await desk.json<{ token: string }>('POST', '/api/device');
        await phone.ask('POST', '/api/device/redeem', { body: JSON.stringify({ token }) });
        const [here = '', there = ''] = await devicesOf(desk);
        expect(here).toBe(only);
        expect(await end(other, there)).toBe(404);
        expect(await end(new Person(target.port), there)).toBe(404);
        expect(await end(desk, there)).toBe(200);
        expect((await phone.ask('GET', `/api/armies/${id}`)).status).toBe(404);
        expect((await desk.ask('GET', `/api/armies/${id}`)).status).toBe(200);
      } finally {
        for (const person of [desk, phone, other]) person.close();
      }
    });

    test('an account answers to its password and to whoever is signed in, and to nobody else', async () => {
      const people = new Map<string, { person: Person; email: string; code: string }>();
      for (const name of ['owner', 'other']) {
        const person = new Person(target.port);
        const email = `${name}-${MARK.toLowerCase()}@example.org`;
        const { codes } = await person.json<{ codes: string[] }>('POST', '/api/account', {
          ...{ name, email, password: PASSWORD },
        });
        people.set(name, { person, email, code: codes[0] ?? '' });
      }
      const [owner, other] = [people.get('owner'), people.get('other')];
      if (owner === undefined || other === undefined) throw new Error('There are no accounts');
      const anonymous = new Person(target.port);
      await anonymous.ask('POST', '/api/armies', { body: JSON.stringify(ARMY) });
      const told = async (row: Row, person: Person, body: unknown) => {
        const path = row.path.replace('[id]', 'nothing');
        const answer = await person.ask(row.method, path, {
          body: body === undefined ? '' : JSON.stringify(body),
          // a page of localhost, where passkeys are offered
          headers: { host: `localhost:${target.port}`, origin: `http://localhost:${target.port}` },
        });
        const said = String(answer.body);
        expect(contractFaults(`${row.method} ${row.path}`, said), `${row.method} ${row.path}`).toEqual([]);
        expect(said, row.path).not.toContain(MARK.toLowerCase());
        return `${row.method} ${row.path} ${answer.status}`;
      };
      const password = { password: 'not the password' };
      const response = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} };
      const made = { ...response, response: { clientDataJSON: 'a', attestationObject: 'a' } };
      const used = { ...response, response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' } };
      /** What is sent without the right password, and what is answered to who is signed in. */
      const bodies: Readonly<Record<string, readonly [body: unknown, signedIn: number]>> = {
        'POST /api/account/codes': [password, 422],
        'POST /api/account/deletion': [password, 422],
        'POST /api/account/passkeys': [{ name: 'Key', response: made }, 422],
        'POST /api/account/passkeys/options': [{ name: 'Key', ...password }, 422],
        'DELETE /api/account/passkeys/[id]': [undefined, 404],
        'PUT /api/account/password': [{ ...password, newPassword: PASSWORD }, 422],
        'DELETE /api/account/session': [undefined, 200],
        'POST /api/account/recover': [{ email: owner.email, code: other.code, password: PASSWORD }, 422],
        'POST /api/account/session': [{ email: owner.email, ...password }, 422],
        'POST /api/account/session/passkey': [{ response: used }, 422],
        // a question that nothing is known by
        'POST /api/account/session/passkey/options': [undefined, 200],
      };
      const tried: string[] = [];
      try {
        for (const row of rows.filter(({ who }) => who === 'account' || who === 'credentials')) {
          const key = `${row.method} ${row.path}`;
          const [body, signedIn] = bodies[key] ?? [];
          tried.push(key);
          const nobody = new Person(target.port);
          const outside = row.who === 'account' ? 404 : signedIn;
          expect(await told(row, nobody, body)).toBe(`${key} ${outside}`);
          expect(await told(row, anonymous, body)).toBe(`${key} ${outside}`);
          expect(await told(row, other.person, body)).toBe(`${key} ${signedIn}`);
          nobody.close();
        }
        expect(tried.toSorted()).toEqual(Object.keys(bodies).toSorted());
        // whoever has made an address his own keeps it
        const newcomer = { path: '/api/account', method: 'POST', who: 'newcomer' } as const;
        const taken = { name: 'Thief', email: owner.email, password: PASSWORD };
        expect(await told(newcomer, anonymous, taken)).toBe('POST /api/account 409');
        // all of that has changed nothing
        expect((await owner.person.ask('GET', '/account')).body.toString()).toContain(owner.email);
        expect((await anonymous.ask('GET', '/account')).body.toString()).not.toContain(owner.email);
        const session = { path: '/api/account/session', method: 'POST', who: 'credentials' } as const;
        const right = { email: owner.email, password: PASSWORD };
        expect(await told(session, new Person(target.port), right)).toBe('POST /api/account/session 200');
        expect(target.faults()).toEqual([]);
      } finally {
        for (const person of [owner.person, other.person, anonymous]) person.close();
      }
    });

    test('links open what they are for, as long as they do', async () => {
      const owner = new Person(target.port);
      const stranger = () => new Person(target.port);
      try {
        const live = await makeThings(owner, target);
        const revoked = await makeThings(owner, target);
        await owner.ask('DELETE', `/api/armies/${revoked.armyId}/share`);
        const closed = { visibility: 'private' };
        await owner.json('PUT', `/api/history/battles/${revoked.battles.linked}/sharing`, closed);
        for (const row of rows.filter(({ who }) => who === 'link')) {
          const tokenOf = ({ token, battles }: Things) =>
            isOfBattles(row.path) ? battles.battleToken : token;
          for (const [token, verdict] of [
            [tokenOf(live), 'yes'],
            [tokenOf(revoked), 'no'],
            ['a'.repeat(32), 'no'],
            ['short', 'no'],
          ] as const) {
            const battles = { ...live.battles, battleToken: token };
            const answer = await stranger().ask(row.method, addressOf(row.path, { ...live, token, battles }));
            expect(`${row.path} ${token}: ${verdictOf(answer.status)}`).toBe(
              `${row.path} ${token}: ${verdict}`,
            );
            if (row.path.endsWith('.json')) {
              expect(contractFaults(`${row.method} ${row.path}`, String(answer.body)), row.path).toEqual([]);
            }
            if (verdict === 'no') expect(String(answer.body)).not.toContain(MARK);
          }
        }

        const redeem = (token: string, who = stranger()) =>
          who
            .ask('POST', '/api/device/redeem', { body: JSON.stringify({ token }) })
            .then(({ status }) => status);
        const page = async (token: string) => String((await stranger().ask('GET', `/d/${token}`)).body);
        const used = live.device;
        const phone = stranger();
        // to look at a link does not use it up
        await page(used);
        expect(await redeem(used, phone)).toBe(200);
        expect(await phone.json<unknown>('GET', `/api/armies/${live.armyId}`)).toMatchObject({
          id: live.armyId,
        });
        expect(await redeem(used)).toBe(404);
        expect(await redeem('a'.repeat(32))).toBe(404);

        await execute(
          `UPDATE "DeviceLink" SET "expiresAt" = '2020-01-01T00:00:00.000+00:00' WHERE "usedAt" IS NULL`,
        );
        expect(await redeem(revoked.device)).toBe(404);
        expect(target.faults()).toEqual([]);
      } finally {
        owner.close();
      }
    });
  });
}
