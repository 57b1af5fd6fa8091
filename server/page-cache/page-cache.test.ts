import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { provide } from '../../lib/platform/services';
import { hashedPolicy } from '../content-security-policy/hashed-policy';
import { NONCE } from '../content-security-policy/page-policy';
import { scriptHash } from '../content-security-policy/script-hash';
import { LIMITS } from '../limits';
import { renderInProcess } from '../render-pool/in-process';
import { internalServer, type RequestHandler } from '../request-internally';
import { cacheKey, hostsOf, PARTS } from './cache-key';
import { createPageCache } from './page-cache';
import { renderPage } from './render-page';

const rowOf = (path: string) => LIMITS.routes.find((row) => row.path === path && row.method === 'GET');
const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  ({ url, method, headers }) as unknown as IncomingMessage;
const HOSTS = hostsOf('https://muster.example, http://plain.example, nonsense');
const keyOf = (path: string, request: IncomingMessage) => cacheKey(rowOf(path), request, HOSTS);

const HISTORY = { kind: 'history', id: '' };
const NAVIGATION = { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' };

describe('what is made once', () => {
  const MINE = { cookie: 'theme=dark; muster.session_token=abc' };
  const EARLIER = { cookie: 'muster.earlier_tokens=abc' };
  const pages = createPageCache(
    renderInProcess(async () => {}),
    HOSTS,
  );
  const keyFor = async (path: string, headers = {}) => pages.keyOf(rowOf(path), asked(path, headers));

  test('is a page of everybody, whoever asks, and one of strangers for those alone who have nothing here', async () => {
    const seen: string[][] = [];
    provide({
      ownsAny: async (...question) => {
        seen.push(question);
        return question[1].includes('abc');
      },
    });
    expect(await keyFor('/rules')).toMatchObject({ path: '/rules', isPublic: true });
    expect(await keyFor('/rules', MINE)).toMatchObject({ path: '/rules' });
    expect(await keyFor('/history')).toMatchObject({ isPublic: false });
    expect(seen).toEqual([]);
    expect(await keyFor('/history', MINE)).toBeNull();
    expect(await keyFor('/history', EARLIER)).toBeNull();
    const others = { cookie: 'muster.session_token=def' };
    expect(await keyFor('/history', others)).toEqual(await keyFor('/history'));
    const event = await pages.keyOf(rowOf('/events/[eventId]'), asked('/events/autumn', others));
    expect(event).toMatchObject({ source: { kind: 'event', id: 'autumn' }, isPublic: false });
    expect(seen.at(-1)).toEqual(['event', 'muster.session_token=def', 'autumn']);
    // armies are everybody's own: nobody asks whether there are any
    expect(await keyFor('/', others)).toBeNull();
  });

  test('is none of strangers where nobody can say who it is', async () => {
    provide({ ownsAny: () => Promise.reject(new Error('the store is away')) });
    expect(await keyFor('/history', MINE)).toBeNull();
  });

  test('is one page and one navigation of an address, whatever else a browser says', () => {
    const navigation = { path: '/about', source: HISTORY, host: '', part: 'navigation', isPublic: true };
    expect(keyOf('/about', asked('/about?_rsc=1a-B_', NAVIGATION))).toEqual(navigation);
    expect(keyOf('/about', asked('/about', { 'accept-language': 'de', host: 'evil.example' }))).toEqual({
      ...navigation,
      part: 'page',
    });
    expect(keyOf('/about', asked('/about', { host: 'muster.example' }))?.host).toBe('muster.example');
    expect(keyOf('/about', asked('/about', { host: 'plain.example' }))?.host).toBe('');
  });

  test.each(['tree', 'head'] as const)('is what is asked for before a click: the %s', (part) => {
    const before = { ...PARTS[part], 'next-url': '/history' };
    expect(keyOf('/about', asked('/about?_rsc=1a-B_', before))).toMatchObject({ path: '/about', part });
  });

  test.each([
    ['a question', asked('/rules?q=done+for')],
    ['a second writing of an address', asked('/rules/%74hinglum')],
    [
      'what more than the head is asked for with',
      asked('/rules?_rsc=1', { ...NAVIGATION, 'next-router-prefetch': '1' }),
    ],
    ['another prefetch', asked('/rules?_rsc=1', { ...PARTS.tree, 'next-router-prefetch': '2' })],
    [
      'a part by its name',
      asked('/rules?_rsc=1', { ...PARTS.tree, 'next-router-segment-prefetch': '/rules' }),
    ],
    [
      'a head with a part by its name',
      asked('/rules?_rsc=1', { ...PARTS.head, 'next-router-segment-prefetch': '/x' }),
    ],
    ['an action', asked('/rules?_rsc=1', { ...NAVIGATION, 'next-action': 'abc' })],
    ['a question beside a navigation', asked('/rules?_rsc=1&q=a', NAVIGATION)],
    ['another method', asked('/rules', {}, 'HEAD')],
  ])('is not %s', (_, request) => {
    expect(keyOf('/rules', request)).toBeNull();
  });

  test('is no page of a person, a link or a secret', () => {
    const once = LIMITS.routes.filter((row) => row.once !== undefined);
    expect(once.length).toBeGreaterThanOrEqual(12);
    expect(once.map(({ who, kind, method, once: whose }) => ({ who, kind, method, whose }))).toEqual(
      once.map(({ once: whose }) => ({ who: 'anyone', kind: 'page', method: 'GET', whose })),
    );
    expect(new Set(once.map(({ once: whose }) => whose))).toEqual(new Set(['everybody', 'strangers']));
    expect(once.filter(({ path }) => /token|armyId|account|enter|receipt|verify/.test(path))).toEqual([]);
  });
});

const html = (nonce: string) =>
  `<head><link href="/a.css" nonce="${nonce}"/><script src="/a.js" nonce="${nonce}"></script></head>` +
  `<script nonce="${nonce}">own(1)</script><p>Zieten<script>theirs()</script></p>` +
  `<script nonce="${nonce}" id="_R_">push([1,"{\\"nonce\\":\\"${nonce}\\"}"])</script>`;

describe('the policy of such a page', () => {
  const policyWith = (nonce: string) =>
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'`;

  test('names its own scripts by their hashes, and none that came with what somebody wrote', () => {
    const { text, policy } = hashedPolicy(html('abc+/='), policyWith('abc+/='));
    const own = [...text.matchAll(/<script( id="_R_")?>(own|push)(.*?)<\/script>/g)].map(([script]) =>
      scriptHash(script.replace(/<script[^>]*>|<\/script>/g, '')),
    );
    expect(own).toHaveLength(2);
    expect(policy).toBe(`script-src 'self' ${own.join(' ')}; style-src 'self'`);
    expect(policy).not.toContain(scriptHash('theirs()'));
    expect(text).not.toContain('abc+/=');
  });

  test('and the page are the same whatever nonce it was made with', () => {
    expect(hashedPolicy(html('one=='), policyWith('one=='))).toEqual(
      hashedPolicy(html('two=='), policyWith('two==')),
    );
  });
});

describe('making a page', () => {
  const KEY = { path: '/about', source: HISTORY, host: '', part: 'page', isPublic: true } as const;
  const serving =
    (status: number): RequestHandler =>
    async (request, response) => {
      const [, nonce = ''] = NONCE.exec(String(request.headers['content-security-policy'])) ?? [];
      response.writeHead(status, {
        'content-type': 'text/html',
        'set-cookie': 'muster.session_token=secret',
      });
      response.end(html(nonce));
    };

  test('asks as nobody, and gives what may be sent to anybody', async () => {
    const seen: IncomingMessage[] = [];
    const handle: RequestHandler = async (request, response) => {
      seen.push(request);
      await serving(200)(request, response);
    };
    const page = await renderPage(internalServer(renderInProcess(handle)), KEY);
    expect(seen[0]?.headers.cookie).toBeUndefined();
    expect(page).toMatchObject({ status: 200, isKept: true });
    expect(page?.headers).toMatchObject({ 'cache-control': 'public, no-cache', etag: expect.any(String) });
    expect(Object.keys(page?.headers ?? {})).not.toContain('set-cookie');
    const { br, gzip } = page?.packed ?? { br: '', gzip: '' };
    expect(gunzipSync(gzip).toString()).toContain('own(1)');
    expect(brotliDecompressSync(br).toString()).toBe(gunzipSync(gzip).toString());
  });

  test('goes where the framework sends it, by a name of its own for what is asked, and nowhere else', async () => {
    const seen: string[] = [];
    const handle: RequestHandler = async (request, response) => {
      const { url = '' } = request;
      seen.push(url);
      if (!url.endsWith('_rsc=')) return serving(200)(request, response);
      response.writeHead(307, { location: url.startsWith('/moved') ? '/?_rsc=x' : `${url}abc` }).end();
    };
    const server = internalServer(renderInProcess(handle));
    const page = await renderPage(server, { ...KEY, part: 'head' });
    expect(page).toMatchObject({ status: 200, isKept: true });
    expect(await renderPage(server, { ...KEY, path: '/moved', part: 'tree' })).toMatchObject({
      status: 307,
      isKept: false,
    });
    expect(seen).toEqual(['/about?_rsc=', '/about?_rsc=abc', '/moved?_rsc=']);
  });

  test('keeps nothing that is no page, and gives nothing where the framework failed', async () => {
    expect(await renderPage(internalServer(renderInProcess(serving(404))), KEY)).toMatchObject({
      status: 404,
      isKept: false,
    });
    expect(await renderPage(internalServer(renderInProcess(serving(500))), KEY)).toBeNull();
    const strangers = { ...KEY, isPublic: false };
    expect(
      (await renderPage(internalServer(renderInProcess(serving(200))), strangers))?.headers,
    ).toMatchObject({
      'cache-control': 'private, no-store',
    });
  });
});
