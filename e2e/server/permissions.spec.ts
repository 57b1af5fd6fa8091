import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { contractProblems } from '../../app/api/_http/contracts';
import { AttackPerson } from '../../bin/attack/person';
import type { AttackTarget } from '../../bin/attack/target';
import { streamPath } from '../../lib/platform/topics';
import { openFile } from '../../prisma/stores/sqlite-file';
import { scriptHash } from '../../server/content-security-policy/script-hash';
import { LIMITS } from '../../server/limits';
import { tryEvents } from './event-permissions';
import { expectAccountsKept } from './permission-accounts';
import {
  ARMY,
  addressOf,
  battleOf,
  bodyOf,
  devicesOf,
  FILE,
  isOfBattles,
  MARK,
  makeThings,
  type Row,
  type Things,
} from './permission-things';
import { OF_EVENTS, type OnStore, STORES, startOnStore, verdictOf } from './target-on-store';

/** What each caller may: `yes` is answered, `no` is as if nothing were there. */
type Verdict = 'yes' | 'no';

/** The owner comes last: what the others must not change is still there for them. */
const CALLERS = ['nobody', 'other', 'owner'] as const;

/** The verdict on each caller, by who may call a row of the table. Another test covers links. */
const MATRIX: Readonly<Partial<Record<Row['who'], Readonly<Record<(typeof CALLERS)[number], Verdict>>>>> = {
  anyone: { owner: 'yes', other: 'yes', nobody: 'yes' },
  owner: { owner: 'yes', other: 'no', nobody: 'no' },
  device: { owner: 'yes', other: 'no', nobody: 'no' },
  player: { owner: 'yes', other: 'no', nobody: 'no' },
  umpire: { owner: 'yes', other: 'no', nobody: 'no' },
};

const rows: readonly Row[] = LIMITS.routes;

/** Scripts within a page that its policy does not name; a browser would not run them. */
const scriptsWithout = (page: string, policy: string): string[] =>
  [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => script)
    .filter((script) => !policy.includes(scriptHash(script)));

/** What programs ask, answered as schemas say. */
const isApi = ({ path }: Row) => path.startsWith('/api/');
/** Events have callers of their own: event-permissions.ts. */
const isOfEvents = ({ path }: Row) => OF_EVENTS.test(path);
/** A stream names what it follows in its query, and does not end: it has a test of its own. */
const isStream = ({ path }: Row) => path === '/api/stream';
/** Files that Next makes: the one asked for here is none. */
const isMade = ({ path }: Row) => path.startsWith('/_next/');

