import type { IncomingHttpHeaders } from 'node:http';
import type { PageVersion } from '../lib/api/endpoint';
import type { StoreTrouble } from '../lib/store-trouble';
import type { ALL_LIMITS } from '../lib/wire/all-limits';
import type { Filling } from '../lib/wire/frame';

/** This many points of a key in this many seconds; no two have one prefix. */
export type Limit = { readonly keyPrefix: string; readonly points: number; readonly duration: number };

export type Counter = {
  consume(key: string, points?: number): Promise<unknown>;
  /** gives points back that were taken */
  reward(key: string, points?: number): Promise<unknown>;
};

/** A request as the door hands it over, its body in memory. */
export type DirectRequest = {
  readonly headers: IncomingHttpHeaders;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly body: Uint8Array;
};

export type DirectAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** What a page may have written: the columns of a person's list that an older Muster did not fill. */
export type Write = 'list-columns';

/** What the door lends the app; absent where nobody stands at a door. */
type OfDoor = {
  /** names the sources that this Muster was built from; nothing while they are served as they are */
  readonly build: string;
  /** the limits as they hold here */
  readonly limits: typeof ALL_LIMITS;
  /** counts for all instances */
  readonly limiter: (limit: Limit) => Counter;
  /** how work in pieces gives way to quick requests */
  readonly giveWay: () => Promise<void>;
  /** the id of the request under way */
  readonly requestId: () => string | undefined;
  /** notes that the request under way met a trouble of the disk or the database */
  readonly noteTrouble: (trouble: StoreTrouble) => void;
  /** true in a page process, which opens the store for reading only */
  readonly onlyReads: boolean;
  /** in a page process: has the main process do one of its `writes`, for a person */
  readonly write: (what: Write, of: string) => Promise<void>;
  /** counts a page that could not be made */
  readonly notePageFault: () => void;
  /** notes how many seconds a PDF took */
  readonly notePdf: (seconds: number) => void;
};

/** What the app lends the door; absent until it has started. */
export type OfApp = {
  /** requests that are answered past the framework, by method and route; null leaves one to its route */
  readonly direct: Readonly<Record<string, (request: DirectRequest) => Promise<DirectAnswer | null>>>;
  /** what fills the frame of a page, by its name; null leaves the page to the framework */
  readonly fillings: Readonly<
    Record<string, (request: Pick<DirectRequest, 'headers' | 'params'>) => Promise<Filling | null>>
  >;
  /** whether the store can be asked and is as this Muster needs it: null, or why not */
  readonly ready: () => Promise<string | null>;
  /** what pages are made of that are made once (data/limits.json), by its kind and its id; null where it is not there */
  readonly pageVersions: Readonly<Record<string, (id: string) => Promise<PageVersion | null>>>;
  /** whether whoever these cookies sign in has own things of a kind (data/limits.json), those of an event by its id */
  readonly hasOwn: (kind: string, cookies: string, id: string) => Promise<boolean>;
  /** how many PDFs wait for their turn */
  readonly pdfsWaiting: () => number;
  /** writes that a page needs, which the main process does for page processes */
  readonly writes: Readonly<Record<Write, (of: string) => Promise<void>>>;
  /** ends what works beside requests, and the store */
  readonly stop: () => Promise<void>;
};

type Ports = Partial<OfDoor & OfApp>;

const KEY: unique symbol = Symbol.for('muster.ports');

/** All that the door and the app, each a bundle with modules of its own, have of one another. */
export const ports = (): Readonly<Ports> => {
  const held = globalThis as typeof globalThis & { [KEY]?: Ports };
  held[KEY] ??= {};
  return held[KEY];
};

/** Lends the other side something. */
export const lend = (parts: Ports): void => {
  Object.assign(ports(), parts);
};
