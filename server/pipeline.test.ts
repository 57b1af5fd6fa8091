import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FairQueue } from '../lib/platform/fair-queue';
import { provide, services } from '../lib/platform/services';
import { proxiesOf } from './bootstrap/trusted-proxies.mjs';
import { LIMITS } from './limits';
import { createPipeline } from './pipeline';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Answer = { status: number; headers: Record<string, unknown>; text: string };

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const textOf = async (from: AsyncIterable<Buffer>) => {
  let text = '';
  for await (const chunk of from) text += chunk;
  return text;
};

const echo: Handle = async (asked, response) => {
  const body = await textOf(asked);
  response.end(JSON.stringify({ url: asked.url, headers: asked.headers, size: body.length }));
};

const start = async (handle: Handle = echo, change: object = {}, proxies = '') => {
  const faults: unknown[] = [];
  const pipeline = createPipeline({
    limits: { ...LIMITS, ...change },
    proxies: proxiesOf(proxies),
    handle,
    logError: (line) => faults.push(line),
  });
  const server = createServer({ highWaterMark: 9_000_000 }, (asked, response) => {
    void pipeline.handle(asked, response);
  });
  open.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const send = (method: string, path: string, body = '', headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: { 'content-length': String(body.length), ...headers },
        },
        (response) => {
          textOf(response).then(
            (text) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
            reject,
          );
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  return { send, port, pipeline, faults };
};

const json = { 'content-type': 'application/json' };

describe('what does not fit is refused before anything works for it', () => {
  const refusals: [string, string, number, string][] = [
    ['TRACE', '/', 405, 'wrong-method'],
    ['PATCH', '/api/armies', 405, 'wrong-method'],
    ['POST', '/', 405, 'wrong-method'],
    ['POST', '/nothing', 405, 'wrong-method'],
    ['GET', '/%ff', 400, 'bad-address'],
    ['GET', '/a%', 400, 'bad-address'],
    ['GET', '/..\\..\\x', 400, 'bad-address'],
    ['GET', '/_next/static/../../api/verify/AA-BCDF-GH', 400, 'bad-address'],
    ['GET', '/api/%2e/verify/AA-BCDF-GH', 400, 'bad-address'],
    ['GET', '/api/verify/AA-BCDF-GH#/a/b', 400, 'bad-address'],
    ['GET', '/api/armies/%00', 400, 'bad-address'],
    ['GET', '/api/history/regiments?q=a%00b', 400, 'bad-address'],
    ['POST', '//api/armies', 400, 'bad-address'],
    ['GET', '//api/armies?a=1', 308, 'moved'],
    ['GET', `/${'a'.repeat(3000)}`, 414, 'too-long'],
    ['GET', '/_next/image?url=x', 404, 'not-found'],
  ];
  test.each(refusals)('%s %s', async (method, path, status, code) => {
    const handled: string[] = [];
    const { send } = await start(async ({ url }) => void handled.push(url ?? ''));
    const answer = await send(method, path);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ ok: false, code });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(handled).toEqual([]);
  });

  test('a path that is written otherwise, with the plain one to go on to', async () => {
    const { send } = await start();
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await send(method, '//evil.example//%61?q=//b');
      expect([status, headers.location]).toEqual([308, '/evil.example/a?q=//b']);
    }
  });

  test('a host that is more than the name of a machine and a port', async () => {
    const { send } = await start();
    const own = [
      '127.0.0.1',
      '127.0.0.1:3230',
      'localhost',
      'muster.example.org',
      'my_pc.local:80',
      '[::1]:3000',
    ];
    for (const host of own) expect((await send('GET', '/devices', '', { host })).status, host).toBe(200);
    const tails = ['/../evil', '@evil.example', '?a', '#a', '\\evil', ':1:2', ':a', ' evil', ':3230/'];
    for (const tail of tails) {
      const { status, text } = await send('GET', '/devices', '', { host: `127.0.0.1${tail}` });
      expect([tail, status, JSON.parse(text).code]).toEqual([tail, 400, 'bad-host']);
    }
    expect((await send('GET', '/devices', '', { host: 'evil@127.0.0.1' })).status).toBe(400);
  });

  test('a body larger than that of its route, for every route', async () => {
    const { send } = await start(echo, { request: { ...LIMITS.request, bodiesOfAddress: 1e9, bodies: 1e9 } });
    for (const { path, method, body } of LIMITS.routes) {
      const at = path.replaceAll(/\[(\.\.\.)?\w+\]/g, 'x');
      const answer = await send(method, at, '', { 'content-length': String(body + 1) });
      expect([method, at, answer.status]).toEqual([method, at, 413]);
      expect(answer.text.length).toBeLessThan(300);
    }
  });

  test('a body of unknown length', async () => {
    const { port } = await start();
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          'POST /api/armies HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n',
        );
      });
      socket.once('data', (chunk) => {
        resolve(String(chunk));
        socket.destroy();
      });
    });
    expect(answer).toMatch(/^HTTP\/1\.1 411/);
  });

  test('more content at once than one address may have under way', async () => {
    const { port, send } = await start(echo, { request: { ...LIMITS.request, bodiesOfAddress: 2_000_000 } });
    const slow = connect(port, '127.0.0.1', () => {
      slow.write('POST /api/armies HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n{');
    });
    await new Promise((seen) => setTimeout(seen, 100));
    expect((await send('POST', '/api/armies', 'x'.repeat(1_050_000), json)).status).toBe(429);
    slow.destroy();
    await new Promise((seen) => setTimeout(seen, 100));
    expect((await send('POST', '/api/armies', 'x'.repeat(1_050_000), json)).status).toBe(200);
  });

  test('a person for a page, as a page', async () => {
    const { send } = await start();
    const answer = await send('POST', '/', '', { accept: 'text/html' });
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.text).toContain('<h1>');
  });
});

