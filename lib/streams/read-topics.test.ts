import '@/prisma/test-database';
import { afterEach, describe, expect, test } from 'vitest';
import { provide, services } from '@/lib/platform/services';
import { MAX_TOPICS, streamPath, type Topic, topicsOf } from '@/lib/platform/topics';
import { lobositz, newTestViewer } from '../armies/fixtures/armies';
import { deleteEvent } from '../events/delete-event';
import { changeExpected, readDesk } from '../events/desk/read-desk';
import { DURING, entered, newEvent } from '../events/fixtures/events';
import { gameVersion } from '../games/exchange';
import { done, goOn, openGame, send, sitDown } from '../games/fixtures/table';
import { readNews } from '../games/read-game';
import { readSeats, removeSeat, renewLinks } from '../games/seat-list';
import { leaveGame } from '../games/seats';
import type { Viewer } from '../identity/viewer';
import { allowedTopics, readTopics, userOfCookies } from './read-topics';

const mayFollow = async (userId: string | null, topic: Topic): Promise<boolean> =>
  (await allowedTopics(userId, [topic])).has(topic);

/** What is announced while something is done. */
const announcedBy = async (work: () => Promise<unknown>): Promise<readonly (readonly [string, number])[]> => {
  const announced: [string, number][] = [];
  provide({ announceChange: (topic, version) => void announced.push([topic, version]) });
  await work();
  return announced;
};

const before = services().announceChange;
afterEach(() => provide({ announceChange: before ?? (() => undefined) }));

const stored = async (topic: Topic) => (await readTopics([topic])).get(topic)?.version;

const readPageVersion = async (viewer: Viewer, game: string): Promise<number> => {
  const news = await readNews(viewer, game, 0);
  return gameVersion(news?.count ?? 0, news?.seatChanges ?? 0);
};

describe('a game', () => {
  test('has the version that its pages know, which each act and each change of its seats raises and announces', async () => {
    const host = await newTestViewer();
    const game = await openGame(host);
    const topic: Topic = `game:${game}`;
    const other = await sitDown(game, 'second');
    const steps = [
      async () => done(await send(host, game, 'device-of-host', 1, [goOn, goOn])),
      async () => sitDown(game, 'looks'),
      async () => renewLinks(host, game),
      async () => {
        const seats = (await readSeats(host, game))?.seats ?? [];
        return removeSeat(host, game, seats.find(({ role }) => role === 'second')?.id ?? '');
      },
    ];
    for (const step of steps) {
      const known = await readPageVersion(host, game);
      const announced = await announcedBy(step);
      const version = await stored(topic);
      expect(version).toBeGreaterThan(known);
      expect(version).toBe(await readPageVersion(host, game));
      expect(announced).toEqual([[topic, version]]);
    }
    expect(await mayFollow(other.userId, topic)).toBe(false);
  });

  test('is followed by those who sit at it, as long as they do, and raises its permissions when one leaves', async () => {
    const [host, stranger] = [await newTestViewer(), await newTestViewer()];
    const game = await openGame(host);
    const topic: Topic = `game:${game}`;
    const other = await sitDown(game, 'second');
    const may = () =>
      Promise.all([host.userId, other.userId, stranger.userId, null].map((id) => mayFollow(id, topic)));
    expect(await may()).toEqual([true, true, false, false]);
    const permissions = (await readTopics([topic])).get(topic)?.permissions ?? 0;
    await leaveGame(other, game);
    expect(await may()).toEqual([true, false, false, false]);
    expect((await readTopics([topic])).get(topic)?.permissions).toBeGreaterThan(permissions);
    await leaveGame(host, game);
    expect(await may()).toEqual([false, false, false, false]);
    expect((await readTopics([topic])).size).toBe(0);
  });
});

describe('an event', () => {
  test('has the version that its desk knows, which each thing written about it raises and announces', async () => {
    const { owner, id, token } = await newEvent();
    const topic: Topic = `event:${id}`;
    const list = { act: 'list' as const, add: ['Ines Roca'], remove: [] };
    for (const step of [
      () => changeExpected(owner, id, list, DURING),
      () => entered(token, lobositz(), 'Ines Roca'),
    ]) {
      const moves = (await readDesk(owner, id, 0, DURING))?.moves ?? 0;
      const announced = await announcedBy(step);
      expect(await stored(topic)).toBeGreaterThan(moves);
      expect(announced.at(-1)).toEqual([topic, await stored(topic)]);
    }
    expect((await readDesk(owner, id, 0, DURING))?.moves).toBe(await stored(topic));
  });

  test('is followed by anyone until it is deleted', async () => {
    const { owner, id } = await newEvent();
    const topic: Topic = `event:${id}`;
    expect(await mayFollow(null, topic)).toBe(true);
    await deleteEvent(owner, id, DURING);
    expect([await mayFollow(owner.userId, topic), await stored(topic)]).toEqual([false, undefined]);
    expect(await mayFollow(null, 'event:no-such-event')).toBe(false);
  });
});

test('many topics are read in one query', async () => {
  const host = await newTestViewer();
  const games = await Promise.all(Array.from({ length: 6 }, () => openGame(host)));
  const { id } = await newEvent();
  const topics = [...games.map((game) => `game:${game}`), `event:${id}`, 'game:none', 'event:none'];
  const states = await readTopics(topics);
  expect([...states.keys()].toSorted()).toEqual(topics.slice(0, 7).toSorted());
  expect((await readTopics([])).size).toBe(0);
  expect(await allowedTopics(host.userId, topics)).toEqual(new Set(topics.slice(0, 7)));
  expect(await allowedTopics(null, topics)).toEqual(new Set([`event:${id}`]));
  expect(await allowedTopics(host.userId, [])).toEqual(new Set());
});

test('cookies of nobody are nobody’s', async () => {
  expect(await userOfCookies('')).toBeNull();
  expect(await userOfCookies('muster.session_token=%')).toBeNull();
  expect(await userOfCookies('muster.session_token=abc.def')).toBeNull();
});

test('the address of a stream names its topics, as many as one may have', () => {
  const topics = Array.from(
    { length: MAX_TOPICS },
    (_, index): Topic => `${index % 2 ? 'game' : 'event'}:a_-${index}`,
  );
  const read = (some: readonly Topic[]) =>
    topicsOf(new URL(streamPath(some), 'http://localhost').searchParams);
  expect(read(topics)).toEqual(topics);
  expect(read([...topics, ...topics])).toEqual(topics);
  expect(read([...topics, 'game:more'])).toBeNull();
  expect(read([])).toBeNull();
});
