import type { ServerResponse } from 'node:http';
import { faultPlace } from '../../lib/platform/error-kinds';
import { type AppServices, services, type TopicState } from '../../lib/platform/services';
import { PING_SECONDS, type StreamOpening, type Topic, type TopicChange } from '../../lib/platform/topics';
import type { ServerLimits } from '../limits';

/** A browser that follows some topics. */
type Stream = {
  readonly response: ServerResponse;
  readonly topics: Set<string>;
  /** null for a stranger */
  readonly userId: string | null;
  /** as limits count it */
  readonly address: string;
  readonly openedAt: number;
};

export type StreamRequest = Pick<Stream, 'response' | 'userId' | 'address'> & {
  readonly topics: readonly Topic[];
};

type TopicServices = Pick<AppServices, 'allowedTopics' | 'readTopics'>;

type StreamOptions = {
  readonly limits: ServerLimits['streams'];
  readonly logError: (line: Readonly<Record<string, unknown>>) => void;
  /** absent until the app has started */
  readonly app?: () => Partial<TopicServices>;
};

/** Milliseconds after which a browser opens a stream again that has ended, and one that was over a limit. */
const RETRY = 3_000;
const RETRY_LATER = 60_000;

const eventText = (event: string, data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx collects what it passes on, if a response does not say otherwise
  'x-accel-buffering': 'no',
};

/**
 * The open streams of this process. A write through this process is announced to them at once; those through others are
 * found by one query a second for all topics together.
 */
export class ChangeStreams {
  readonly #limits: ServerLimits['streams'];
  readonly #logError: StreamOptions['logError'];
  readonly #app: () => Partial<TopicServices>;
  readonly #streams = new Set<Stream>();
  readonly #followers = new Map<string, Set<Stream>>();
  /** what is known of topics; of one that was only announced, nothing of its permissions */
  readonly #states = new Map<string, { version: number; permissions: number | null }>();
  #query: NodeJS.Timeout | undefined;
  #ping: NodeJS.Timeout | undefined;
  #isStoreAway = false;
  #events = 0;

  constructor({ limits, logError, app = services }: StreamOptions) {
    this.#limits = limits;
    this.#logError = logError;
    this.#app = app;
  }

  /** Streams that are open. */
  get count(): number {
    return this.#streams.size;
  }

  /** Changes that were sent to browsers. */
  get events(): number {
    return this.#events;
  }

