import { mkdtempSync, rmSync } from 'node:fs';
import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { asRequest } from '../request-log';
import { ID_HEADER, passOn } from './pass-on';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const listen = async (server: Server, at: string | number): Promise<void> => {
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((ready) => server.listen(at, ready));
};

/** A door, and behind it somebody who answers on a socket; tells what became of each request at the door. */
const begin = async (behind: RequestListener, patience?: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-pass-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'a.sock');
  const inner = createServer(behind);
  await listen(inner, path);
  const agent = new Agent({ keepAlive: true });
  ends.push(() => agent.destroy());
  const fates: string[] = [];
  const handle = passOn(path, agent, patience);
  const door = createServer((request, response) => {
    asRequest('id-of-request', () => handle(request, response)).then(
      () => fates.push('done'),
      () => {
        fates.push('failed');
        response.destroy();
      },
    );
  });
  await listen(door, 0);
  const at = door.address();
  const ask = (headers: Record<string, string> = {}, leaving?: Promise<void>) =>
    new Promise<{ answer: IncomingMessage; text: string } | null>((done) => {
      const port = typeof at === 'object' && at !== null ? at.port : 0;
      const asked = get(
        { port, host: 'localhost', path: '/a?b=c', headers, agent: false },
        async (answer) => {
          try {
            let text = '';
            for await (const chunk of answer) text += chunk;
            done({ answer, text });
          } catch {
            done(null);
          }
        },
      ).on('error', () => done(null));
      leaving?.then(() => asked.destroy());
    });
  return { ask, fates, inner };
};

test('a request goes on as it came, with its id, and the answer comes back whole', async () => {
  const large = 'x'.repeat(3_000_000);
  const { ask, fates, inner } = await begin((request, response) => {
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.writeHead(404, { 'content-type': 'text/html' });
    response.write(JSON.stringify([request.method, request.url, request.headers]));
    response.end(large);
  });
  let connections = 0;
  inner.on('connection', () => connections++);
  for (let turn = 0; turn < 3; turn++) {
    const got = await ask({ cookie: 'c=3', host: 'muster.example', te: 'trailers' });
    const [method, url, headers] = JSON.parse(got?.text.slice(0, -large.length) ?? '');
    expect([method, url]).toEqual(['GET', '/a?b=c']);
    expect(headers).toMatchObject({ cookie: 'c=3', host: 'muster.example', [ID_HEADER]: 'id-of-request' });
    expect(headers.te).toBeUndefined();
    expect(got?.answer.statusCode).toBe(404);
    expect(got?.answer.headers).toMatchObject({ 'content-type': 'text/html', 'set-cookie': ['a=1', 'b=2'] });
  }
  expect([fates, connections]).toEqual([['done', 'done', 'done'], 1]);
});

test('what ends before its answer, or in the middle of it, has failed', async () => {
  const { ask, fates } = await begin((request, response) => {
    if (request.headers.middle === undefined) request.socket.destroy();
    else {
      response.write('x'.repeat(1_000));
      setTimeout(() => request.socket.destroy(), 10);
    }
  });
  expect(await ask()).toBeNull();
  expect(await ask({ middle: 'yes' })).toBeNull();
  expect(fates).toEqual(['failed', 'failed']);
});

describe('of a visitor who leaves', () => {
  const beginLeft = async (patience?: number) => {
    const answers: ServerResponse[] = [];
    let arrive = () => {};
    const arrival = new Promise<void>((done) => {
      arrive = done;
    });
    const { ask, fates } = await begin((_request, response) => {
      response.write('the head of the page');
      answers.push(response);
      arrive();
    }, patience);
    expect(await ask({}, arrival)).toBeNull();
    return { fates, answer: answers[0] as ServerResponse };
  };

  test('the page is read to its end, and only then its slot is free', async () => {
    const { fates, answer } = await beginLeft();
    await wait(50);
    expect([fates, answer.closed]).toEqual([[], false]);
    answer.end('x'.repeat(3_000_000));
    await expect.poll(() => fates).toEqual(['done']);
  });

  test('a page that does not end is cut off', async () => {
    const { fates, answer } = await beginLeft(20);
    await expect.poll(() => fates).toEqual(['failed']);
    await expect.poll(() => answer.closed).toBe(true);
  });
});
