import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { runInRequest } from '../request-log';
import { ID_HEADER, proxyTo } from './proxy-to';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const listen = async (server: Server, at: number): Promise<void> => {
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((ready) => server.listen(at, ready));
};

/** Keeps its connections to a server, whatever host a request names. */
class LocalAgent extends Agent {
  readonly #server: Server;

  constructor(server: Server) {
    super({ keepAlive: true });
    this.#server = server;
  }

  override createConnection(): Socket {
    const address = this.#server.address();
    return connect(typeof address === 'object' && address !== null ? address.port : 0);
  }
}

/** A server that passes requests on to another one, and what became of each. */
const begin = async (handler: RequestListener, patience?: number) => {
  const inner = createServer(handler);
  await listen(inner, 0);
  const agent = new LocalAgent(inner);
  ends.push(() => agent.destroy());
  const fates: string[] = [];
  const handle = proxyTo(agent, patience);
  const outer = createServer((request, response) => {
    runInRequest('id-of-request', () => handle(request, response)).then(
      () => fates.push('done'),
      () => {
        fates.push('failed');
        response.destroy();
      },
    );
  });
  await listen(outer, 0);
  const at = outer.address();
  const ask = (headers: Record<string, string> = {}, leaving?: Promise<void>, method = 'GET') =>
    new Promise<{ answer: IncomingMessage; text: string } | null>((done) => {
      const port = typeof at === 'object' && at !== null ? at.port : 0;
      const asked = get(
        { port, host: 'localhost', path: '/a?b=c', headers, method, agent: false },
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

test('a request for the head alone keeps its connection, and has no body', async () => {
  const { ask, fates, inner } = await begin((_request, response) => void response.end('page'));
  let connections = 0;
  inner.on('connection', () => connections++);
  for (let turn = 0; turn < 3; turn++) {
    expect(await ask({}, undefined, 'HEAD')).toMatchObject({ answer: { statusCode: 200 }, text: '' });
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