  /** True if one more stream is over a limit. */
  isFull(address: string, topics: readonly string[]): boolean {
    const { inAll, ofAddress, ofGame } = this.#limits;
    if (this.#streams.size >= inAll) return true;
    let own = 0;
    for (const stream of this.#streams) if (stream.address === address) own++;
    if (own >= ofAddress) return true;
    return topics.some(
      (topic) => topic.startsWith('game:') && (this.#followers.get(topic)?.size ?? 0) >= ofGame,
    );
  }

  /** Opens a stream. Its request has passed all limits, and its user may follow its topics. */
  open({ response, topics, userId, address }: StreamRequest): void {
    this.#endOldest(userId);
    response.writeHead(200, HEADERS);
    const stream = { response, topics: new Set<string>(topics), userId, address, openedAt: Date.now() };
    this.#streams.add(stream);
    for (const topic of topics) {
      const followers = this.#followers.get(topic) ?? new Set();
      this.#followers.set(topic, followers.add(stream));
    }
    response.once('close', () => this.#remove(stream));
    const opening: StreamOpening = Object.fromEntries(
      topics.map((topic) => [topic, this.#states.get(topic)?.version ?? null]),
    );
    response.write(`retry: ${RETRY}\n\n${eventText('topics', opening)}`);
    this.#start();
  }

  /** Tells the followers of a topic its new version, if they do not know it. */
  announce(topic: string, version: number): void {
    if (!this.#followers.has(topic)) return;
    const last = this.#states.get(topic);
    if (last !== undefined && last.version >= version) return;
    this.#states.set(topic, { permissions: last?.permissions ?? null, version });
    this.#sendToFollowers(topic, eventText('change', { topic, version } satisfies TopicChange));
  }

  /** Ends all streams; the browsers come back to another instance, or later. */
  close(): void {
    this.#stop();
    for (const { response } of this.#streams) response.end();
  }

  /** Ends the oldest stream of a user who opens one too many: a phone that was switched off leaves it open. */
  #endOldest(userId: string | null): void {
    if (userId === null) return;
    const own = [...this.#streams].filter((stream) => stream.userId === userId);
    const [oldest] = own;
    if (oldest === undefined || own.length < this.#limits.ofPerson) return;
    oldest.response.end(`retry: ${RETRY_LATER}\n\n`);
    this.#remove(oldest);
  }

  #remove(stream: Stream): void {
    this.#streams.delete(stream);
    for (const topic of stream.topics) this.#unfollow(stream, topic);
    if (this.#streams.size === 0) this.#stop();
  }

  #unfollow(stream: Stream, topic: string): void {
    stream.topics.delete(topic);
    const followers = this.#followers.get(topic);
    followers?.delete(stream);
    if (followers?.size === 0) {
      this.#followers.delete(topic);
      this.#states.delete(topic);
    }
  }

  #start(): void {
    this.#query ??= setTimeout(() => void this.#readAll(), this.#limits.queryMilliseconds).unref();
    this.#ping ??= setInterval(() => this.#pingAll(), PING_SECONDS * 1000).unref();
  }

  #stop(): void {
    clearTimeout(this.#query);
    clearInterval(this.#ping);
    this.#query = undefined;
    this.#ping = undefined;
  }

  #send({ response }: Stream, text: string): void {
    response.write(text);
    // A browser that reads nothing would fill the memory.
    if (response.writableLength > this.#limits.bytesWaiting) response.destroy();
  }

  #sendToFollowers(topic: string, text: string): void {
    for (const stream of this.#followers.get(topic) ?? []) {
      this.#events++;
      this.#send(stream, text);
    }
  }

  /** Shows browsers and proxies that streams are alive; ends old ones, whose session may have ended. */
  #pingAll(): void {
    const oldest = Date.now() - this.#limits.seconds * 1000;
    for (const stream of this.#streams) {
      if (stream.openedAt < oldest) stream.response.end();
      else this.#send(stream, eventText('ping', null));
    }
  }

  /**
   * Reads the versions of all topics, which other instances and programs may have written, and again a second later.
   */
  async #readAll(): Promise<void> {
    const { readTopics } = this.#app();
    const topics = [...this.#followers.keys()];
    try {
      const states = await readTopics?.(topics);
      if (states !== undefined) for (const topic of topics) await this.#learn(topic, states.get(topic));
      this.#isStoreAway = false;
    } catch (error) {
      // Pages find out by themselves that the store is away; one line for the operator is enough.
      if (!this.#isStoreAway) this.#logError({ where: 'change streams', fault: faultPlace(error) });
      this.#isStoreAway = true;
    }
    this.#query = undefined;
    if (this.#streams.size > 0) this.#start();
  }

  async #learn(topic: string, next: TopicState | undefined): Promise<void> {
    const followers = this.#followers.get(topic);
    if (followers === undefined) return;
    if (next === undefined) {
      for (const stream of followers) this.#endTopic(stream, topic);
      return;
    }
    const last = this.#states.get(topic);
    if (next.permissions > (last?.permissions ?? next.permissions)) await this.#checkFollowers(topic);
    // A write may have been announced while the query was under way.
    const version = Math.max(next.version, this.#states.get(topic)?.version ?? 0);
    this.#states.set(topic, { ...next, version });
    if (last === undefined || version > last.version) {
      this.#sendToFollowers(topic, eventText('change', { topic, version } satisfies TopicChange));
    }
  }

  /** Ends a topic for those who may no longer follow it. */
  async #checkFollowers(topic: string): Promise<void> {
    const { allowedTopics } = this.#app();
    for (const stream of [...(this.#followers.get(topic) ?? [])]) {
      if (!(await allowedTopics?.(stream.userId, [topic]))?.has(topic)) this.#endTopic(stream, topic);
    }
  }

  #endTopic(stream: Stream, topic: string): void {
    this.#unfollow(stream, topic);
    this.#send(stream, eventText('gone', topic));
  }
}
