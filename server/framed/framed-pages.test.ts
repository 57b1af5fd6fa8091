import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { type Filling, FRAME_HEADER, FRAME_ID, MARKS } from '../../lib/wire/frame';
import { drawPages } from '../answers/draw-page';
import { NONCE } from '../answers/page-security';
import { LIMITS } from '../limits';
import { askWithin, type Handle, serverWithin } from '../made/ask-within';
import { lend } from '../ports';
import { makeFramedPages } from './framed-pages';

const BUILDER = { name: 'builder', path: '/armies/[armyId]' };
const rowOf = (path: string) => LIMITS.routes.find((row) => row.path === path && row.method === 'GET');

const lobositz: Filling = { name: 'Lobositz', nation: 'prussia', data: { id: 'a1' } };

/** A framework that draws `status`, and how often it was asked for what. */
const framework = (status = 200) => {
  const asked: string[] = [];
  const handle: Handle = async (request, response) => {
    asked.push(`${request.url} ${request.headers[FRAME_HEADER] ?? ''}`);
    const [, nonce] = NONCE.exec(String(request.headers['content-security-policy'])) ?? [];
    response.statusCode = status;
    response.setHeader('content-type', 'text/html');
    response.end(
      `<head><title>${MARKS.name}</title></head><script nonce="${nonce}">open("${FRAME_ID}")</script>`,
    );
  };
  return { asked, draw: drawPages(handle) };
};

/** What a visitor is sent; null where the page has to be drawn. */
const visit = async (pages: ReturnType<typeof makeFramedPages>, path: string, headers = {}) => {
  let isSent = true;
  const server = serverWithin(async (request, response) => {
    isSent = await pages.send(BUILDER, { request, response });
    if (!isSent) response.end();
  });
  const answer = await askWithin(server, { path, headers });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  return isSent ? { headers: answer.headers, body } : null;
};

const request = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  ({ url, method, headers }) as unknown as IncomingMessage;

afterEach(() => lend({ fillings: {} }));

describe('a page that is filled in by the door', () => {
  test('is drawn once for all, and sent with a policy and a nonce of its own', async () => {
    lend({ fillings: { builder: async ({ params }) => ({ ...lobositz, name: `Army ${params.armyId}` }) } });
    const { asked, draw } = framework();
    const pages = makeFramedPages(draw, async () => '1');
    const [one, two] = await Promise.all([visit(pages, '/armies/a1'), visit(pages, '/armies/a2')]);
    const three = await visit(pages, '/armies/a3', { 'accept-encoding': 'gzip' });
    const four = await visit(pages, '/armies/a4', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(asked).toEqual([`/armies/${FRAME_ID} 1`]);
    expect(one?.body.toString()).toContain('<title>Army a1</title>');
    expect(two?.body.toString()).toContain('open("a2")');
    expect(gunzipSync(three?.body ?? '').toString()).toContain('Army a3');
    expect(four?.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(four?.body ?? '').toString()).toContain('Army a4');
    const nonces = [one, two, three].map((page) => {
      const [, nonce = ''] = NONCE.exec(String(page?.headers['content-security-policy'])) ?? [];
      return nonce;
    });
    expect(new Set(nonces).size).toBe(3);
    expect(one?.body.toString()).toContain(`nonce="${nonces[0]}"`);
    expect(one?.headers['cache-control']).toBe('private, no-store');
  });

  test('is drawn again for another state of the store', async () => {
    lend({ fillings: { builder: async () => lobositz } });
    const { asked, draw } = framework();
    let version = '1';
    const pages = makeFramedPages(draw, async () => version);
    await visit(pages, '/armies/a1');
    version = '2';
    await visit(pages, '/armies/a1');
    expect(asked).toHaveLength(2);
  });

  test('is left to the framework where there is nothing of the visitor’s, or no frame', async () => {
    lend({ fillings: { builder: async () => null } });
    const { asked, draw } = framework();
    expect(
      await visit(
        makeFramedPages(draw, async () => '1'),
        '/armies/a1',
      ),
    ).toBeNull();
    expect(asked).toEqual([]);
    lend({ fillings: { builder: async () => lobositz } });
    const failing = framework(500);
    const pages = makeFramedPages(failing.draw, async () => '1');
    expect(await visit(pages, '/armies/a1')).toBeNull();
    expect(await visit(pages, '/armies/a1')).toBeNull();
    expect(failing.asked).toHaveLength(2);
  });

  test('is a whole page under its bare address', () => {
    lend({ fillings: { builder: async () => lobositz } });
    const { frameOf } = makeFramedPages(framework().draw, async () => '1');
    const row = rowOf(BUILDER.path);
    expect(frameOf(row, request('/armies/a1'))).toEqual(BUILDER);
    expect(frameOf(row, request('/armies/a1?print=1'))).toBeNull();
    expect(frameOf(row, request('/armies/%61'))).toBeNull();
    expect(frameOf(row, request('/armies/a1', {}, 'HEAD'))).toBeNull();
    expect(frameOf(row, request('/armies/a1', { rsc: '1' }))).toBeNull();
    expect(frameOf(rowOf('/account'), request('/account'))).toBeNull();
  });
});

test('only pages have frames', () => {
  const framed = LIMITS.routes.filter(({ frame }) => frame);
  expect(framed.map(({ path }) => path).toSorted()).toEqual(['/', BUILDER.path]);
  for (const { kind, method } of framed) expect(`${method} ${kind}`).toBe('GET page');
});
