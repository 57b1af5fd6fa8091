import '@/prisma/test-database';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { purgeArmies } from '../armies/delete-army';
import { lobositz } from '../armies/fixtures/armies';
import { listArmies } from '../armies/list-armies';
import { createArmy } from '../armies/save-army';
import { createShareLink, getSharedArmy } from '../armies/share-links';
import { db } from '../db';
import { createDeviceLink } from '../devices/device-links';
import { endDevice } from '../devices/devices';
import { purgeBattles } from '../history/own/delete-battle';
import { auth } from '../identity/auth';
import { newRecoveryCode } from '../identity/token';
import { LIMITS } from '../platform/limits';
import { beginTry } from '../signing-quotas';
import { deleteAccount, purgeAccounts } from './delete-account';
import { Browser } from './fixtures/browser';
import { hashOnce } from './fixtures/hashed-once';
import { changePassword, recover } from './new-password';
import { readAccount } from './own-things';
import { resetByOperator } from './reset-by-operator';
import { CODES, renewCodes, signIn, signOut, signUp } from './sign-in';

vi.mock('../identity/token', async (original) => {
  const own = await original<typeof import('../identity/token')>();
  return { ...own, newRecoveryCode: vi.fn(own.newRecoveryCode) };
});

const PASSWORD = 'Bellona 1757, at Leuthen';

beforeAll(hashOnce);

let people = 0;
const newEmail = () => `general-${people++}@example.org`;

const stored = async (viewer: { readonly userId: string }, name: string): Promise<string> => {
  const made = await createArmy(viewer, lobositz(name));
  if (!made.ok) throw new Error(made.code);
  return made.id;
};

const namesOf = async (viewer: { readonly userId: string } | null) =>
  viewer === null ? null : (await listArmies(viewer)).armies.map(({ name }) => name).toSorted();

/** A browser with an account, and its recovery codes. */
const withAccount = async (email = newEmail()) => {
  const browser = new Browser();
  const answer = await browser.does((asking) =>
    signUp(asking, { name: 'Zieten', email, password: PASSWORD }),
  );
  const viewer = await browser.viewer();
  if (!answer.ok || viewer === null) throw new Error('There is no account');
  return { browser, email, viewer, codes: answer.codes };
};

const enters = (browser: Browser, email: string, password = PASSWORD) =>
  browser.does((asking) => signIn(asking, { email, password }));

describe('signing up', () => {
  test('keeps armies, orders of battle and links of the anonymous person, who is gone', async () => {
    const browser = new Browser();
    const before = await browser.begin();
    const army = await stored(before, 'Vanguard');
    const link = await createShareLink(before, army);
    await db.battle.create({
      data: {
        id: 'domstadtl',
        kind: 'battle',
        name: 'Domstadtl',
        year: 1758,
        ownerId: before.userId,
        coverage: '',
        visibility: 'private',
        revision: 1,
        bytes: 2,
      },
    });
    await browser.does((asking) => signUp(asking, { name: 'Z', email: newEmail(), password: PASSWORD }));
    const after = await browser.viewer();
    expect(after?.userId).not.toBe(before.userId);
    expect(await namesOf(after)).toEqual(['Vanguard']);
    expect(await db.battle.count({ where: { id: 'domstadtl', ownerId: after?.userId ?? '' } })).toBe(1);
    expect(link.ok && (await getSharedArmy(link.token))).toMatchObject({ name: 'Vanguard' });
    expect(await db.user.count({ where: { id: before.userId } })).toBe(0);
    expect(await readAccount(after?.userId ?? '')).toMatchObject({ codes: CODES, armies: 1, battles: 1 });
  });

  test('takes each address once, in whatever letters, of many at once too', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => signUp(new Browser().asking, { name: 'Z', email, password: PASSWORD })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.code === 'taken')).toHaveLength(3);
    expect(await db.account.count({ where: { user: { email } } })).toBe(1);
  });

  test('stores the account with its recovery codes or nothing of it', async () => {
    const email = newEmail();
    // no store takes one code twice
    vi.mocked(newRecoveryCode).mockReturnValueOnce('the same').mockReturnValueOnce('the same');
    await expect(signUp(new Browser().asking, { name: 'Z', email, password: PASSWORD })).rejects.toThrow();
    expect(await db.user.count({ where: { email } })).toBe(0);
    const { viewer } = await withAccount(email);
    expect(await readAccount(viewer.userId)).toMatchObject({ codes: CODES });
  });
});

