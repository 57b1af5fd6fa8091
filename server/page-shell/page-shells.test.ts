import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { provide } from '../../lib/platform/services';
import { SHELL_HEADER, SHELL_ID, type ShellData } from '../../lib/platform/shell-data';
import { NONCE } from '../content-security-policy/page-policy';
import { LIMITS } from '../limits';
import { renderInProcess } from '../render-pool/in-process';
import { internalServer, type RequestHandler, requestInternally } from '../request-internally';
import { createPageShells } from './page-shells';

const BUILDER = '/armies/[armyId]';
const rowOf = (path: string) => LIMITS.routes.find((row) => row.path === path && row.method === 'GET');

const lobositz: ShellData = { part: 'honours-of-war', data: { id: 'a1' } };

const CHUNKS = { 'honours-of-war': ['/_next/static/chunks/rules.js'] };

/** A framework that draws `status`, and how often it was asked for what. */
const framework = (status = 200) => {
  const asked: string[] = [];
  const handle: RequestHandler = async (request, response) => {
    asked.push(`${request.url} ${request.headers[SHELL_HEADER] ?? ''}`);
    const [, nonce] = NONCE.exec(String(request.headers['content-security-policy'])) ?? [];
    response.statusCode = status;
    response.setHeader('content-type', 'text/html');
    response.end(`<head><title>Army</title></head><script nonce="${nonce}">open("${SHELL_ID}")</script>`);
  };
  return { asked, draw: renderInProcess(handle) };
};

/** What a visitor is sent; null where the page has to be drawn. */
const visit = async (pages: ReturnType<typeof createPageShells>, path: string, headers = {}) => {
  let isSent = true;
  const server = internalServer(async (request, response) => {
    const open = await pages.open(rowOf(BUILDER), request);
    isSent = open !== null && (await open({ request, response }));
    if (!isSent) response.end();
  });
  const answer = await requestInternally(server, { path, headers });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  return isSent ? { headers: answer.headers, body } : null;
};

const request = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  ({ url, method, headers }) as unknown as IncomingMessage;

afterEach(() => provide({ shellData: {} }));

describe('a page shell', () => {
  test('is drawn once for all, and sent with a policy and a nonce of its own', async () => {
    provide({
      shellData: {
        builder:
          async ({ params }) =>
          async () => ({ ...lobositz, data: { name: `Army ${params.armyId}` } }),
      },
    });
    const { asked, draw } = framework();
    const pages = createPageShells(draw, async () => '1', CHUNKS);
    const [one, two] = await Promise.all([visit(pages, '/armies/a1'), visit(pages, '/armies/a2')]);
    const three = await visit(pages, '/armies/a3', { 'accept-encoding': 'gzip' });
    const four = await visit(pages, '/armies/a4', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(asked).toEqual([`/armies/${SHELL_ID} 1`]);
    expect(one?.body.toString()).toContain('{"name":"Army a1"}');
    expect(one?.body.toString()).toContain('href="/_next/static/chunks/rules.js"');
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
    provide({ shellData: { builder: async () => async () => lobositz } });
    const { asked, draw } = framework();
    let version = '1';
    const pages = createPageShells(draw, async () => version);
    await visit(pages, '/armies/a1');
    version = '2';
    await visit(pages, '/armies/a1');
    expect(asked).toHaveLength(2);
  });

  test('is left to the framework where there is nothing of the visitor’s, or no shell', async () => {
    provide({ shellData: { builder: async () => null } });
    const { asked, draw } = framework();
    expect(
      await visit(
        createPageShells(draw, async () => '1'),
        '/armies/a1',
      ),
    ).toBeNull();
    expect(asked).toEqual([]);
    provide({ shellData: { builder: async () => async () => lobositz } });
    const failing = framework(500);
    const pages = createPageShells(failing.draw, async () => '1');
    expect(await visit(pages, '/armies/a1')).toBeNull();
    expect(await visit(pages, '/armies/a1')).toBeNull();
    expect(failing.asked).toHaveLength(2);
  });

  test('is a whole page under its bare address', async () => {
    provide({ shellData: { builder: async () => async () => lobositz } });
    const shells = createPageShells(framework().draw, async () => '1');
    const isShell = async (path: string, ...sent: Parameters<typeof request>) =>
      (await shells.open(rowOf(path), request(...sent))) !== null;
    expect(await isShell(BUILDER, '/armies/a1')).toBe(true);
    expect(await isShell(BUILDER, '/armies/a1?print=1')).toBe(false);
    expect(await isShell(BUILDER, '/armies/%61')).toBe(false);
    expect(await isShell(BUILDER, '/armies/a1', {}, 'HEAD')).toBe(false);
    expect(await isShell(BUILDER, '/armies/a1', { rsc: '1' })).toBe(false);
    expect(await isShell('/account', '/account')).toBe(false);
  });
});

test('only pages have shells', () => {
  const shellRows = LIMITS.routes.filter(({ shell }) => shell);
  expect(shellRows.map(({ path }) => path).toSorted()).toEqual(['/', BUILDER]);
  for (const { kind, method } of shellRows) expect(`${method} ${kind}`).toBe('GET page');
});
