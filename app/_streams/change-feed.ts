import {
  MAX_TOPICS,
  PING_SECONDS,
  type StreamOpening,
  streamPath,
  type Topic,
  type TopicChange,
} from '@/lib/platform/topics';

/** What a page knows of a topic: its version, if one was heard, and whether changes are heard at once. */
export type FollowedTopic = { readonly version: number | null; readonly isLive: boolean };

export const UNKNOWN_TOPIC: FollowedTopic = { version: null, isLive: false };

/** What the tabs of a browser say to each other. One of them, the leader, holds the stream for all. */
export type TabMessage =
  /** of a tab that follows topics, or none any more */
  | { readonly kind: 'topics'; readonly tab: string; readonly topics: readonly Topic[] }
  /** of the leader, each time the server is heard: which topics its stream has; null while it is not open */
  | { readonly kind: 'leader'; readonly tab: string; readonly versions: StreamOpening | null }
  | ({ readonly kind: 'change' } & TopicChange)
  /** of a leader that ends */
  | { readonly kind: 'end'; readonly tab: string };

/** As BroadcastChannel has it. */
export type TabChannel = {
  onmessage: ((event: MessageEvent<TabMessage>) => void) | null;
  postMessage(message: TabMessage): void;
  close(): void;
};

/** As EventSource has it. */
export type ChangeStream = {
  readonly readyState: number;
  onerror: ((event: Event) => void) | null;
  addEventListener(name: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
};

type Browser = {
  readonly tab: string;
  /** null where the browser has no such channel: each tab then leads itself */
  readonly openChannel: () => TabChannel | null;
  readonly openStream: (path: string) => ChangeStream;
};

const CLOSED = 2;

/** Milliseconds. A leader answers at once; a new tab waits so long for it, and a little more by chance. */
const ELECTION = 300;
/** Tabs that open together join one stream. */
const GATHER = 100;
/** Two pings and a little more: who was not heard for so long is taken for lost. */
const LOST = (2 * PING_SECONDS + 5) * 1000;
const CHECK_EVERY = 5_000;
/** A refused stream is tried again after this, and a little more by chance. */
const REFUSED = 60_000;
/** The longest time between two tries where no stream comes through, as behind a proxy that collects responses. */
const MOST_BETWEEN = 10 * 60_000;

const someOf = (milliseconds: number): number => Math.random() * milliseconds;

/**
 * The changes that a tab follows. One tab of a browser leads: it holds the only stream, as browsers open six
 * connections to a server over plain http, and tells the others by a BroadcastChannel. Web Locks would elect it, but
 * need https.
 */
export class ChangeFeed {
  readonly #browser: Browser;
  readonly #listeners = new Map<Topic, Set<() => void>>();
  readonly #states = new Map<Topic, FollowedTopic>();
  #channel: TabChannel | null = null;
  #check: ReturnType<typeof setInterval> | undefined;
  #election: ReturnType<typeof setTimeout> | undefined;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #leader: string | null = null;
  /** when the leader was heard, or by the leader the server */
  #heardAt = 0;
  /** other tabs with their topics, of use to a leader only */
  readonly #tabs = new Map<string, { readonly topics: readonly Topic[]; readonly heardAt: number }>();
  #stream: ChangeStream | null = null;
  #path = '';
  /** of the open stream, or of the leader's */
  #versions: StreamOpening | null = null;
  #announcedAt = 0;
  #retryAt = 0;
  #failures = 0;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Calls `listener` when what is known of a topic changes, until the function that it returns is called. */
  follow(topic: Topic, listener: () => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    if (this.#check === undefined) this.start();
    else if (listeners.size === 1) this.#announceTopics();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || !this.#listeners.delete(topic)) return;
      this.#states.delete(topic);
      if (this.#listeners.size === 0) this.stop();
      else this.#announceTopics();
    };
  }

  /** What is known of a topic; the same object until that changes. */
  read(topic: Topic): FollowedTopic {
    return this.#states.get(topic) ?? UNKNOWN_TOPIC;
  }

  /** Starts to listen, where anything is followed. */
  start(): void {
    if (this.#check !== undefined || this.#listeners.size === 0) return;
    this.#channel = this.#browser.openChannel();
    if (this.#channel !== null) this.#channel.onmessage = ({ data }) => this.#receive(data);
    this.#check = setInterval(() => this.#checkHeard(), CHECK_EVERY);
    this.#announceTopics();
    if (this.#channel === null) this.#lead();
    else this.#elect(ELECTION + someOf(ELECTION));
  }

  /** Lets go of the stream and of the other tabs: the page is left, or follows nothing any more. */
  stop(): void {
    if (this.#check === undefined) return;
    clearInterval(this.#check);
    clearTimeout(this.#election);
    clearTimeout(this.#gathering);
    this.#check = undefined;
    const { tab } = this.#browser;
    this.#post(this.#isLeader ? { kind: 'end', tab } : { kind: 'topics', tab, topics: [] });
    this.#resign();
    this.#leader = null;
    this.#channel?.close();
    this.#channel = null;
    this.#setVersions(null);
  }

  /** The page can be seen again. It may have slept, and so may the leader have. */
  wake(): void {
    if (this.#check === undefined) return;
    if (this.#isLeader) {
      if (Date.now() - this.#heardAt > LOST) this.#connect(true);
      return;
    }
    this.#leader = null;
    this.#announceTopics();
    this.#elect(ELECTION + someOf(ELECTION));
  }

  get #isLeader(): boolean {
    return this.#leader === this.#browser.tab;
  }

  get #topics(): readonly Topic[] {
    return [...this.#listeners.keys()];
  }

  #post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  #announceTopics(): void {
    if (this.#isLeader) this.#gather();
    this.#announcedAt = Date.now();
    this.#post({ kind: 'topics', tab: this.#browser.tab, topics: this.#topics });
  }

  /** Leads after a while, if no other tab has said by then that it does. */
  #elect(milliseconds: number): void {
    clearTimeout(this.#election);
    this.#election = setTimeout(() => {
      if (this.#leader === null) this.#lead();
    }, milliseconds);
  }

  #lead(): void {
    this.#leader = this.#browser.tab;
    this.#heardAt = Date.now();
    this.#showLeader();
    this.#gather();
  }

  #showLeader(): void {
    this.#post({ kind: 'leader', tab: this.#browser.tab, versions: this.#versions });
  }

  #resign(): void {
    this.#stream?.close();
    this.#stream = null;
    this.#path = '';
    this.#tabs.clear();
  }

  #receive(message: TabMessage): void {
    if (message.kind === 'change') this.#setVersion(message);
    else if (message.kind === 'topics') this.#receiveTopics(message);
    else if (message.kind === 'leader') this.#receiveLeader(message);
    else if (message.tab === this.#leader) {
      this.#leader = null;
      this.#elect(someOf(ELECTION));
    }
  }

  #receiveTopics({ tab, topics }: Extract<TabMessage, { kind: 'topics' }>): void {
    if (!this.#isLeader) return;
    if (topics.length === 0) this.#tabs.delete(tab);
    else this.#tabs.set(tab, { topics, heardAt: Date.now() });
    this.#gather();
    this.#showLeader();
  }

  #receiveLeader({ tab, versions }: Extract<TabMessage, { kind: 'leader' }>): void {
    if (this.#isLeader) {
      // Of two leaders the one with the smaller name stays.
      if (tab > this.#browser.tab) {
        this.#showLeader();
        return;
      }
      this.#resign();
    }
    const isNew = this.#leader !== tab;
    this.#leader = tab;
    this.#heardAt = Date.now();
    this.#setVersions(versions);
    // A leader forgets a tab that it does not hear.
    if (isNew || Date.now() - this.#announcedAt > LOST) this.#announceTopics();
  }

  /** Opens the stream again for what all tabs follow, once they have said what. */
  #gather(): void {
    clearTimeout(this.#gathering);
    this.#gathering = setTimeout(() => this.#connect(false), GATHER);
  }

  #connect(isLost: boolean): void {
    const topics = [...new Set([...this.#tabs.values()].flatMap((each) => each.topics).concat(this.#topics))];
    // Of more than the server takes, the last ones are polled.
    const path = streamPath(topics.toSorted().slice(0, MAX_TOPICS));
    if (!this.#isLeader || (path === this.#path && !isLost) || Date.now() < this.#retryAt) return;
    this.#stream?.close();
    this.#path = path;
    this.#heardAt = Date.now();
    if (isLost) this.#lose();
    const stream = this.#browser.openStream(path);
    this.#stream = stream;
    const listen = (name: string, handle: (data: unknown) => void) =>
      stream.addEventListener(name, ({ data }) => {
        if (this.#stream !== stream) return;
        this.#heardAt = Date.now();
        handle(JSON.parse(data));
      });
    listen('topics', (opening) => {
      this.#failures = 0;
      this.#setVersions(opening as StreamOpening);
      this.#showLeader();
    });
    listen('change', (change) => {
      this.#setVersion(change as TopicChange);
      this.#post({ kind: 'change', ...(change as TopicChange) });
    });
    listen('gone', (topic) => {
      const { [topic as string]: _, ...rest } = this.#versions ?? {};
      this.#setVersions(rest);
      this.#showLeader();
    });
    listen('ping', () => this.#showLeader());
    stream.onerror = () => {
      if (this.#stream !== stream) return;
      this.#lose();
      // A browser reconnects a stream that broke, but not one that was refused.
      if (stream.readyState === CLOSED) this.#giveUp(REFUSED + someOf(REFUSED));
    };
  }

  /** Nothing is heard at once any more: pages ask by themselves until something is. */
  #lose(): void {
    this.#setVersions(null);
    this.#showLeader();
  }

  #giveUp(milliseconds: number): void {
    this.#stream?.close();
    this.#stream = null;
    this.#path = '';
    this.#retryAt = Date.now() + milliseconds;
  }

  #checkHeard(): void {
    const isLost = Date.now() - this.#heardAt > LOST;
    if (!this.#isLeader) {
      if (!isLost || this.#leader === null) return;
      this.#leader = null;
      this.#setVersions(null);
      this.#elect(someOf(ELECTION));
      return;
    }
    for (const [tab, { heardAt }] of this.#tabs) if (Date.now() - heardAt > 2 * LOST) this.#tabs.delete(tab);
    if (this.#stream !== null && isLost) {
      this.#lose();
      this.#giveUp(Math.min(LOST * 2 ** this.#failures++, MOST_BETWEEN));
    } else this.#connect(false);
    // Without a stream no ping of the server shows the others that this tab leads.
    if (this.#versions === null) this.#showLeader();
  }

  #setVersions(versions: StreamOpening | null): void {
    this.#versions = versions;
    for (const topic of this.#topics) {
      const version = versions?.[topic];
      this.#learn(topic, {
        version: version ?? this.read(topic).version,
        isLive: version !== undefined,
      });
    }
  }

  #setVersion({ topic, version }: TopicChange): void {
    if (this.#versions === null || !(topic in this.#versions)) return;
    this.#versions = { ...this.#versions, [topic]: version };
    const followed = this.#topics.find((each) => each === topic);
    if (followed !== undefined) this.#learn(followed, { version, isLive: true });
  }

  #learn(topic: Topic, next: FollowedTopic): void {
    const last = this.read(topic);
    if (last.version === next.version && last.isLive === next.isLive) return;
    this.#states.set(topic, next);
    for (const listener of this.#listeners.get(topic) ?? []) listener();
  }
}