describe('signing in', () => {
  test('on another device opens the armies and brings along what was made there', async () => {
    const desk = await withAccount();
    await stored(desk.viewer, 'At the desk');
    const phone = new Browser();
    const walker = await phone.begin();
    await stored(walker, 'On the way');
    expect(await enters(phone, desk.email)).toEqual({ ok: true });
    expect(await phone.viewer()).toEqual(desk.viewer);
    expect(await namesOf(desk.viewer)).toEqual(['At the desk', 'On the way']);
    expect(await db.user.count({ where: { id: walker.userId } })).toBe(0);
  });

  test('with a wrong password, an unknown address or an anonymous one is answered in the same words', async () => {
    const { email } = await withAccount();
    const anonymous = await new Browser().begin();
    const { email: theirs } = await db.user.findUniqueOrThrow({ where: { id: anonymous.userId } });
    const answers = await Promise.all([
      enters(new Browser(), email, 'another password'),
      enters(new Browser(), newEmail()),
      enters(new Browser(), theirs),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ ok: false, code: 'wrong' });
  });

  test('as somebody else leaves the first account as it is, and its session ends', async () => {
    const [one, two] = [await withAccount(), await withAccount()];
    await stored(one.viewer, 'Of the first');
    await enters(one.browser, two.email);
    expect(await one.browser.viewer()).toEqual(two.viewer);
    expect(await namesOf(two.viewer)).toEqual([]);
    expect(await namesOf(one.viewer)).toEqual(['Of the first']);
    expect(await db.session.count({ where: { userId: one.viewer.userId } })).toBe(0);
  });

  test('goes on in a browser that was in before, by a code and while signed in, whatever strangers try', async () => {
    vi.stubEnv('MUSTER_GATE', '1');
    const { browser, email, codes } = await withAccount();
    const laptop = new Browser();
    await enters(laptop, email);
    await laptop.does(signOut);
    for (let count = 0; count < LIMITS.signing.ofEverybody; count++) {
      await beginTry({ as: 'stranger', from: `10.0.0.${count}`, email });
    }
    // the one of this minute, of the true password, does not count
    expect(await enters(new Browser('10.1.0.1'), email)).toEqual({ ok: true });
    await enters(new Browser('10.1.0.2'), email, 'another password');
    await expect(enters(new Browser('10.1.0.3'), email)).rejects.toThrow(/in 1 minute\./);
    expect(await enters(laptop, email)).toEqual({ ok: true });
    expect(await renewCodes(browser.asking, { password: PASSWORD })).toMatchObject({ ok: true });
    const [code = ''] = codes;
    const renewed = await renewCodes(browser.asking, { password: PASSWORD });
    expect(await recover(new Browser().asking, { email, code, password: PASSWORD })).toMatchObject({
      ok: false,
    });
    const [fresh = ''] = renewed.ok ? renewed.codes : [];
    expect(await recover(new Browser().asking, { email, code: fresh, password: PASSWORD })).toEqual({
      ok: true,
    });
    vi.unstubAllEnvs();
  });

  test('what is stored while the armies move is not lost', async () => {
    const { email, viewer } = await withAccount();
    const browser = new Browser();
    const walker = await browser.begin();
    const [, ...saves] = await Promise.all([
      enters(browser, email),
      ...Array.from({ length: 20 }, (_, index) => stored(walker, `March ${index}`).catch(() => null)),
    ]);
    const kept = saves.filter((id) => id !== null);
    expect(await db.army.count({ where: { id: { in: kept }, userId: viewer.userId } })).toBe(kept.length);
  });
});

test('signing out ends the session; anonymous people cannot', async () => {
  const { browser, viewer } = await withAccount();
  expect(await signOut(browser.asking)).toEqual({ ok: true });
  expect(await browser.viewer()).toBeNull();
  expect(await db.session.count({ where: { userId: viewer.userId } })).toBe(0);
  const other = new Browser();
  const walker = await other.begin();
  expect(await signOut(other.asking)).toMatchObject({ ok: false, code: 'not-found' });
  expect(await other.viewer()).toEqual(walker);
});