describe('what is let through', () => {
  test('arrives whole, with the visitor’s address and none of his own words on it', async () => {
    const { send } = await start();
    const before = Date.now();
    const answer = await send('POST', '/api/armies', 'x'.repeat(500_000), {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      'x-muster-address': '6.6.6.6',
      'x-muster-arrived': '0',
      'x-middleware-subrequest': 'proxy',
    });
    const { headers, size } = JSON.parse(answer.text);
    expect(size).toBe(500_000);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-muster-address']).toBe('127.0.0.1');
    expect(Number(headers['x-muster-arrived'])).toBeGreaterThanOrEqual(before);
    expect(headers).not.toHaveProperty('x-forwarded-proto');
    expect(headers).not.toHaveProperty('x-middleware-subrequest');
  });

  test('a proxy of the settings is believed', async () => {
    const { send } = await start(echo, {}, '127.0.0.1');
    const forwarded = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7', 'x-forwarded-proto': 'https' };
    const { headers } = JSON.parse((await send('GET', '/devices', '', forwarded)).text);
    expect(headers).toMatchObject({ 'x-muster-address': '203.0.113.7', 'x-forwarded-proto': 'https' });
  });

  test('waits for its whole body before it takes anybody’s place', async () => {
    const queues = { ...LIMITS.queues, light: { atOnce: 1, waiting: 10 } };
    const { port, send } = await start(echo, { queues });
    const slow = connect(port, '127.0.0.1', () => {
      slow.write('PUT /api/armies/x HTTP/1.1\r\nhost: x\r\ncontent-length: 20\r\n\r\nabc');
    });
    await new Promise((seen) => setTimeout(seen, 50));
    expect((await send('GET', '/api/armies')).status).toBe(200);
    slow.destroy();
  });
});

describe('turns', () => {
  const few = {
    kinds: { ...LIMITS.kinds, read: { ...LIMITS.kinds.read, perMinute: 3 } },
    address: { times: 2 },
  };
  const as = (token: string) => ({ cookie: `muster.session_token=${token}` });

  test('are those of a person, and for all behind one address so many times as many', async () => {
    const { send } = await start(echo, few);
    const statuses = async (token: string, times: number) => {
      const all: number[] = [];
      for (let turn = 0; turn < times; turn++)
        all.push((await send('GET', '/api/armies', '', as(token))).status);
      return all;
    };
    expect(await statuses('one', 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses('two', 3)).toEqual([200, 200, 429]);
    const refused = await send('GET', '/api/armies', '', as('three'));
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'too-many' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('GET', '/devices')).status).toBe(200);
  });
});

