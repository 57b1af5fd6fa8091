import type { PageWrite } from '../../lib/platform/services';
import type { RequestHandler } from '../request-internally';

/** Pages that one worker renders at once: while one waits for the store or is sent, another is rendered. */
export const PAGES_PER_WORKER = 2;
/** Connections of a worker. It needs as many as pages; a page that breaks off takes its connection with it. */
export const PIPES = 16;
/**
 * The first of the file descriptors of its connections: those before are the standard ones and the channel of messages.
 */
export const FIRST_PIPE = 4;

/** What a render worker reports. */
export type WorkerState = {
  /** bytes of memory, and of heap */
  readonly resident: number;
  readonly heap: number;
  /** seconds of processor time since it started */
  readonly work: number;
  /** the longest delay of its event loop since the last ping, in seconds */
  readonly lag: number;
};

/** A process that renders pages, as the pool sees it. */
export type RenderWorker = {
  /** resolves once it has warmed up */
  readonly warm: Promise<void>;
  /** resolves with the reason once it has exited */
  readonly exited: Promise<string>;
  /** rejects if the process does not answer, or not to the end */
  readonly render: RequestHandler;
  /** resolves when its event loop answers */
  readonly ping: () => Promise<WorkerState>;
  /** lets it close its store and exit */
  readonly stop: () => void;
  readonly kill: () => void;
};

/** What the main process sends to a render worker. */
export type WorkerCommand =
  | { readonly ping: number }
  | { readonly done: number; readonly error?: string }
  | { readonly stop: true };

/** What a render worker sends to the main process. */
export type WorkerMessage =
  | { readonly warm: true }
  | { readonly pageError: true }
  | { readonly pong: number; readonly state: WorkerState }
  /** a write that a page needs */
  | { readonly write: number; readonly what: PageWrite; readonly of: string };