describe('a device link made before', () => {
  const NEW = 'Prague, 6 May 1757';
  type SignedInUser = Awaited<ReturnType<typeof withAccount>>;

  test.each<[string, (account: SignedInUser) => Promise<unknown>]>([
    [
      'a new password',
      ({ browser }) =>
        browser.does((asking) => changePassword(asking, { password: PASSWORD, newPassword: NEW })),
    ],
    [
      'a recovery code',
      ({ email, codes }) => recover(new Browser().asking, { email, code: codes[0] ?? '', password: NEW }),
    ],
    ['the operator’s reset', ({ email }) => resetByOperator(email)],
    ['signing out', ({ browser }) => signOut(browser.asking)],
    [
      'the end of a device',
      async ({ viewer, email }) => {
        await enters(new Browser(), email);
        const { id } = await db.session.findFirstOrThrow({ where: { userId: viewer.userId } });
        return endDevice(viewer, id);
      },
    ],
    [
      'the end of the account',
      async ({ browser }) => {
        const answer = await deleteAccount(browser.asking, { password: PASSWORD }, async () => {});
        await purgeAccounts(new Date());
        return answer;
      },
    ],
  ])('opens nothing after %s', async (_what, end) => {
    const account = await withAccount();
    const { token } = await createDeviceLink(account.viewer);
    expect(await end(account)).toBeTruthy();
    const redeemed = auth().api.redeemDeviceLink({ body: { token }, headers: new Browser().asking.headers });
    await expect(redeemed).rejects.toMatchObject({ statusCode: 404 });
  });

  test('signs nobody in where all that was signed in ends while it is used', async () => {
    const { browser, viewer } = await withAccount();
    const { token } = await createDeviceLink(viewer);
    const { internalAdapter } = await auth().$context;
    const create = internalAdapter.createSession;
    const late = vi.spyOn(internalAdapter, 'createSession').mockImplementationOnce(async (...given) => {
      await browser.does((asking) => changePassword(asking, { password: PASSWORD, newPassword: NEW }));
      return create(...given);
    });
    const redeemed = auth().api.redeemDeviceLink({ body: { token }, headers: new Browser().asking.headers });
    await expect(redeemed).rejects.toMatchObject({ statusCode: 404 });
    late.mockRestore();
    expect(await db.session.count({ where: { userId: viewer.userId } })).toBe(1);
  });
});

test('a new password needs the old one and ends all other devices', async () => {
  const { browser, email, viewer } = await withAccount();
  const phone = new Browser();
  await enters(phone, email);
  const change = (password: string) =>
    browser.does((asking) => changePassword(asking, { password, newPassword: 'Prague, 6 May 1757' }));
  expect(await change('not the password')).toMatchObject({ ok: false, code: 'wrong' });
  expect(await change(PASSWORD)).toEqual({ ok: true });
  expect(await phone.viewer()).toBeNull();
  expect(await browser.viewer()).toEqual(viewer);
  expect(await enters(phone, email)).toMatchObject({ ok: false });
  expect(await enters(phone, email, 'Prague, 6 May 1757')).toEqual({ ok: true });
});

