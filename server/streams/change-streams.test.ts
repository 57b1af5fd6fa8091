import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStream, openStream, type StreamEvent } from '../../bin/bench/load/stream';
import { provide, services, type TopicState } from '../../lib/platform/services';
import type { Topic } from '../../lib/platform/topics';
import { proxiesOf } from '../bootstrap/trusted-proxies.mjs';
import { LIMITS } from '../limits';
import { createPipeline } from '../pipeline';

const GAME: Topic = 'game:lobositz';
const EVENT: Topic = 'event:muster-day';

/** A store of one game and one event, as the app gives it to the server. */
const store = {
  states: new Map<string, TopicState>(),
  seats: new Set<string>(),
  queries: 0,
  isAway: false,
};

beforeEach(() => {
  store.states = new Map([
    [GAME, { version: 5, permissions: 1 }],
    [EVENT, { version: 40, permissions: 0 }],
  ]);
  store.seats = new Set(['anna', 'karl']);
  store.queries = 0;
  store.isAway = false;
  provide({
    // a cookie that says who sends it
    userOfCookies: async (cookies) => (cookies === '' ? null : cookies),
    allowedTopics: async (userId, topics) => {
      const hasSeat = userId !== null && store.seats.has(userId);
      return new Set(topics.filter((topic) => store.states.has(topic) && (topic === EVENT || hasSeat)));
    },
    readTopics: async (topics) => {
      store.queries++;
      if (store.isAway) throw new Error('The store is away');
      return new Map(
        topics.flatMap((topic) => {
          const state = store.states.get(topic);
          return state === undefined ? [] : [[topic, state] as const];
        }),
      );
    },
  });
});

const open: { server: Server; close: () => void }[] = [];
const streams: OpenStream[] = [];
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
  for (const { server, close } of open.splice(0)) {
    close();
    server.closeAllConnections();
    server.close();
  }
});

/** Milliseconds between two queries here, where nothing takes a second. */
const QUERY = 50;

const start = async (change: Partial<typeof LIMITS.streams> = {}) => {
  const faults: unknown[] = [];
  const pipeline = createPipeline({
    limits: { ...LIMITS, streams: { ...LIMITS.streams, queryMilliseconds: QUERY, ...change } },
    proxies: proxiesOf('127.0.0.1'),
    handle: async (_, response) => void response.writeHead(404).end(),
    token: 'secret',
    logError: (line) => faults.push(line),
  });
  const server = createServer((request, response) => void pipeline.handle(request, response));
  open.push({ server, close: pipeline.close });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const place = server.address();
  const address = `http://127.0.0.1:${typeof place === 'object' && place !== null ? place.port : 0}`;
  const follow = (person: string, topics: readonly Topic[], from = '10.0.0.1') => {
    const events: StreamEvent[] = [];
    const stream = openStream(
      address,
      topics,
      { ...(person !== '' && { cookie: person }), 'x-forwarded-for': from },
      // A slow machine gets a ping between any two events.
      (event) => event.event !== 'ping' && events.push(event),
    );
    streams.push(stream);
    return { ...stream, events };
  };
  const metric = async (name: string): Promise<number> => {
    const answer = await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer secret' } });
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(await answer.text())?.[1]);
  };
  return { address, follow, pipeline, faults, metric };
};

const announce = (topic: Topic, version: number) => services().announceChange?.(topic, version);

const change = (topic: Topic, version: number): StreamEvent => ({
  event: 'change',
  data: { topic, version },
});

/** The versions of a topic that a stream sent: a stream that opens after a query has the first one in its opening. */
const versionsOf = (events: readonly StreamEvent[], topic: Topic): number[] =>
  events.flatMap(({ event, data }) => {
    if (event === 'topics') return (data as Record<string, number | null>)[topic] ?? [];
    if (event !== 'change') return [];
    const { topic: changed, version } = data as { topic: string; version: number };
    return changed === topic ? version : [];
  });

