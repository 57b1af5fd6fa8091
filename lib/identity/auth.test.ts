import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { dataFolder } from '@/prisma/test-database';
import { lobositz } from '../armies/fixtures/armies';
import { listArmies } from '../armies/list-armies';
import { createArmy } from '../armies/save-army';
import { createShareLink, getSharedArmy } from '../armies/share-links';
import { db } from '../db';
import { createDeviceLink } from '../devices/device-links';
import { createAuth, readSecret } from './auth';
import type { Viewer } from './viewer';

const DAY = 24 * 60 * 60 * 1000;
const auth = createAuth({ store: db, secret: readSecret(dataFolder) });
const authOverHttps = createAuth({ store: db, secret: readSecret(dataFolder), secure: true });

/** A browser: it keeps the cookies it is given. */
const openBrowser = () => {
  const jar = new Map<string, string>();
  let lastCookie = '';
  const headers = () =>
    new Headers({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') });
  const keep = (answer: { readonly headers: Headers }) => {
    for (const line of answer.headers.getSetCookie()) {
      lastCookie = line;
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  return {
    headers,
    cookie: () => lastCookie,
    viewer: async (): Promise<Viewer | null> => {
      const session = await auth.api.getSession({ headers: headers() });
      return session === null ? null : { userId: session.user.id };
    },
    signIn: async (): Promise<Viewer> => {
      const answer = await auth.api.signInAnonymous({ headers: headers(), returnHeaders: true });
      keep(answer);
      return { userId: answer.response.user.id };
    },
    signUp: async (email: string): Promise<Viewer> => {
      const body = { email, password: 'a long enough password', name: 'Zieten' };
      const answer = await auth.api.signUpEmail({ body, headers: headers(), returnHeaders: true });
      keep(answer);
      return { userId: answer.response.user.id };
    },
    redeem: async (token: string) => {
      const answer = await auth.api.redeemDeviceLink({
        body: { token },
        headers: headers(),
        returnHeaders: true,
      });
      keep(answer);
      return answer.response;
    },
    reset: async () => {
      const answer = await auth.api.getSession({ headers: headers(), returnHeaders: true });
      keep(answer);
    },
  };
};

const stored = async (viewer: Viewer, name: string): Promise<string> => {
  const created = await createArmy(viewer, lobositz(name));
  if (!created.ok) throw new Error(created.code);
  return created.id;
};

const namesOf = async (viewer: Viewer | null) =>
  viewer === null ? null : (await listArmies(viewer)).armies.map(({ name }) => name).toSorted();

describe('an anonymous session', () => {
  test('begun over https has the same cookie, which https alone carries', async () => {
    const { headers } = await authOverHttps.api.signInAnonymous({
      headers: new Headers(),
      returnHeaders: true,
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^muster\.session_token=.+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  test('lasts 400 days in a cookie that plain http carries and scripts cannot read', async () => {
    const browser = openBrowser();
    const viewer = await browser.signIn();
    expect(browser.cookie()).toMatch(
      /^muster\.session_token=.+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await browser.viewer()).toEqual(viewer);
    const session = await db.session.findFirstOrThrow({ where: { userId: viewer.userId } });
    expect(session.expiresAt.getTime() - Date.now()).toBeGreaterThan(399 * DAY);
    expect(session.ipAddress || null).toBeNull();
  });

  test('starts its 400 days anew when it is used', async () => {
    const browser = openBrowser();
    const { userId } = await browser.signIn();
    const soon = new Date(Date.now() + 20 * DAY);
    await db.session.updateMany({
      where: { userId },
      data: { expiresAt: soon, updatedAt: new Date(Date.now() - 380 * DAY) },
    });
    await browser.reset();
    const session = await db.session.findFirstOrThrow({ where: { userId } });
    expect(session.expiresAt.getTime() - Date.now()).toBeGreaterThan(399 * DAY);
    expect(browser.cookie()).toMatch(/Max-Age=34560000/);
  });

  test('cannot be forged', async () => {
    const browser = openBrowser();
    const { userId } = await browser.signIn();
    const { token } = await db.session.findFirstOrThrow({ where: { userId } });
    for (const value of [token, `${token}.`, `${token}.AAAA`]) {
      const headers = new Headers({ cookie: `muster.session_token=${value}` });
      expect(await auth.api.getSession({ headers })).toBeNull();
    }
  });
});

test('signing up keeps what the anonymous session made, and its other browsers', async () => {
  const browser = openBrowser();
  const before = await browser.signIn();
  const id = await stored(before, 'Vanguard');
  const link = await createShareLink(before, id);
  const phone = openBrowser();
  await phone.redeem((await createDeviceLink(before)).token);
  const after = await browser.signUp('zieten@example.org');
  expect(after.userId).not.toBe(before.userId);
  expect(await namesOf(after)).toEqual(['Vanguard']);
  expect(await browser.viewer()).toEqual(after);
  expect(await phone.viewer()).toEqual(after);
  expect(link.ok && (await getSharedArmy(link.token))).toMatchObject({ name: 'Vanguard' });
  expect(await db.user.count({ where: { id: before.userId } })).toBe(0);
});

describe('a device link', () => {
  test('opens the armies in another browser, once', async () => {
    const [desk, phone, thief] = [openBrowser(), openBrowser(), openBrowser()];
    const owner = await desk.signIn();
    await stored(owner, 'Vanguard');
    const { token } = await createDeviceLink(owner);
    expect(await phone.redeem(token)).toEqual({ userId: owner.userId });
    expect(await phone.viewer()).toEqual(owner);
    expect(await namesOf(await phone.viewer())).toEqual(['Vanguard']);
    await expect(thief.redeem(token)).rejects.toMatchObject({ statusCode: 404 });
    expect(await thief.viewer()).toBeNull();
    expect(await desk.viewer()).toEqual(owner);
  });

  test('of many at once serves one', async () => {
    const owner = await openBrowser().signIn();
    const { token } = await createDeviceLink(owner);
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => openBrowser().redeem(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('does not work when it is too old or never was', async () => {
    const owner = await openBrowser().signIn();
    const { token } = await createDeviceLink(owner, new Date(Date.now() - 31 * 60_000));
    for (const text of [token, 'a'.repeat(32)]) {
      await expect(openBrowser().redeem(text)).rejects.toMatchObject({ statusCode: 404 });
    }
  });

  test('brings along what the other browser had made before', async () => {
    const [desk, phone, tablet] = [openBrowser(), openBrowser(), openBrowser()];
    const owner = await desk.signIn();
    await stored(owner, 'At the desk');
    const walker = await phone.signIn();
    await stored(walker, 'On the way');
    await tablet.redeem((await createDeviceLink(walker)).token);
    await phone.redeem((await createDeviceLink(owner)).token);
    for (const browser of [desk, phone, tablet]) {
      expect(await browser.viewer()).toEqual(owner);
      expect(await namesOf(await browser.viewer())).toEqual(['At the desk', 'On the way']);
    }
    expect(await db.user.count({ where: { id: walker.userId } })).toBe(0);
  });

  test('used where its owner is signed in already changes nothing', async () => {
    const desk = openBrowser();
    const owner = await desk.signIn();
    await stored(owner, 'Vanguard');
    await desk.redeem((await createDeviceLink(owner)).token);
    expect(await desk.viewer()).toEqual(owner);
    expect(await namesOf(owner)).toEqual(['Vanguard']);
  });
});

test.each([
  '/delete-anonymous-user',
  '/sign-out',
  '/device-link/redeem',
  '/sign-up/email',
  '/sign-in/email',
  '/sign-in/anonymous',
  '/get-session',
  '/passkey/generate-authenticate-options',
])('the library’s own way %s is closed', async (path) => {
  const browser = openBrowser();
  const viewer = await browser.signIn();
  await stored(viewer, 'Vanguard');
  const headers = browser.headers();
  headers.set('origin', 'http://localhost:3000');
  headers.set('host', 'localhost:3000');
  headers.set('content-type', 'application/json');
  const password = 'long enough!';
  const body = JSON.stringify({ token: 'a'.repeat(32), email: 'a@example.org', password, name: 'A' });
  const method = /^\/(get-session|passkey)/.test(path) ? 'GET' : 'POST';
  const answer = await auth.handler(
    new Request(`http://localhost:3000/api/auth${path}`, {
      method,
      headers,
      ...(method === 'POST' && { body }),
    }),
  );
  expect(answer.status).toBe(404);
  expect(await namesOf(await browser.viewer())).toEqual(['Vanguard']);
});
