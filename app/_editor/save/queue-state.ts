import type { Draft } from './draft';
import type { SaveOf, SaveReply, SaveState, Version } from './save-state';

/** One save on its way: what it carries, and the revision it edits. */
export type Flight = {
  readonly base: number;
  readonly print: string;
  /** it outlives the page */
  readonly leaving: boolean;
  readonly explicit: boolean;
};

/** What a queue tells the other tabs of this browser. */
export type QueueNews<F extends object> =
  | { readonly kind: 'edited'; readonly draft: Draft<F> }
  | { readonly kind: 'sending'; readonly base: number; readonly print: string }
  | {
      readonly kind: 'saved';
      /** the revision that was edited, and the one it became */
      readonly base: number;
      readonly revision: number;
      readonly editedAt: string;
      readonly print: string;
    }
  /** another version was taken; `dropped` is the print of the edits it took the place of */
  | { readonly kind: 'replaced'; readonly record: Version<F>; readonly dropped: string | null };

/** The saves of one document in one tab. */
export type QueueState<F extends object> = {
  /** the revision on which the tab's document is based; a draft has the same base */
  readonly revision: number;
  /** every revision after this one, up to that, was saved by this browser */
  readonly since: number;
  /** what no server has acknowledged yet */
  readonly draft: Draft<F> | null;
  /** prints that other tabs sent on that revision while nothing was unsent here */
  readonly overheard: readonly string[];
  /** this browser could keep the draft */
  readonly isDraftStored: boolean;
  readonly flights: readonly Flight[];
  /** a try is due when the timer ends */
  readonly waiting: boolean;
  /** tries without an answer, one after the other */
  readonly failures: number;
  readonly save: SaveState<F>;
};

export type QueueEvent<F extends object> =
  /** an edit in this tab, at a time in ms */
  | { readonly kind: 'edited'; readonly file: F; readonly at: number }
  /** edits that an earlier page could not send, and what the server has */
  | { readonly kind: 'found'; readonly draft: Draft<F>; readonly record: Version<F> }
  | { readonly kind: 'heard'; readonly news: QueueNews<F> }
  /** the draft was written to this browser's store, or could not be */
  | { readonly kind: 'kept'; readonly isStored: boolean }
  /** the timer ended */
  | { readonly kind: 'due' }
  /** the connection may be back, or the player looks at the page again */
  | { readonly kind: 'woken' }
  /** the page goes away */
  | { readonly kind: 'left' }
  | { readonly kind: 'answered'; readonly flight: Flight; readonly answer: SaveReply<F> }
  | { readonly kind: 'failed'; readonly flight: Flight; readonly error: unknown }
  /** the player chose mine of two versions */
  | { readonly kind: 'chosen' }
  /** the player chose theirs, or a newer version was fetched while nothing was unsent */
  | { readonly kind: 'adopted'; readonly record: Version<F> };

export type QueueEffect<F extends object> =
  | { readonly do: 'keep' | 'forget'; readonly draft: Draft<F> }
  | { readonly do: 'send'; readonly flight: Flight; readonly request: SaveOf<F> }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'stop' }
  | { readonly do: 'tell'; readonly news: QueueNews<F> }
  /** this version takes the place of what the tab shows */
  | { readonly do: 'show'; readonly file: F; readonly why: 'tab' | 'device' }
  /** the server holds a version that this tab never saw */
  | { readonly do: 'fetch' };

export type QueueStep<F extends object> = {
  readonly state: QueueState<F>;
  readonly effects: readonly QueueEffect<F>[];
};

/** The queue of a document of which nothing is unsent. */
export const restingQueue = <F extends object>({
  revision,
  editedAt,
}: Pick<Version<F>, 'revision' | 'editedAt'>): QueueState<F> => ({
  revision,
  since: revision,
  draft: null,
  overheard: [],
  isDraftStored: true,
  flights: [],
  waiting: false,
  failures: 0,
  save: { kind: 'saved', editedAt },
});

/** The player has to decide: nothing is sent before. */
export const needsChoice = ({ kind }: SaveState): boolean => kind === 'conflict' || kind === 'gone';