describe('a stream of changes', () => {
  test('opens for topics that its person may follow, and no proxy keeps it back', async () => {
    const { follow } = await start();
    const stream = follow('anna', [GAME, EVENT]);
    expect(await stream.status).toBe(200);
    expect(stream.headers()).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    await expect
      .poll(() => stream.events[0])
      .toEqual({ event: 'topics', data: { [GAME]: null, [EVENT]: null } });
  });

  test('follows an event alone where its person has no seat at the game, and nothing where there is nothing', async () => {
    const { follow } = await start();
    const stranger = follow('', [GAME, EVENT]);
    await expect.poll(() => stranger.events[0]).toEqual({ event: 'topics', data: { [EVENT]: null } });
    expect(await follow('eve', [GAME]).status).toBe(404);
    expect(await follow('anna', ['game:no-such-game']).status).toBe(404);
  });

  test.each([
    '',
    'topics=',
    'topics=army:x',
    `topics=${Array.from({ length: 21 }, (_, index) => `game:${index}`)}`,
    `topics=game:${'x'.repeat(65)}`,
    'topics=game:%22',
  ])('is refused for ?%s', async (query) => {
    const { address } = await start();
    const answer = await fetch(`${address}/api/stream?${query}`);
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'invalid']);
  });

  test('answers HEAD with its headers alone', async () => {
    const { address } = await start();
    const answer = await fetch(`${address}/api/stream?topics=${EVENT}`, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test('tells at once what this process writes, and with the next query what others write, each once', async () => {
    const { follow } = await start();
    const [anna, karl] = [follow('anna', [GAME]), follow('karl', [GAME, EVENT], '10.0.0.2')];
    await expect.poll(() => versionsOf(anna.events, GAME)).toEqual([5]);
    await expect.poll(() => versionsOf(karl.events, EVENT)).toEqual([40]);
    store.states.set(GAME, { version: 6, permissions: 1 });
    announce(GAME, 6);
    await expect.poll(() => anna.events.at(-1)).toEqual(change(GAME, 6));
    store.states.set(EVENT, { version: 41, permissions: 0 });
    await expect.poll(() => karl.events.at(-1)).toEqual(change(EVENT, 41));
    // the query that found the event has seen the game as well
    expect([versionsOf(karl.events, GAME), versionsOf(karl.events, EVENT)]).toEqual([
      [5, 6],
      [40, 41],
    ]);
    announce(GAME, 5);
    announce('game:of-others', 9);
    expect(versionsOf(anna.events, GAME)).toEqual([5, 6]);
  });

  test('sends the store one query at a time, however many follow, and none once nobody follows anything', async () => {
    const { follow, metric } = await start();
    const all = Array.from({ length: 20 }, (_, index) => follow('anna', [GAME], `10.0.1.${index}`));
    await Promise.all(all.map(({ status }) => status));
    const [before, since] = [store.queries, Date.now()];
    await new Promise((done) => setTimeout(done, 10 * QUERY));
    expect(store.queries - before).toBeLessThanOrEqual(1 + (Date.now() - since) / QUERY);
    for (const { close } of all) close();
    await expect.poll(() => metric('muster_streams')).toBe(0);
    const after = store.queries;
    await new Promise((done) => setTimeout(done, 4 * QUERY));
    expect(store.queries).toBe(after);
  });

  test('ends the topic of a person whose seat has ended, and of a game that is gone', async () => {
    const { follow } = await start();
    const [anna, karl] = [follow('anna', [GAME]), follow('karl', [GAME], '10.0.0.2')];
    for (const { events } of [anna, karl]) await expect.poll(() => versionsOf(events, GAME)).toEqual([5]);
    store.seats.delete('karl');
    store.states.set(GAME, { version: 6, permissions: 2 });
    announce(GAME, 6);
    await expect.poll(() => karl.events.at(-1)).toEqual({ event: 'gone', data: GAME });
    store.states.set(GAME, { version: 7, permissions: 2 });
    announce(GAME, 7);
    await expect.poll(() => anna.events.at(-1)).toEqual(change(GAME, 7));
    expect(karl.events.at(-1)).toEqual({ event: 'gone', data: GAME });
    store.states.delete(GAME);
    await expect.poll(() => anna.events.at(-1)).toEqual({ event: 'gone', data: GAME });
  });

  test('outlives a store that is away, with one line in the log', async () => {
    const { follow, faults } = await start();
    store.isAway = true;
    const anna = follow('anna', [GAME]);
    await expect.poll(() => store.queries).toBeGreaterThan(2);
    expect(faults).toMatchObject([{ where: 'change streams' }]);
    store.isAway = false;
    await expect.poll(() => anna.events.at(-1)).toEqual(change(GAME, 5));
  });

  test('is bounded in all, for an address and for a game', async () => {
    const cases = [
      { bound: { inAll: 2 }, topic: EVENT, from: '10.0.0.3' },
      { bound: { ofAddress: 2 }, topic: EVENT, from: '10.0.0.1' },
      { bound: { ofGame: 2 }, topic: GAME, from: '10.0.0.3' },
    ] as const;
    for (const { bound, topic, from } of cases) {
      const { follow, metric } = await start(bound);
      const first = follow('anna', [GAME]);
      expect([await first.status, await follow('anna', [GAME]).status]).toEqual([200, 200]);
      expect(await follow('karl', [topic], from).status, Object.keys(bound)[0]).toBe(429);
      expect(await metric('muster_streams')).toBe(2);
      first.close();
      await expect.poll(() => metric('muster_streams')).toBe(1);
      expect(await follow('karl', [topic], from).status).toBe(200);
    }
  });

  test('is bounded where many are opened at once, too', async () => {
    const { follow } = await start({ inAll: 2 });
    const all = Array.from({ length: 8 }, (_, index) => follow('anna', [EVENT], `10.0.2.${index}`));
    const statuses = await Promise.all(all.map(({ status }) => status));
    expect(statuses.toSorted()).toEqual([200, 200, ...Array<number>(6).fill(429)]);
  });

  test('ends when its person opens one too many, the oldest first', async () => {
    const { follow, metric } = await start({ ofPerson: 2 });
    const [first, second] = [follow('anna', [GAME]), follow('karl', [GAME])];
    expect([await first.status, await second.status]).toEqual([200, 200]);
    expect([await follow('anna', [GAME]).status, await follow('anna', [EVENT]).status]).toEqual([200, 200]);
    await first.ended;
    expect(await metric('muster_streams')).toBe(3);
    announce(GAME, 9);
    await expect.poll(() => second.events.at(-1)).toEqual(change(GAME, 9));
  });

  test('ends for a browser that reads nothing', async () => {
    const { follow, metric } = await start({ bytesWaiting: 0 });
    const anna = follow('anna', [GAME]);
    await anna.status;
    announce(GAME, 6);
    await expect.poll(() => metric('muster_streams')).toBe(0);
    await anna.ended;
  });

  test('ends when the server stops', async () => {
    const { follow, pipeline } = await start();
    const anna = follow('anna', [GAME]);
    await anna.status;
    pipeline.close();
    await anna.ended;
    expect(await follow('karl', [GAME]).status).toBe(503);
  });

  test('counts as answered once it is open, and its changes are counted', async () => {
    const { follow, metric } = await start();
    const anna = follow('anna', [GAME]);
    await anna.status;
    expect(await metric('muster_requests_total\\{kind="stream",method="GET",status="200"\\}')).toBe(1);
    announce(GAME, 6);
    announce(GAME, 7);
    await expect.poll(() => metric('muster_stream_events_total')).toBeGreaterThanOrEqual(2);
  });
});
