// The bytes that COUNT open streams hold in the server:
// node --expose-gc --import tsx bin/bench/load/streams-alone.ts COUNT
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { provide } from '../../../lib/platform/services';
import type { Topic } from '../../../lib/platform/topics';
import { proxiesOf } from '../../../server/bootstrap/trusted-proxies.mjs';
import { LIMITS } from '../../../server/limits';
import { createPipeline } from '../../../server/pipeline';
import { openStream } from './stream';

/** As many games as an evening of many clubs has. */
const GAMES = 250;

const [counted = '', address] = process.argv.slice(2);
const count = Number(counted);

const topicOf = (index: number): Topic => `game:${index % GAMES}`;

/** The browsers, in a process of their own. */
const openAll = async (to: string): Promise<void> => {
  for (let index = 0; index < count; index++) {
    const from = {
      'x-forwarded-for': `10.0.${Math.floor(index / 200)}.${index % 200}`,
      cookie: `user-${index}`,
    };
    const status = await openStream(to, [topicOf(index)], from, () => {}).status;
    if (status !== 200) throw new Error(`Stream ${index} was answered with ${status}`);
  }
  process.send?.('open');
};

/** The server without the app, whose store has all games. */
const serve = async (): Promise<string> => {
  provide({
    userOfCookies: async (cookies) => cookies,
    allowedTopics: async (_, topics) => new Set(topics),
    readTopics: async (topics) => new Map(topics.map((topic) => [topic, { version: 1, permissions: 1 }])),
  });
  const pipeline = createPipeline({
    limits: LIMITS,
    proxies: proxiesOf('127.0.0.1'),
    handle: async (_, response) => void response.end(),
  });
  const server = createServer((request, response) => void pipeline.handle(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const place = server.address();
  return `http://127.0.0.1:${typeof place === 'object' && place !== null ? place.port : 0}`;
};

const memoryAfterCollection = async (): Promise<number> => {
  for (let round = 0; round < 5; round++) {
    globalThis.gc?.();
    await wait(200);
  }
  return process.memoryUsage().rss;
};

if (address !== undefined) await openAll(address);
else {
  const own = await serve();
  const before = await memoryAfterCollection();
  const browsers = fork(fileURLToPath(import.meta.url), [counted, own]);
  await new Promise((opened) => browsers.once('message', opened));
  // a ping and twenty queries go by
  await wait(20_000);
  const bytes = (await memoryAfterCollection()) - before;
  browsers.kill();
  process.stdout.write(String(bytes));
  process.exit(0);
}
