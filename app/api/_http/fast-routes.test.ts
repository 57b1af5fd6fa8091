import '@/prisma/test-database';
import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { lobositz } from '@/lib/armies/fixtures/armies';
import { getArmy } from '@/lib/armies/get-army';
import { checkEntries } from '@/lib/armies/read-check';
import { createArmy } from '@/lib/armies/save-army';
import { CHECK_LOOKUPS } from '@/lib/armies/share-links';
import { createGame } from '@/lib/games/create-game';
import { beginSession } from '@/lib/identity/fixtures/begin-session';
import type { FastRequest } from '@/lib/platform/services';
import { readTerms } from '@/lib/rules/read-packs';
import { steadyNow } from '@/lib/steady-clock';
import { dataFolder } from '@/prisma/test-database';
import { FAST_ROUTES } from './fast-routes';

const SECRET = 'k'.repeat(64);
const none = () => Promise.reject(new Error('This is not answered directly'));
const save = FAST_ROUTES['PUT /api/armies/[id]'] ?? none;
const read = FAST_ROUTES['GET /api/armies/[id]'] ?? none;
const check = FAST_ROUTES['POST /api/v1/check'] ?? none;

const cookieOf = (token: string, secret = SECRET) =>
  `other=1; muster.session_token=${encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)}`;

let id = '';
let userId = '';
beforeAll(async () => {
  writeFileSync(join(dataFolder, 'secret'), SECRET);
  ({ userId } = await beginSession('mine', await steadyNow()));
  await beginSession('theirs', await steadyNow());
  const made = await createArmy({ userId }, lobositz('One'));
  if (made.ok) ({ id } = made);
});

const fastRequest = (request: unknown, headers: Record<string, string> = {}): FastRequest => ({
  headers: {
    host: 'localhost:3000',
    'content-type': 'application/json',
    cookie: cookieOf('mine'),
    ...headers,
  },
  params: { id },
  search: new URLSearchParams(),
  body: Buffer.from(typeof request === 'string' ? request : JSON.stringify(request)),
});

const revision = async () => (await getArmy({ userId }, id))?.revision;

test('an army is read past the framework by its owner and by nobody else', async () => {
  const answer = await read(fastRequest(''));
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
  expect(JSON.parse(answer?.body ?? '')).toEqual(JSON.parse(JSON.stringify(await getArmy({ userId }, id))));
  expect((await read(fastRequest('', { cookie: cookieOf('theirs') })))?.status).toBe(404);
  for (const cookie of ['', cookieOf('mine', 'x'.repeat(64)), cookieOf('unknown')]) {
    expect(await read(fastRequest('', { cookie }))).toBeNull();
  }
});

describe('a save past the framework', () => {
  test('is the same save', async () => {
    const answer = await save(fastRequest({ revision: 1, file: lobositz('Two') }));
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ ok: true, revision: 2 });
    const stale = await save(fastRequest({ revision: 1, file: lobositz('Three') }));
    expect(stale?.status).toBe(409);
    expect(JSON.parse(stale?.body ?? '')).toMatchObject({ code: 'stale', current: { revision: 2 } });
    expect((await save(fastRequest({ revision: 2, file: {} })))?.status).toBe(422);
    const malformed = await save(fastRequest({ revision: '2', file: lobositz('Four') }));
    expect(malformed?.status).toBe(422);
    expect(JSON.parse(malformed?.body ?? '')).toMatchObject({
      code: 'invalid',
      errors: [{ at: ['revision'] }],
    });
  });

  test('of somebody else’s army finds none', async () => {
    const answer = await save(
      fastRequest({ revision: 2, file: lobositz('Four') }, { cookie: cookieOf('theirs') }),
    );
    expect(answer?.status).toBe(404);
    expect(await revision()).toBe(2);
  });

  test.each<[string, () => FastRequest]>([
    ['no cookie', () => fastRequest({}, { cookie: '' })],
    ['a cookie of another Muster', () => fastRequest({}, { cookie: cookieOf('mine', 'x'.repeat(64)) })],
    ['a cookie that is none', () => fastRequest({}, { cookie: 'muster.session_token=%ff%' })],
    ['a session that nobody has', () => fastRequest({}, { cookie: cookieOf('nobody’s') })],
    ['another site', () => fastRequest({}, { origin: 'https://evil.example' })],
    ['a strange host', () => fastRequest({}, { host: 'evil.example' })],
    ['no JSON', () => fastRequest({}, { 'content-type': 'text/plain' })],
    ['broken JSON', () => fastRequest('{"revision":')],
    ['no UTF-8', () => ({ ...fastRequest({}), body: Buffer.from([0xff, 0xfe]) })],
  ])('is left to the route for %s, before anything was done', async (_what, request) => {
    expect(await save(request())).toBeNull();
    expect(await revision()).toBe(2);
  });
});

