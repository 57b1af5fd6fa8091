import { expect, test } from '@playwright/test';
import { AttackPerson } from '../../bin/attack/person';
import { fieldsOf, newKey, OPEN } from './event-cast';
import { ARMY, battleOf, newPack } from './permission-things';
import { type OnStore, STORES, startOnStore } from './target-on-store';

const PASSWORD = 'Leuthen, 5 December 1757';
const WRONG = 'Kolin, 18 June 1757';

/** Small ones, so that each is used up in a few requests. */
const LOWER = {
  signing: { ofEmail: 2, ofEverybody: 4, ofAddress: 6, accountsADay: 3 },
  quotas: {
    person: { armies: 2, battles: 1, events: 1, packs: 1, bytesADay: 50_000 },
    address: { armiesADay: 3, battlesADay: 2, eventsADay: 3, bytesADay: 80_000 },
  },
  kinds: { verify: { perMinute: 3 } },
};

for (const store of STORES) {
  test.describe(store, () => {
    test.describe.configure({ mode: 'serial' });

    let on: OnStore;
    const people: AttackPerson[] = [];
    let addresses = 0;

    test.beforeAll(async () => {
      // the test is the proxy: each of its visitors has an address of his own
      const env = {
        MUSTER_TEST_LIMITS: JSON.stringify(LOWER),
        MUSTER_PROXIES: '127.0.0.1',
        // none looks at a page
        MUSTER_PAGES: '0',
      };
      on = await startOnStore(store, env);
    });
    test.afterAll(async () => {
      for (const person of people) person.close();
      const faults = on.target.faults();
      await on.stop();
      expect(faults).toEqual([]);
    });

    /** A browser at an address; nobody else is there if none is named. */
    const visitor = (from = `10.1.0.${++addresses}`, person = new AttackPerson(on.target.port)) => {
      people.push(person);
      const ask = async (method: string, path: string, body?: unknown, more = {}) => {
        const answer = await person.ask(method, path, {
          ...(body !== undefined && { body: JSON.stringify(body) }),
          headers: { 'x-forwarded-for': from, ...more },
        });
        return { ...answer, told: JSON.parse(String(answer.body)) };
      };
      return { ask, from, person };
    };
    type Visitor = ReturnType<typeof visitor>;

    const emailOf = (name: string) => `${name}-${store.toLowerCase()}@example.org`;
    const signUp = (who: Visitor, email: string) =>
      who.ask('POST', '/api/account', { name: 'Daun', email, password: PASSWORD });
    const signIn = (who: Visitor, email: string, password: string) =>
      who.ask('POST', '/api/account/session', { email, password });

    type Answer = Awaited<ReturnType<Visitor['ask']>>;
    const expectFull = ({ status, told }: Answer, words: RegExp) => {
      expect({ status, told }).toEqual({
        status: 429,
        told: { ok: false, code: 'full', message: expect.stringMatching(words) },
      });
    };
    /** So many times the same, then one too many. */
    const exhaust = async (times: number, status: number, asked: () => Promise<Answer>, words: RegExp) => {
      for (let time = 0; time < times; time++) expect((await asked()).status).toBe(status);
      expectFull(await asked(), words);
    };

    test('wrong passwords of strangers end in a sentence, and lock no owner out', async () => {
      const [owner, email] = [visitor(), emailOf('owner')];
      const signedUp = await signUp(owner, email);
      expect(signedUp.status).toBe(201);
      const first = visitor();
      await exhaust(
        2,
        422,
        () => signIn(first, email, WRONG),
        /this e-mail address\. Try again in 15 minutes/,
      );
      for (const other of [visitor(), visitor()]) {
        expect((await signIn(other, email, WRONG)).status).toBe(422);
      }
      // slowed, not shut: one try a minute
      expect((await signIn(visitor(), email, WRONG)).status).toBe(422);
      expectFull(await signIn(visitor(), email, WRONG), /Try again in 1 minute\./);

      // the owner, from a browser that was in before, at the address of a wrong-doer
      expect((await owner.ask('DELETE', '/api/account/session')).status).toBe(200);
      expect((await signIn(visitor(first.from, owner.person), email, PASSWORD)).status).toBe(200);
      // in what asks for the password again
      const change = (password: string) =>
        owner.ask('PUT', '/api/account/password', { password, newPassword: PASSWORD });
      expect((await change(PASSWORD)).status).toBe(200);
      await exhaust(
        2,
        422,
        () => change(WRONG),
        /There were too many wrong passwords\. Try again in 15 minutes/,
      );
      // and by a code, where somebody has used the tries at codes up
      const guess = visitor();
      const recover = (code: string) =>
        guess.ask('POST', '/api/account/recover', { email, code, password: PASSWORD });
      await exhaust(6, 422, () => recover('no code'), /wrong recovery codes from your address/);
      expect((await recover(signedUp.told.codes[0])).status).toBe(200);
    });

    test('so do wrong passwords of one address, accounts of one day and passkeys', async () => {
      const school = visitor();
      let pupil = 0;
      // six of the address, then one a minute, so that somebody with the right password gets in
      await exhaust(
        7,
        422,
        () => signIn(school, emailOf(`pupil-${pupil++}`), WRONG),
        /from your address\. Try again in/,
      );
      const hall = visitor();
      await exhaust(
        3,
        201,
        () => signUp(visitor(hall.from), emailOf(`guest-${pupil++}`)),
        /Too many accounts/,
      );
      const host = `localhost:${on.target.port}`;
      const origin = { host, origin: `http://${host}` };
      const key = visitor();
      const options = () => key.ask('POST', '/api/account/session/passkey/options', undefined, origin);
      await exhaust(6, 200, options, /There were too many failed passkey sign-ins/);
    });

    const army = (who: Visitor) => who.ask('POST', '/api/armies', ARMY);
    const battle = (who: Visitor) => who.ask('POST', '/api/history/battles', { battle: battleOf('Prague') });
    const pack = (who: Visitor) => who.ask('POST', '/api/packs', newPack('Autumn'));
    const event = (who: Visitor) =>
      who.ask('POST', '/api/events', {
        key: newKey(),
        system: 'honours-of-war',
        organiser: 'X',
        packs: [],
        event: fieldsOf(OPEN),
      });
    const { person: own, address } = LOWER.quotas;
    const MADE = [
      { what: 'armies', make: army, own: own.armies, all: address.armiesADay },
      { what: 'orders of battle', make: battle, own: own.battles, all: address.battlesADay },
      { what: 'packs', make: pack, own: own.packs, all: address.eventsADay },
      { what: 'events', make: event, own: own.events, all: address.eventsADay },
    ];

    test('so do armies, orders of battle, packs and events of a person and of an address', async () => {
      for (const { what, make, own: most, all } of MADE) {
        const one = visitor();
        await exhaust(most, 201, () => make(one), new RegExp(`You have \\d ${what}; one person can have`));
        for (let made = most; made < all; made++) {
          expect((await make(visitor(one.from))).status).toBe(201);
        }
        expectFull(await make(visitor(one.from)), new RegExp(`have made \\d ${what} today`));
      }
    });

    /** Saves until it is too much, and says how it was refused. */
    const saveOn = async (who: Visitor): Promise<Answer> => {
      const { told } = await army(who);
      for (let revision = 1; ; revision++) {
        const file = { ...ARMY, name: `Edit ${revision} of ${who.from}` };
        const answer = await who.ask('PUT', `/api/armies/${told.id}`, { revision, file });
        if (answer.status !== 200 || revision === 200) return answer;
      }
    };

    test('so does what a person and an address write in a day', async () => {
      const one = visitor();
      expectFull(await saveOn(one), /^You have stored .* today.* your edits stay in this browser/);
      expectFull(await saveOn(visitor(one.from)), /^People using Muster from your address have stored/);
    });

    test('and codes of sheets, a page or not, of a person in a minute', async () => {
      const one = visitor();
      await army(one);
      for (let time = 0; time < LOWER.kinds.verify.perMinute; time++) {
        expect((await one.ask('GET', '/api/verify/AM-2222-22')).status).toBe(200);
      }
      expect((await one.ask('GET', '/api/verify/AM-2222-23')).told).toMatchObject({ code: 'too-many' });
      expect(
        (await one.ask('GET', '/verify/AM-2222-23', undefined, { accept: 'application/json' })).status,
      ).toBe(429);
    });

    test('a sign-in that was ended never lives again, and its cookie is kept beside the new one', async () => {
      const [owner, email] = [visitor(), emailOf('ended')];
      await signUp(owner, email);
      const ended = owner.person.cookie;
      const value = /muster\.session_token=([^;]+)/.exec(ended)?.[1] ?? '';
      expect((await owner.ask('DELETE', '/api/account/session')).status).toBe(200);
      const other = visitor();
      const made = await other.ask('POST', '/api/armies', ARMY, { cookie: ended });
      expect(made.status).toBe(201);
      expect(other.person.cookie).toMatch(/muster\.session_token=/);
      expect(other.person.cookie).not.toContain(`session_token=${value}`);
      expect(decodeURIComponent(other.person.cookie)).toContain(
        `muster.earlier_tokens=${decodeURIComponent(value)}`,
      );
      const listed = await visitor().ask('GET', '/api/armies', undefined, { cookie: ended });
      expect(listed.told).toMatchObject({ armies: [] });
      expect((await other.ask('GET', '/api/armies')).told.armies).toHaveLength(1);
      // nor does it take away what a device link has just given
      const { told: link } = await other.ask('POST', '/api/device');
      const phone = visitor();
      const used = await phone.ask('POST', '/api/device/redeem', { token: link.token }, { cookie: ended });
      expect(used.status).toBe(200);
      expect((await phone.ask('GET', '/api/armies')).told.armies).toHaveLength(1);
    });
  });
}
