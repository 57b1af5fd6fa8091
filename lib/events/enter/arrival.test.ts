import '@/prisma/test-database';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { proxiesOf } from '@/server/bootstrap/trusted-proxies.mjs';
import { LIMITS } from '@/server/limits';
import { createPipeline } from '@/server/pipeline';
import { lobositz } from '../../armies/fixtures/armies';
import { arrivedAt } from '../../identity/visitor';
import { MANOEUVRES, newEvent, newKey, STRANGER } from '../fixtures/events';
import { saveEvent } from '../save-event';
import { enterSchema } from '../schema';
import { enterList } from './enter-list';

const DAY = 24 * 60 * 60 * 1000;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.unstubAllEnvs();
});

/** The door before the use case, with room for one request at a time; what waits goes on when `open` is called. */
const startEntering = async () => {
  let open = () => {};
  const held = new Promise<void>((go) => {
    open = go;
  });
  const one = { ...LIMITS.queues.light, atOnce: 1 };
  const queues = Object.fromEntries(Object.keys(LIMITS.queues).map((name) => [name, one]));
  const pipeline = createPipeline({
    limits: { ...LIMITS, queues },
    proxies: proxiesOf(''),
    handle: async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      await held;
      const headers = new Headers(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const token = String(request.url).split('/').at(-1) ?? '';
      const body = enterSchema.parse(JSON.parse(Buffer.concat(parts).toString()));
      const answer = await enterList(STRANGER, token, body, arrivedAt(headers));
      response.end(JSON.stringify(answer));
    },
  });
  server = createServer((request, response) => void pipeline.handle(request, response));
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const send = async (token: string, name: string) => {
    const list = { file: lobositz(name) };
    const answer = await fetch(`http://127.0.0.1:${port}/api/enter/${token}`, {
      method: 'POST',
      body: JSON.stringify({ key: newKey(), name, contact: '', list }),
      // whoever comes late may say what he likes
      headers: { 'content-type': 'application/json', 'x-muster-arrived': '0' },
    });
    return answer.json();
  };
  const waiting = () => Object.values(pipeline.queues).reduce((sum, queue) => sum + queue.waiting, 0);
  return { send, open, waiting };
};

test('a list that came before closing and waited past it is taken; one that came after is not', async () => {
  vi.stubEnv('MUSTER_GATE', '1');
  const now = Date.now();
  const iso = (at: number) => new Date(at).toISOString();
  const times = { opensAt: iso(now - DAY), closesAt: iso(now + DAY), publicAt: null, graceSeconds: 0 };
  const { owner, id, token } = await newEvent(times);
  const { send, open, waiting } = await startEntering();
  const first = send(token, 'First');
  const second = send(token, 'Second');
  await expect.poll(waiting).toBe(1);
  // lists close while both of them wait
  const event = { ...MANOEUVRES, ...times, closesAt: iso(Date.now()) };
  expect(await saveEvent(owner, id, { revision: 1, event }, new Date())).toMatchObject({ ok: true });
  await expect.poll(() => Date.now() > Date.parse(event.closesAt)).toBe(true);
  const third = send(token, 'Third');
  await expect.poll(waiting).toBe(2);
  open();
  expect([await first, await second]).toMatchObject([
    { ok: true, late: false },
    { ok: true, late: false },
  ]);
  expect(await third).toMatchObject({ ok: false, code: 'closed', why: 'late' });
});

test('where nobody stands at the door, what visitors write is not believed', () => {
  const headers = new Headers({ 'x-muster-arrived': '0' });
  expect(arrivedAt(headers).getTime()).toBeGreaterThan(0);
  vi.stubEnv('MUSTER_GATE', '1');
  expect(arrivedAt(headers).getTime()).toBe(0);
});