describe('a check past the framework', () => {
  const entry = { file: 'one.json', text: JSON.stringify(lobositz('One')) };
  test('answers as the route does', async () => {
    const body = [entry, lobositz('Two'), { file: 'three.txt', text: 'no army' }];
    const answer = await check({ ...fastRequest(body), search: new URLSearchParams('words=1') });
    expect(answer?.status).toBe(200);
    expect(JSON.parse(answer?.body ?? '')).toEqual(await checkEntries(body, CHECK_LOOKUPS, { words: true }));
  });

  test('judges under packs as the route does', async () => {
    const read = await readTerms(['equal-points']);
    if (!read.ok) throw new Error(read.error.message);
    const answer = await check(fastRequest({ packs: ['equal-points'], files: [entry] }));
    const told = JSON.parse(answer?.body ?? '');
    expect(told).toEqual(await checkEntries([entry], CHECK_LOOKUPS, { terms: read.terms }));
    expect(told[0].profile).toContain('packs: Equal points 1 #');
    expect(told[0].findings).toContainEqual(
      expect.objectContaining({ code: 'terms-points', origin: { kind: 'event', name: 'Equal points' } }),
    );
  });

  test.each<[string, unknown, Record<string, string>?]>([
    ['another site', [entry], { origin: 'https://evil.example' }],
    ['no JSON', [entry], { 'content-type': 'text/plain' }],
    ['broken JSON', '[{'],
    ['no array', {}],
    ['a pack that is none', { packs: ['nowhere'], files: [entry] }],
    ['too many packs', { packs: Array.from({ length: 9 }, () => 'equal-points'), files: [entry] }],
    ['a pack and a link', { packs: ['attack'], files: [{ file: 'a', text: '/s/abcdefghijklmnopqrst' }] }],
    ['more than 20 kB', [{ file: 'a', text: 'x'.repeat(20_000) }]],
    ['too many', Array.from({ length: 201 }, () => entry)],
    ['a link', [entry, { file: 'link', text: ' /s/abcdefghijklmnopqrst ' }]],
    ['a link in other letters', `[{"file":"link","\\u0074ext":"\\u002fs/abcdefghijklmnopqrst"}]`],
  ])('is left to the route for %s', async (_what, body, headers) => {
    expect(await check(fastRequest(body, headers))).toBeNull();
  });
});

test('a game is asked and told past the framework by who sits at it, and by nobody else', async () => {
  const ready = (army: string) => ({ kind: 'ready', id: army }) as const;
  const opened = await createGame({ userId, address: null }, async () => ({ userId, address: null }), {
    key: 'a-game-of-this-test',
    armies: [ready('st-ulrich-blue'), ready('st-ulrich-red')],
  });
  const game = opened.ok ? opened.id : '';
  const [news, add] = [
    FAST_ROUTES['GET /api/games/[id]/facts'] ?? none,
    FAST_ROUTES['POST /api/games/[id]/facts'] ?? none,
  ];
  const of = (request: FastRequest, search = ''): FastRequest => ({
    ...request,
    params: { id: game },
    search: new URLSearchParams(search),
  });
  const fact = { n: 1, at: '2026-11-27T19:00:00.000Z', what: { act: 'go on' } };
  const body = { device: 'phone-of-this-test', since: 0, facts: [fact] };
  const sent = await add(of(fastRequest(body)));
  expect([sent?.status, JSON.parse(sent?.body ?? '').count]).toEqual([200, 1]);
  const told = async (search: string, cookie?: string) =>
    news(of(fastRequest('', cookie === undefined ? {} : { cookie }), search));
  expect(JSON.parse((await told('since=0'))?.body ?? '').facts).toHaveLength(1);
  expect(JSON.parse((await told('since=1'))?.body ?? '')).toEqual({ count: 1, facts: [], seatChanges: 0 });
  expect(JSON.parse((await told('since=x'))?.body ?? '').facts).toHaveLength(1);
  expect((await told('', cookieOf('theirs')))?.status).toBe(404);
  expect(await told('', '')).toBeNull();
  expect((await add(of(fastRequest(body, { cookie: cookieOf('theirs') }))))?.status).toBe(404);
  expect((await add(of(fastRequest({ ...body, more: 1 }))))?.status).toBe(422);
  for (const headers of [{ origin: 'http://elsewhere' }, { 'content-type': 'text/plain' }]) {
    expect(await add(of(fastRequest(body, headers)))).toBeNull();
  }
  expect(await add(of(fastRequest('{')))).toBeNull();
});
