import '@/prisma/test-database';
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { secret } from './auth';
import { openCookie } from './browser-cookies';
import { beginSession } from './fixtures/begin-session';

const NOW = new Date('2026-11-22T12:00:00Z');
const signed = (token: string, by = secret()) =>
  encodeURIComponent(`${token}.${createHmac('sha256', by).update(token).digest('base64')}`);
const session = (value: string) => `muster.session_token=${value}`;
const earlier = (...values: string[]) => `muster.earlier_tokens=${values.join('%20')}`;

test('of the cookies that are shown the first that opens a session is passed on, and no other', async () => {
  for (const token of ['mine', 'of-the-other-store']) await beginSession(token, NOW);
  const open = (...pairs: string[]) => openCookie(pairs.join('; '), NOW);
  expect(await open('passkey=a%2Eb', session(signed('mine')))).toBe(
    `${session(signed('mine'))}; passkey=a%2Eb`,
  );
  // its session was ended: the library would take the cookie out of the browser
  expect(await open(session(signed('ended')), 'a=b')).toBe('a=b');
  expect(await open(session(signed('mine', 'x'.repeat(64))))).toBe('');
  expect(await open(session('%ff%'), 'broken', '')).toBe('');
  const before = earlier(signed('ended'), signed('of-the-other-store'));
  expect(await open(session(signed('ended')), before)).toBe(
    `${session(signed('of-the-other-store'))}; ${before}`,
  );
});
