/** What a browser can follow: a game or an event, by its id. */
export type Topic = `game:${string}` | `event:${string}`;

/** The most topics of one stream: as many pages of games and events as one browser has open. */
export const MAX_TOPICS = 20;

/** Seconds between two pings of the server: a browser that misses two takes its stream for lost. */
export const PING_SECONDS = 15;

const TOPIC = /^(?:game|event):[\w-]{1,64}$/;

const isTopic = (text: string): text is Topic => TOPIC.test(text);

/**
 * The first event of a stream, called `topics` as browsers have an event `open` of their own: what it follows, with
 * their versions where the server knows them already.
 */
export type StreamOpening = Readonly<Record<string, number | null>>;

/** A topic has another version: a page that shows this one shows the change. */
export type TopicChange = { readonly topic: string; readonly version: number };

/** The address of a stream. */
export const streamPath = (topics: readonly Topic[]): string =>
  `/api/stream?topics=${topics.map(encodeURIComponent).join(',')}`;

/** The topics of such an address, each once; null if there are none, too many, or one is malformed. */
export const topicsOf = (search: URLSearchParams): readonly Topic[] | null => {
  const topics = [...new Set((search.get('topics') ?? '').split(','))];
  return topics.length <= MAX_TOPICS && topics.every(isTopic) ? topics : null;
};