test('a visitor who has gone is forgotten, and his place is free once the work for him has ended', async () => {
  let finish = () => {};
  const seen: string[] = [];
  const handle: Handle = async ({ url }, response) => {
    seen.push(url ?? '');
    if (url === '/rules')
      await new Promise<void>((done) => {
        finish = done;
      });
    response.end('ok');
  };
  const queues = { ...LIMITS.queues, page: { atOnce: 1, waiting: 10 } };
  const { port, send, pipeline } = await start(handle, { queues });
  const ask = (path: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`));
    return socket;
  };
  const working = ask('/rules');
  await expect.poll(() => seen).toEqual(['/rules']);
  const waiting = ask('/about');
  await expect.poll(() => pipeline.queues.page?.waiting).toBe(1);
  waiting.destroy();
  await expect.poll(() => pipeline.queues.page?.waiting).toBe(0);
  working.destroy();
  const last = send('GET', '/devices');
  await expect.poll(() => pipeline.queues.page?.waiting).toBe(1);
  finish();
  expect((await last).text).toBe('ok');
  expect(seen).toEqual(['/rules', '/devices']);
});

test('who leaves before his file has come keeps nobody from theirs', async () => {
  let asked = 0;
  // as a framework that sends a file and never learns that its reader has gone
  const handle: Handle = async ({ url }, response) => {
    asked++;
    if (url?.endsWith('large.js')) await new Promise(() => {});
    response.end('ok');
  };
  const { port, send } = await start(handle);
  const { atOnce } = LIMITS.queues.file;
  const leaving = Array.from({ length: 2 * atOnce }, () =>
    connect(port, '127.0.0.1', function (this: Socket) {
      this.write('GET /_next/static/chunks/large.js HTTP/1.1\r\nhost: x\r\n\r\n');
    }),
  );
  await expect.poll(() => asked).toBe(atOnce);
  for (const socket of leaving) socket.destroy();
  expect((await send('GET', '/_next/static/chunks/small.js')).text).toBe('ok');
});

test('a request waits in one queue at most, whatever comes of it', async () => {
  provide({ shellData: { builder: async () => null, home: async () => async () => null } });
  const { send } = await start();
  const acquire = vi.spyOn(FairQueue.prototype, 'acquire');
  const session = { cookie: 'muster.session_token=one' };
  const requests: Parameters<typeof send>[] = [
    ['GET', '/', '', session],
    ['GET', '/armies/none', '', session],
    ['GET', '/rules'],
    ['GET', '/nothing/here'],
    ['POST', '/api/v1/check', '[]', json],
    ['POST', '/api/v1/check', 'x'.repeat(50_000), json],
    ['PUT', '/api/armies/a', 'x'.repeat(200_000), json],
    ['GET', '/_next/static/chunks/small.js'],
  ];
  for (const sent of requests) {
    acquire.mockClear();
    expect((await send(...sent)).status).toBeLessThan(500);
    expect([sent[1], acquire.mock.calls.length]).toEqual([sent[1], 1]);
  }
  acquire.mockRestore();
  Reflect.deleteProperty(services(), 'shellData');
});

test('an error is answered in words, and logged without its message', async () => {
  const { send, faults } = await start(() => Promise.reject(new TypeError('what an army says')));
  expect(await send('GET', '/api/armies')).toMatchObject({ status: 500 });
  expect(faults).toEqual([{ where: 'GET', fault: 'TypeError' }]);
});

test('work that takes too long is answered in words', async () => {
  const kinds = { ...LIMITS.kinds, page: { ...LIMITS.kinds.page, seconds: 0.1 } };
  const { send } = await start(() => new Promise(() => {}), { kinds });
  const answer = await send('GET', '/devices');
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'too-slow' });
});

describe('an answer that nobody reads', () => {
  const LARGE = 30_000_000;

  /** Writes as a framework does: no more than the reader takes. */
  const large: Handle = async (asked, response) => {
    if (asked.url === '/about') {
      response.end('read me');
      return;
    }
    const chunk = 'x'.repeat(50_000);
    for (let sent = 0; sent < LARGE && !response.destroyed; sent += chunk.length) {
      if (!response.write(chunk)) await new Promise((go) => response.once('drain', go).once('close', go));
    }
    response.end();
  };

  test('does not keep others out of its lane, and is kept only up to its bounds', async () => {
    const { send, port, faults } = await start(large);
    const unread = Array.from({ length: 3 }, () => connect(port, '127.0.0.1').pause());
    for (const socket of unread) socket.write('GET /devices HTTP/1.1\r\nhost: a\r\n\r\n');
    await new Promise((later) => setTimeout(later, 300));
    const { status } = await send('GET', '/about');
    for (const socket of unread) socket.destroy();
    expect(status).toBe(200);
    expect(faults).toEqual([]);
  });
});

describe('a page that met a trouble of the store', () => {
  const trouble = { status: 503, code: 'read-only', message: 'May not write.' } as const;
  const page = { accept: 'text/html' };
  const fails =
    (note: typeof trouble | undefined, write: (response: ServerResponse) => void): Handle =>
    async (_asked, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.statusCode = 500;
      if (note !== undefined) services().recordStorageError?.(note);
      write(response);
    };
  const ways: [string, (response: ServerResponse) => void][] = [
    ['at once', (response) => void response.end('Internal Server Error')],
    ['with its head first', (response) => void response.writeHead(500, { etag: 'x' }).end('Internal')],
    [
      'in parts',
      (response) => {
        response.write('Internal');
        response.end(' Server Error');
      },
    ],
  ];
  test.each(ways)('is answered in words and with its status where it would end %s', async (_how, write) => {
    const { send, faults } = await start(fails(trouble, write));
    const answer = await send('GET', '/devices', '', page);
    expect(answer.status).toBe(503);
    expect(answer.text).toMatch(/^<!doctype html>[\s\S]*<p>May not write\.<\/p>[\s\S]*<\/html>\n$/);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
    expect(Object.keys(answer.headers)).toContain('x-request-id');
    expect(Object.keys(answer.headers)).not.toContain('content-encoding');
    expect(faults).toEqual([]);
  });

  test('is no other one, and a page that was made all the same is shown', async () => {
    const { send } = await start(fails(undefined, (response) => void response.end('Internal Server Error')));
    expect(await send('GET', '/devices', '', page)).toMatchObject({
      status: 500,
      text: 'Internal Server Error',
    });
    const shown = await start(async (_asked, response) => {
      services().recordStorageError?.(trouble);
      response.end('without a name in its head');
    });
    expect(await shown.send('GET', '/devices', '', page)).toMatchObject({ status: 200 });
  });
});
