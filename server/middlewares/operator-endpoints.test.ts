import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { VERSION } from '../../bin/lib/version.mjs';
import { provide, services } from '../../lib/platform/services';
import { lanAddresses } from '../bootstrap/lan-addresses.mjs';
import { proxiesOf } from '../bootstrap/trusted-proxies.mjs';
import { LIMITS } from '../limits';
import { createPipeline } from '../pipeline';
import { createRequestLog } from '../request-log';

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  Reflect.deleteProperty(services(), 'ready');
});

type Parts = { token?: string; proxies?: string; origins?: string; isStarting?: () => boolean };

const start = async ({ proxies, ...parts }: Parts = {}) => {
  const pipeline = createPipeline({
    limits: LIMITS,
    proxies: proxiesOf(proxies),
    ...parts,
    handle: async (_request, response) => {
      response.statusCode = 409;
      response.end(String(services().requestId?.()));
    },
  });
  const server = createServer((asked, response) => void pipeline.handle(asked, response));
  open.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const request = get({ host: '127.0.0.1', port, path, headers, method }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      });
      request.on('error', reject);
      request.end();
    });
  return { ask, pipeline };
};

const ready = (why: () => Promise<string | null>) => provide({ checkStorage: why });

describe('whether the server can be asked', () => {
  test('the process is alive before the store is ready', async () => {
    const { ask } = await start();
    expect(await ask('/healthz')).toMatchObject({ status: 200, text: 'alive\n' });
    expect(await ask('/readyz')).toMatchObject({ status: 503, text: 'The app has not started yet.\n' });
  });

  test('it is not ready until it has warmed up, whatever its store says', async () => {
    let isStarting = true;
    const { ask } = await start({ isStarting: () => isStarting });
    ready(async () => null);
    expect(await ask('/readyz')).toMatchObject({ status: 503, text: 'The server is starting.\n' });
    expect((await ask('/healthz')).status).toBe(200);
    isStarting = false;
    expect(await ask('/readyz')).toMatchObject({ status: 200, text: 'ready\n' });
  });

  test('it is ready when the store is, which is asked once for many', async () => {
    const { ask } = await start();
    const asked = vi.fn(async () => null);
    ready(asked);
    for (const { status } of await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')))) {
      expect(status).toBe(200);
    }
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('it says why it is not', async () => {
    const { ask } = await start();
    ready(async () => 'The store has no tables yet.');
    expect(await ask('/readyz')).toMatchObject({ status: 503, text: 'The store has no tables yet.\n' });
    const other = await start();
    ready(() => Promise.reject(new Error('postgres://secret@host')));
    expect(await other.ask('/readyz')).toMatchObject({ status: 503, text: 'The store does not answer.\n' });
  });

  test('once it stops it is not ready, takes nothing more, and is alive', async () => {
    const { ask, pipeline } = await start();
    ready(async () => null);
    pipeline.close();
    expect(await ask('/readyz')).toMatchObject({ status: 503, text: 'The server is stopping.\n' });
    const refused = await ask('/api/armies');
    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({ connection: 'close', 'retry-after': '5' });
    expect((await ask('/healthz')).status).toBe(200);
  });
});

describe('numbers', () => {
  test('count requests by kind and saves by what became of them, without an address', async () => {
    const { ask } = await start();
    await ask('/api/armies/geheim', { 'content-length': '0' }, 'PUT');
    await ask('/armies/geheim');
    services().countPageError?.();
    const { text, headers } = await ask('/metrics');
    expect(text).toContain('muster_page_faults_total 1');
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toContain('muster_requests_total{kind="save",method="PUT",status="409"} 1');
    expect(text).toContain('muster_requests_total{kind="page",method="GET",status="409"} 1');
    expect(text).toContain('muster_saves_total{result="conflict"} 1');
    expect(text).toContain(`muster_info{version="${VERSION}"} 1`);
    expect(text).toMatch(/muster_request_seconds_count\{kind="save"\} 1/);
    expect(text).toContain('muster_waiting{lane="press"} 0');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('geheim');
    expect(text).not.toContain('127.0.0.1');
  });

  test('are for this machine, and for nobody who comes through a proxy', async () => {
    const { ask } = await start({ proxies: '127.0.0.1' });
    expect((await ask('/metrics')).status).toBe(200);
    const ofProxies = [
      'x-forwarded-for',
      'x-forwarded-proto',
      'forwarded',
      'via',
      'x-real-ip',
      'x-client-ip',
    ];
    for (const name of [...ofProxies, 'cf-connecting-ip', 'true-client-ip', 'x-cluster-client-ip']) {
      expect((await ask('/metrics', { [name]: '127.0.0.1' })).status, name).toBe(404);
    }
  });

  test('are for this machine under its own name, and not for a page whose name leads here', async () => {
    const { ask } = await start();
    const own = ['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]', '[::1]:3000', ...lanAddresses()];
    for (const host of own) expect((await ask('/metrics', { host })).status, host).toBe(200);
    const others = ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:3000', '[::2]'];
    for (const host of others) expect((await ask('/metrics', { host })).status, host).toBe(404);
  });

  test('are for nobody without a token where a proxy offers Muster under an address of its own', async () => {
    const origins = 'https://muster.example.org';
    expect((await (await start({ origins })).ask('/metrics')).status).toBe(404);
    const { ask } = await start({ origins, token: 'a-long-token' });
    expect((await ask('/metrics')).status).toBe(404);
    expect((await ask('/metrics', { authorization: 'Bearer a-long-token' })).status).toBe(200);
  });

  test('are for whoever has the token, where there is one', async () => {
    const { ask } = await start({ token: 'a-long-token' });
    expect((await ask('/metrics')).status).toBe(404);
    expect((await ask('/metrics', { authorization: 'Bearer another' })).status).toBe(404);
    expect((await ask('/metrics', { authorization: 'Bearer a-long-token', via: 'x' })).status).toBe(200);
  });
});

describe('the id of a request', () => {
  test('is told in the answer and known to the work for it', async () => {
    const { ask } = await start();
    const [first, second] = [await ask('/'), await ask('/')];
    expect(first.text).toBe(first.headers['x-request-id']);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  test('is that of a trusted proxy, and of nobody else', async () => {
    const given = { 'x-request-id': 'of-the-proxy-1' };
    expect((await (await start({ proxies: '127.0.0.1' })).ask('/', given)).text).toBe('of-the-proxy-1');
    expect((await (await start()).ask('/', given)).text).not.toBe('of-the-proxy-1');
    const bad = { 'x-request-id': '"}\u00a0{' };
    expect((await (await start({ proxies: '127.0.0.1' })).ask('/', bad)).text).toMatch(/^[\w-]{12}$/);
  });
});

test('a request is written down by its route, and only where that is wanted', () => {
  const lines: string[] = [];
  const keep = (line: string) => lines.push(line) > 0;
  const told = { id: 'r1', kind: 'page', method: 'GET', path: '/s/[token]', status: 200, seconds: 0.0123 };
  createRequestLog('requests', keep)(told);
  createRequestLog(undefined, keep)(told);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.any(String),
    level: 'request',
    request: 'r1',
    kind: 'page',
    method: 'GET',
    route: '/s/[token]',
    status: 200,
    ms: 12,
  });
});
