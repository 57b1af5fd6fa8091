import type { Handle } from '../made/ask-within';
import type { Write } from '../ports';

/** What a page process says of itself. */
export type PageState = {
  /** bytes it holds of the machine's memory, and of its heap */
  readonly resident: number;
  readonly heap: number;
  /** seconds of processor time since it began */
  readonly work: number;
  /** seconds that its loop was late at most since it was last asked */
  readonly lag: number;
};

/** A process that draws pages, as the pool knows it. */
export type PageProcess = {
  /** resolves once it has warmed up */
  readonly warm: Promise<void>;
  /** resolves once it has ended, however that came */
  readonly over: Promise<string>;
  /** rejects where the process did not answer, or not to the end */
  readonly draw: Handle;
  /** resolves when its loop has its turn */
  readonly ask: () => Promise<PageState>;
  /** ends it in good order */
  readonly stop: () => void;
  /** ends it at once */
  readonly kill: () => void;
};

/** What the main process says to a page process. */
export type ToPages =
  | { readonly ask: number }
  | { readonly done: number; readonly fault?: string }
  | { readonly stop: true };

/** What a page process says to the main process. */
export type FromPages =
  | { readonly warm: true }
  /** a page could not be made */
  | { readonly pageFault: true }
  | { readonly asked: number; readonly state: PageState }
  /** a write that a page needs */
  | { readonly write: number; readonly what: Write; readonly of: string };