for (const store of STORES) {
  test.describe(store, () => {
    test.describe.configure({ mode: 'serial' });

    let on: OnStore;
    let target: AttackTarget;
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
      test.setTimeout(600_000);
      const other = new AttackPerson(target.port);
      // what is only read stays as it is: rows that read share an owner
      const read = new AttackPerson(target.port);
      try {
        await other.ask('POST', '/api/armies', { body: JSON.stringify({ ...ARMY, name: 'Of the other' }) });
        const thingsRead = await makeThings(read, target);
        for (const row of rows) {
          const may = MATRIX[row.who];
          if (may === undefined || isMade(row) || isOfEvents(row) || isStream(row)) continue;
          const isRead = row.method === 'GET';
          // one person may make only so much in a minute: each row that changes things has an owner of its own
          const owner = isRead ? read : new AttackPerson(target.port);
          let things = isRead ? thingsRead : await makeThings(owner, target, row.path);
          for (const caller of CALLERS) {
            // what anyone may do, such as redeem a link, may be done once
            if (row.who === 'anyone' && !isRead && caller !== 'nobody') {
              things = await makeThings(owner, target, row.path);
            }
            // nobody twice is somebody else: each gets a browser of its own
            const who = { owner, other, nobody: new AttackPerson(target.port) }[caller];
            const at = addressOf(row.path, things);
            const answer = await who.ask(row.method, at, { body: bodyOf(row, things) });
            const told = `${row.method} ${row.path} to ${caller}`;
            if (row.path.includes('/restore') && caller === 'owner')
              expect([200, 404], told).toContain(answer.status);
            else expect(`${told}: ${verdictOf(answer.status)}`).toBe(`${told}: ${may[caller]}`);
            if (isApi(row))
              expect(contractProblems(`${row.method} ${row.path}`, String(answer.body)), told).toEqual([]);
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

    test('a game is followed by who sits at it, and by no one else', async () => {
      const people = {
        owner: new AttackPerson(target.port),
        other: new AttackPerson(target.port),
        nobody: new AttackPerson(target.port),
      };
      const { gameId } = await makeThings(people.owner, target, '/api/games/[id]');
      await people.other.ask('POST', '/api/armies', { body: JSON.stringify(ARMY) });
      for (const [caller, status] of [
        ['owner', 200],
        ['other', 404],
        ['nobody', 404],
      ] as const) {
        const answer = await people[caller].ask('HEAD', streamPath([`game:${gameId}`]));
        expect(answer.status, caller).toBe(status);
      }
      for (const person of Object.values(people)) person.close();
    });

    test('only pages of everybody may be kept outside; one made for strangers shows nothing of a person, and follows the store', async () => {
      test.setTimeout(600_000);
      const owner = new AttackPerson(target.port);
      const nobody = new AttackPerson(target.port);
      try {
        const things = await makeThings(owner, target);
        for (const row of rows.filter(({ method, path }) => method === 'GET' && !isMade({ path } as Row))) {
          if (isOfEvents(row)) continue;
          const at = addressOf(row.path, things);
          const first = await nobody.ask('GET', at);
          const kept = String(first.headers['cache-control'] ?? '');
          expect(`${row.path}: ${row.kind === 'page' && kept.includes('public')}`).toBe(
            `${row.path}: ${row.once === 'everybody'}`,
          );
          if (row.once === undefined || first.status !== 200) continue;
          // the same again, its scripts by their hashes, and nothing where the browser has it
          const again = await nobody.ask('GET', at);
          const policy = String(again.headers['content-security-policy']);
          expect(String(again.body), at).toBe(String(first.body));
          expect(policy, at).not.toContain('nonce-');
          expect(scriptsWithout(String(again.body), policy), at).toEqual([]);
          const same = await nobody.ask('GET', at, {
            headers: { 'if-none-match': again.headers.etag ?? '' },
          });
          expect(same.status, at).toBe(304);
          expect(same.headers['content-security-policy'], at).toBe(policy);
          const mine = await owner.ask('GET', at);
          expect(mine.headers['content-security-policy'] !== policy, at).toBe(row.once === 'strangers');
        }
        // what somebody publishes is on the page of strangers within moments, and gone as soon
        const history = async () => String((await nobody.ask('GET', '/history')).body);
        const name = 'Skirmish of the shelf';
        const battle = { battle: battleOf(name) };
        const { id } = await owner.json<{ id: string }>('POST', '/api/history/battles', battle);
        expect(await history()).not.toContain(name);
        const share = (visibility: string) =>
          owner.json('PUT', `/api/history/battles/${id}/sharing`, { visibility });
        await share('published');
        await expect.poll(history).toContain(name);
        await share('private');
        await expect.poll(history).not.toContain(name);
      } finally {
        for (const person of [owner, nobody]) person.close();
      }
    });

    test('a device ends another of the same person, never somebody else’s, never the only one', async () => {
      const [desk, phone, other] = [
        new AttackPerson(target.port),
        new AttackPerson(target.port),
        new AttackPerson(target.port),
      ];
      const end = async (person: AttackPerson, id: string) =>
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
        expect(await end(new AttackPerson(target.port), there)).toBe(404);
        expect(await end(desk, there)).toBe(200);
        expect((await phone.ask('GET', `/api/armies/${id}`)).status).toBe(404);
        expect((await desk.ask('GET', `/api/armies/${id}`)).status).toBe(200);
      } finally {
        for (const person of [desk, phone, other]) person.close();
      }
    });

    test('an account answers to its password and to whoever is signed in, and to nobody else', () =>
      expectAccountsKept(rows, target));

    tryEvents(() => on);

    test('links open what they are for, as long as they do', async () => {
      const owner = new AttackPerson(target.port);
      const stranger = () => new AttackPerson(target.port);
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
              expect(contractProblems(`${row.method} ${row.path}`, String(answer.body)), row.path).toEqual(
                [],
              );
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
