import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_TOPICS, PING_SECONDS, type Topic } from '@/lib/platform/topics';
import { ChangeFeed, type ChangeStream, type TabChannel, type TabMessage } from './change-feed';

/** A browser whose tabs hear each other and whose streams a test fills. */
class FakeBrowser {
  readonly channels = new Set<TabChannel>();
  readonly streams: FakeStream[] = [];
  readonly feeds: ChangeFeed[] = [];
  hasChannels = true;

  get open(): readonly FakeStream[] {
    return this.streams.filter(({ readyState }) => readyState !== 2);
  }

  openTab(tab: string): ChangeFeed {
    const feed = new ChangeFeed({
      tab,
      openChannel: () => (this.hasChannels ? this.#openChannel() : null),
      openStream: (path) => {
        const stream = new FakeStream(path);
        this.streams.push(stream);
        return stream;
      },
    });
    this.feeds.push(feed);
    return feed;
  }

  #openChannel(): TabChannel {
    const channel: TabChannel = {
      onmessage: null,
      postMessage: (message: TabMessage) => {
        for (const other of this.channels) {
          if (other !== channel)
            queueMicrotask(() => other.onmessage?.({ data: message } as MessageEvent<TabMessage>));
        }
      },
      close: () => void this.channels.delete(channel),
    };
    this.channels.add(channel);
    return channel;
  }
}

class FakeStream implements ChangeStream {
  readyState = 1;
  onerror: ((event: Event) => void) | null = null;
  readonly #listeners = new Map<string, (event: MessageEvent<string>) => void>();

  constructor(readonly path: string) {}

  get topics(): readonly string[] {
    return decodeURIComponent(this.path.split('=')[1] ?? '').split(',');
  }

  addEventListener(name: string, listener: (event: MessageEvent<string>) => void): void {
    this.#listeners.set(name, listener);
  }

  close(): void {
    this.readyState = 2;
  }

  send(name: string, data: unknown): void {
    this.#listeners.get(name)?.({ data: JSON.stringify(data) } as MessageEvent<string>);
  }

  /** Answers as the server does that follows all topics at version 1. */
  accept(): void {
    this.send('topics', Object.fromEntries(this.topics.map((topic) => [topic, 1])));
  }

  break(readyState: number): void {
    this.readyState = readyState;
    this.onerror?.(new Event('error'));
  }
}

const GAME: Topic = 'game:lobositz';
const EVENT: Topic = 'event:muster-day';
const PING = PING_SECONDS * 1000;

let browser: FakeBrowser;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new FakeBrowser();
});

afterEach(() => {
  for (const feed of browser.feeds) feed.stop();
  expect(browser.open).toEqual([]);
  vi.useRealTimers();
});

/** Time passes; the open streams answer and send pings. */
const pass = async (milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0; left -= 100) await vi.advanceTimersByTimeAsync(Math.min(left, 100));
};

const passWithPings = async (milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0; left -= PING) {
    await pass(Math.min(left, PING));
    for (const stream of browser.open) stream.send('ping', null);
  }
};

const follow = (feed: ChangeFeed, topic: Topic) => {
  const heard: (number | null)[] = [];
  const leave = feed.follow(topic, () => heard.push(feed.read(topic).version));
  return { heard, leave };
};

const accept = async (): Promise<void> => {
  await pass(1_000);
  for (const stream of browser.open) stream.accept();
  await pass(100);
};

