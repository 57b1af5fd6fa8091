import '@/prisma/test-database';
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '../db';
import { beginSession } from './fixtures/begin-session';
import { findSession, needsRenewal, readSigned, renewSession, shownCookies, withEarlier } from './sessions';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-22T12:00:00Z');
const SECRET = 's'.repeat(64);

const signed = (token: string, secret = SECRET) =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;

const later = (time: number) => new Date(NOW.getTime() + time);

describe('a cookie', () => {
  test('gives its token if this Muster has signed it', () => {
    expect(readSigned(signed('abc'), SECRET)).toBe('abc');
    expect(readSigned(signed('a.b.c'), SECRET)).toBe('a.b.c');
  });

  test.each([
    ['another Muster’s', signed('abc', 'x'.repeat(64))],
    ['another token’s signature', `abd.${signed('abc').split('.')[1]}`],
    ['no signature', 'abc'],
    ['an empty one', 'abc.'],
    ['a cut one', signed('abc').slice(0, -4)],
    ['nothing', ''],
    ['only a signature', `.${signed('').slice(1)}`],
    ['a long one', `${'a'.repeat(400)}.AAAA`],
  ])('%s gives none', (_what, value) => expect(readSigned(value, SECRET)).toBeNull());

  test('that a new one replaces is kept beside it, the last three of them', () => {
    expect(withEarlier(undefined, undefined)).toBeUndefined();
    const one = withEarlier('one', undefined);
    const four = withEarlier('four', withEarlier('three', withEarlier('two', one)));
    expect(four).toBe('four three two');
    expect(withEarlier('three', four)).toBe('three four two');
    expect(shownCookies('today', four)).toEqual(['today', 'four', 'three', 'two']);
    expect(shownCookies(undefined, undefined)).toEqual([]);
  });
});

describe('a session', () => {
  test('is that of the first token that opens one', async () => {
    const [mine] = [await beginSession('mine', NOW), await beginSession('other', NOW)];
    expect(await findSession(['nobody’s', 'mine', 'other'], NOW)).toMatchObject(mine);
    expect(await findSession(['nobody’s'], NOW)).toBeNull();
    expect(await findSession([], NOW)).toBeNull();
  });

  test('that has run out opens nothing, and is still there', async () => {
    await beginSession('old', NOW);
    expect(await findSession(['old'], later(399 * DAY))).not.toBeNull();
    expect(await findSession(['old'], later(401 * DAY))).toBeNull();
    expect(await db.session.count({ where: { token: 'old' } })).toBe(1);
  });

  test('starts its days anew once a day', async () => {
    await beginSession('rolls', NOW);
    const session = await findSession(['rolls'], NOW);
    if (session === null) throw new Error('There is no session');
    expect(needsRenewal(session, later(DAY / 2))).toBe(false);
    expect(await renewSession(session, later(DAY / 2))).toBe(false);
    const tomorrow = later(DAY);
    const rolled = await Promise.all([renewSession(session, tomorrow), renewSession(session, tomorrow)]);
    expect(rolled.toSorted()).toEqual([false, true]);
    expect((await findSession(['rolls'], later(400 * DAY)))?.updatedAt).toEqual(tomorrow);
  });
});