describe('a recovery code', () => {
  const uses = (browser: Browser, email: string, code: string, password = 'Torgau, 3 Nov 1760') =>
    browser.does((asking) => recover(asking, { email, code, password }));

  test('sets a new password once, in whatever letters, and signs all devices out', async () => {
    const { browser, email, viewer, codes } = await withAccount();
    const [first = '', second = ''] = codes;
    const phone = new Browser();
    expect(await uses(phone, email, first.toLowerCase().replaceAll('-', ' '))).toEqual({ ok: true });
    expect(await phone.viewer()).toEqual(viewer);
    expect(await browser.viewer()).toBeNull();
    expect(await enters(browser, email, 'Torgau, 3 Nov 1760')).toEqual({ ok: true });
    expect(await uses(new Browser(), email, first)).toMatchObject({ ok: false, code: 'wrong' });
    expect(await readAccount(viewer.userId)).toMatchObject({ codes: CODES - 1 });
    expect(await uses(new Browser(), email, second)).toEqual({ ok: true });
  });

  test('of many at once serves one', async () => {
    const { email, codes } = await withAccount();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        recover(new Browser().asking, { email, code: codes[0] ?? '', password: `Password ${index} of 4` }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('opens no other account, and what is no code is answered in the same words as no account', async () => {
    const [one, two] = [await withAccount(), await withAccount()];
    const answers = [
      await uses(new Browser(), two.email, one.codes[0] ?? ''),
      await uses(new Browser(), two.email, 'no code'),
      await uses(new Browser(), newEmail(), one.codes[0] ?? ''),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ ok: false, code: 'wrong' });
    expect(await enters(new Browser(), two.email)).toEqual({ ok: true });
  });

  test('is stored as a hash only, and new ones end the old ones', async () => {
    const { browser, email, viewer, codes } = await withAccount();
    const rows = await db.recoveryCode.findMany({ where: { userId: viewer.userId } });
    expect(rows).toHaveLength(CODES);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
    expect(await renewCodes(browser.asking, { password: 'not the password' })).toMatchObject({ ok: false });
    const renewed = await renewCodes(browser.asking, { password: PASSWORD });
    expect(await uses(new Browser(), email, codes[0] ?? '')).toMatchObject({ ok: false });
    expect(renewed.ok && (await uses(new Browser(), email, renewed.codes[9] ?? ''))).toEqual({ ok: true });
  });

  test('of the operator works for a day, one at a time', async () => {
    const { email, viewer } = await withAccount();
    const [old, made] = [await resetByOperator(email), await resetByOperator(` ${email.toUpperCase()} `)];
    expect(await resetByOperator('nobody@example.org')).toBeNull();
    expect(await readAccount(viewer.userId)).toMatchObject({ codes: CODES });
    expect(await uses(new Browser(), email, old?.code ?? '')).toMatchObject({ ok: false });
    expect(await uses(new Browser(), email, made?.code ?? '')).toEqual({ ok: true });
    const late = await resetByOperator(email, new Date(Date.now() - 25 * 60 * 60 * 1000));
    expect(await uses(new Browser(), email, late?.code ?? '')).toMatchObject({ ok: false });
  });
});

describe('deleting an account', () => {
  const nothing = async () => {};

  test('needs the password, and takes armies, orders of battle and every way in with it', async () => {
    const { browser, email, viewer, codes } = await withAccount();
    const army = await stored(viewer, 'Vanguard');
    const link = await createShareLink(viewer, army);
    await createDeviceLink(viewer);
    const phone = new Browser();
    await enters(phone, email);
    expect(await deleteAccount(browser.asking, { password: 'not the password' }, nothing)).toMatchObject({
      ok: false,
      code: 'wrong',
    });
    expect(await browser.viewer()).toEqual(viewer);
    expect(await deleteAccount(browser.asking, { password: PASSWORD }, nothing)).toEqual({ ok: true });
    expect([await browser.viewer(), await phone.viewer()]).toEqual([null, null]);
    expect(await enters(phone, email)).toMatchObject({ ok: false });
    expect(await recover(phone.asking, { email, code: codes[0] ?? '', password: PASSWORD })).toMatchObject({
      ok: false,
    });
    expect(link.ok && (await getSharedArmy(link.token))).toBeNull();
    expect(await namesOf(viewer)).toEqual([]);
    expect(await readAccount(viewer.userId)).toBeNull();

    // what a device was storing in that moment goes too
    await stored(viewer, 'Rearguard');
    const now = new Date();
    expect(await purgeAccounts(now)).toBe(0);
    await purgeArmies(now);
    await purgeBattles(now);
    expect(await purgeAccounts(now)).toBe(1);
    expect(await db.army.count({ where: { userId: viewer.userId } })).toBe(0);
    expect(await db.user.count({ where: { id: viewer.userId } })).toBe(0);
    // the address is free again
    await withAccount(email);
  });

  test('is for those who have one', async () => {
    const browser = new Browser();
    const viewer = await browser.begin();
    expect(await deleteAccount(browser.asking, { password: PASSWORD }, nothing)).toMatchObject({
      code: 'not-found',
    });
    expect(await browser.viewer()).toEqual(viewer);
  });
});