describe('the changes that tabs follow', () => {
  test('reach a tab alone, where there is a channel and where there is none', async () => {
    for (const hasChannels of [true, false]) {
      browser.hasChannels = hasChannels;
      const feed = browser.openTab('a');
      const { heard, leave } = follow(feed, GAME);
      expect(feed.read(GAME)).toEqual({ version: null, isLive: false });
      await accept();
      expect(feed.read(GAME)).toEqual({ version: 1, isLive: true });
      browser.open[0]?.send('change', { topic: GAME, version: 2 });
      expect(heard).toEqual([1, 2]);
      leave();
      expect(browser.open).toEqual([]);
    }
  });

  test('come through one stream for eight tabs, which follow games and an event', async () => {
    const tabs = ['c', 'a', 'h', 'b', 'e', 'g', 'd', 'f'].map((name, index) => {
      const topic: Topic = index === 0 ? EVENT : `game:${index % 3}`;
      return { feed: browser.openTab(name), topic };
    });
    const followed = tabs.map(({ feed, topic }) => ({ feed, topic, ...follow(feed, topic) }));
    await accept();
    expect(browser.open).toHaveLength(1);
    expect(browser.open[0]?.topics.toSorted()).toEqual([EVENT, 'game:0', 'game:1', 'game:2']);
    for (const { feed, topic } of followed) expect(feed.read(topic).isLive).toBe(true);
    browser.open[0]?.send('change', { topic: 'game:1', version: 7 });
    await pass(100);
    for (const { heard, topic } of followed) expect(heard.at(-1)).toBe(topic === 'game:1' ? 7 : 1);
  });

  test('go on when the tab that leads is closed', async () => {
    const [first, second] = [browser.openTab('a'), browser.openTab('b')];
    follow(first, GAME);
    follow(second, GAME);
    await accept();
    first.stop();
    await accept();
    expect(browser.open).toHaveLength(1);
    expect(second.read(GAME)).toEqual({ version: 1, isLive: true });
  });

  test('go on when the tab that leads is frozen, at once for the tab that somebody opens', async () => {
    const [leader, other] = [browser.openTab('b'), browser.openTab('c')];
    follow(leader, GAME);
    await accept();
    follow(other, EVENT);
    await accept();
    const [frozen] = [...browser.channels];
    expect(browser.open).toHaveLength(1);
    const hear = frozen?.onmessage ?? null;
    if (frozen !== undefined) frozen.onmessage = null;
    other.wake();
    await pass(700);
    expect(browser.open).toHaveLength(2);
    browser.open[1]?.accept();
    expect(other.read(EVENT).isLive).toBe(true);
    // it thaws, and of the two the one with the smaller name leads
    if (frozen !== undefined) frozen.onmessage = hear;
    leader.wake();
    await passWithPings(PING);
    await accept();
    expect(browser.open).toHaveLength(1);
    expect(browser.open[0]?.topics.toSorted()).toEqual([EVENT, GAME]);
    expect([leader.read(GAME).isLive, other.read(EVENT).isLive]).toEqual([true, true]);
  });

  test('go on when the tab that leads has crashed', async () => {
    const [leader, other] = [browser.openTab('a'), browser.openTab('b')];
    follow(leader, GAME);
    await accept();
    follow(other, GAME);
    await accept();
    const [crashed] = [...browser.channels];
    if (crashed !== undefined) {
      crashed.onmessage = null;
      crashed.postMessage = () => undefined;
    }
    await pass(45_000);
    expect(other.read(GAME).isLive).toBe(false);
    browser.open.at(-1)?.accept();
    expect(other.read(GAME).isLive).toBe(true);
  });

  test('are asked for by pages while a stream is broken, and heard again after it', async () => {
    const [leader, other] = [browser.openTab('a'), browser.openTab('b')];
    follow(leader, GAME);
    follow(other, GAME);
    await accept();
    browser.open[0]?.break(0);
    await pass(100);
    expect([leader.read(GAME), other.read(GAME)]).toEqual([
      { version: 1, isLive: false },
      { version: 1, isLive: false },
    ]);
    browser.open[0]?.send('topics', { [GAME]: 4 });
    await pass(100);
    expect([leader.read(GAME), other.read(GAME)]).toEqual([
      { version: 4, isLive: true },
      { version: 4, isLive: true },
    ]);
  });

  test('are tried again a minute or two after a refusal', async () => {
    const feed = browser.openTab('a');
    follow(feed, GAME);
    await pass(1_000);
    browser.open[0]?.break(2);
    await pass(55_000);
    expect(browser.streams).toHaveLength(1);
    await pass(70_000);
    expect(browser.streams).toHaveLength(2);
  });

  test('are tried ever more seldom where nothing comes through', async () => {
    const feed = browser.openTab('a');
    follow(feed, GAME);
    await pass(60 * 60_000);
    expect(feed.read(GAME).isLive).toBe(false);
    expect(browser.streams.length).toBeGreaterThan(5);
    expect(browser.streams.length).toBeLessThan(13);
  });

  test('come through one stream for more topics than the server takes, but for the last', async () => {
    const names = Array.from({ length: MAX_TOPICS + 2 }, (_, index) => String(index).padStart(2, '0'));
    const tabs = names.map((name) => ({ feed: browser.openTab(name), topic: `game:${name}` as Topic }));
    for (const { feed, topic } of tabs) follow(feed, topic);
    await accept();
    expect(browser.open.map(({ topics }) => topics.length)).toEqual([MAX_TOPICS]);
    const live = tabs.filter(({ feed, topic }) => feed.read(topic).isLive);
    expect(live).toHaveLength(MAX_TOPICS);
  });

  test('are no longer heard of a game that the server says is gone', async () => {
    const [leader, other] = [browser.openTab('a'), browser.openTab('b')];
    follow(leader, GAME);
    follow(other, EVENT);
    await accept();
    browser.open[0]?.send('gone', GAME);
    await passWithPings(2 * PING);
    expect(leader.read(GAME).isLive).toBe(false);
    expect(other.read(EVENT).isLive).toBe(true);
  });

  test('last for an evening with pings, through one connection', async () => {
    const [leader, other] = [browser.openTab('a'), browser.openTab('b')];
    follow(leader, GAME);
    follow(other, EVENT);
    await accept();
    const streams = browser.streams.length;
    await passWithPings(60 * 60_000);
    expect(browser.streams).toHaveLength(streams);
    expect([leader.read(GAME).isLive, other.read(EVENT).isLive]).toEqual([true, true]);
  });
});
