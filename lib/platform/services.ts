import type { IncomingHttpHeaders } from 'node:http';
import type { PageVersion } from '../api/endpoint';
import type { ALL_LIMITS } from '../api/registry/route-policies';
import type { ShellData } from './shell-data';
import type { StorageError } from './storage-error';

/** A rate limit: `points` per `duration` seconds. Prefixes are unique. */
export type RateLimit = { readonly keyPrefix: string; readonly points: number; readonly duration: number };

export type RateCounter = {
  consume(key: string, points?: number): Promise<unknown>;
  /** gives consumed points back */
  reward(key: string, points?: number): Promise<unknown>;
};

/** A request of a fast route, its body in memory. */
export type FastRequest = {
  readonly headers: IncomingHttpHeaders;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly body: Uint8Array;
};

export type FastResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** What a page may write: the columns of a user's list that an older Muster left empty. */
export type PageWrite = 'list-columns';

/** What a store says of something that browsers follow. */
export type TopicState = {
  /** raised by every change */
  readonly version: number;
  /** raised when somebody may no longer follow it */
  readonly permissions: number;
};

/** Services the server gives the app; absent in tests and scripts. */
type ServerServices = {
  /** names the build; absent while sources are served */
  readonly build: string;
  /** the limits, lowered where a test wants that */
  readonly limits: typeof ALL_LIMITS;
  /** counts for all instances */
  readonly limiter: (limit: RateLimit) => RateCounter;
  /** lets quick requests run between two pieces of work */
  readonly yieldToForeground: () => Promise<void>;
  /** the id of the request under way */
  readonly requestId: () => string | undefined;
  /** reports that the disk or the database failed during the request under way */
  readonly recordStorageError: (error: StorageError) => void;
  /** true in a render worker, which opens the store for reading only */
  readonly isReadOnly: boolean;
  /** in a render worker: lets the main process do one of its `pageWrites` for a user */
  readonly writeForPage: (what: PageWrite, of: string) => Promise<void>;
  /** counts a page that could not be rendered */
  readonly countPageError: () => void;
  /** announces the version of a game or an event that was just written to the browsers that follow it */
  readonly announceChange: (topic: string, version: number) => void;
  /** records the seconds that a PDF took */
  readonly recordPdfTime: (seconds: number) => void;
};

/** Services the app gives the server; absent until it has started. */
export type AppServices = {
  /** answers requests without the framework, by method and path; null leaves one to its route */
  readonly fastRoutes: Readonly<Record<string, (request: FastRequest) => Promise<FastResponse | null>>>;
  /**
   * finds out whether a visitor has what belongs in the shell of a page, by its name: a function that loads it, or null
   * where the framework has to render the page
   */
  readonly shellData: Readonly<
    Record<
      string,
      (request: Pick<FastRequest, 'headers' | 'params'>) => Promise<(() => Promise<ShellData | null>) | null>
    >
  >;
  /** null if the store answers and is up to date, else the reason */
  readonly checkStorage: () => Promise<string | null>;
  /** versions of what cached pages show (data/limits.json), by kind and id; null if it does not exist */
  readonly pageVersions: Readonly<Record<string, (id: string) => Promise<PageVersion | null>>>;
  /** whether the signed-in user owns anything of this kind (data/limits.json); things of an event by its id */
  readonly ownsAny: (kind: string, cookies: string, id: string) => Promise<boolean>;
  /** the user that cookies sign in */
  readonly userOfCookies: (cookies: string) => Promise<string | null>;
  /** of some games and events those whose changes a user, or a stranger, may know of */
  readonly allowedTopics: (userId: string | null, topics: readonly string[]) => Promise<ReadonlySet<string>>;
  /** what the store says of games and events; nothing of those that are gone */
  readonly readTopics: (topics: readonly string[]) => Promise<ReadonlyMap<string, TopicState>>;
  /** PDFs that wait for their turn */
  readonly pdfsWaiting: () => number;
  /** writes that pages need, which the main process does for render workers */
  readonly pageWrites: Readonly<Record<PageWrite, (of: string) => Promise<void>>>;
  /** stops background work and closes the store */
  readonly stop: () => Promise<void>;
};

type Services = Partial<ServerServices & AppServices>;

const KEY: unique symbol = Symbol.for('muster.ports');

/** The only link between the two bundles, server and app. */
export const services = (): Readonly<Services> => {
  const held = globalThis as typeof globalThis & { [KEY]?: Services };
  held[KEY] ??= {};
  return held[KEY];
};

/** Gives the other bundle services. */
export const provide = (parts: Services): void => {
  Object.assign(services(), parts);
};
