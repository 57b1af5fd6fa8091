import type { Draft, DraftKeeper } from './draft';
import {
  type Flight,
  type QueueEffect,
  type QueueEvent,
  type QueueNews,
  type QueueState,
  restingQueue,
} from './queue-state';
import { step } from './queue-step';
import type { SaveOf, SaveReply, SaveState, Version } from './save-state';

/** Speaks with the other tabs of this browser that have the same document open. */
export type Tabs<F extends object> = {
  tell(news: QueueNews<F>): void;
  close(): void;
};

/**
 * Joins the tabs of one document, which speak on a channel of that name. A browser without BroadcastChannel has tabs
 * that meet in the conflict view.
 */
export const joinTabs = <F extends object>(name: string, hear: (news: QueueNews<F>) => void): Tabs<F> => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<QueueNews<F>>) => hear(event.data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
};

/** The saves of one document: what `step` decides is done here, with a timer, a store and a connection. */
export type SaveQueue<F extends object> = {
  readonly revision: () => number;
  readonly save: () => SaveState<F>;
  /** true while an edit has not been acknowledged */
  readonly unsent: () => boolean;
  /** an edit in this tab: kept at once, sent after a short rest */
  readonly edited: (file: F) => void;
  /** edits found in this browser when it was opened, beside what the server has */
  readonly onDraftFound: (draft: Draft<F>, record: Version<F>) => void;
  /** news from another tab */
  readonly hear: (news: QueueNews<F>) => void;
  /** the connection may be back, or the player looks at the page again: try now */
  readonly wake: () => void;
  /** the page goes away: the last edits leave with it, even beside a save that is still on its way */
  readonly leave: () => void;
  /** saves over the newer version, which stays in its history */
  readonly keepMine: () => void;
  /** theirs, once mine is safe as a copy; or a newer version when nothing is unsent */
  readonly adopt: (record: Version<F>) => void;
};

/** What a queue works with. */
type QueuePorts<F extends object> = {
  readonly drafts: DraftKeeper<F>;
  /**
   * One save. `leaving`: the page is going away, so the request has to outlive it.
   * Rejects when there is no answer; the error has `status` when a server answered, but not with an answer of ours.
   */
  readonly send: (request: SaveOf<F>, leaving: boolean) => Promise<SaveReply<F>>;
  readonly onState: (state: SaveState<F>) => void;
  readonly onNews: (news: QueueNews<F>) => void;
  /** a version of another tab or device takes the place of what this tab shows */
  readonly onVersion: (file: F, why: 'tab' | 'device') => void;
  /** the server holds a newer version than this tab has in memory: it has to be fetched */
  readonly onBehind: () => void;
};

/** The queue of a document as `record` has it. */
export const createSaveQueue = <F extends object>(
  record: Pick<Version<F>, 'revision' | 'editedAt'>,
  { drafts, send, onState, onNews, onVersion, onBehind }: QueuePorts<F>,
): SaveQueue<F> => {
  let state: QueueState<F> = restingQueue(record);
  let timer: ReturnType<typeof setTimeout> | undefined;

  let lastSave = state.save;

  const run = (effect: QueueEffect<F>): void => {
    switch (effect.do) {
      case 'keep':
        happen({ kind: 'kept', isStored: drafts.write(effect.draft) });
        break;
      case 'forget':
        drafts.clear(effect.draft);
        break;
      case 'send':
        void sent(effect.flight, effect.request);
        break;
      case 'wait':
        clearTimeout(timer);
        timer = setTimeout(() => happen({ kind: 'due' }), effect.ms);
        break;
      case 'stop':
        clearTimeout(timer);
        break;
      case 'tell':
        onNews(effect.news);
        break;
      case 'show':
        onVersion(effect.file, effect.why);
        break;
      case 'fetch':
        onBehind();
    }
  };

  const happen = (event: QueueEvent<F>): void => {
    const { state: next, effects } = step(state, event);
    state = next;
    for (const effect of effects) run(effect);
    if (state.save === lastSave) return;
    lastSave = state.save;
    onState(lastSave);
  };

  const sent = (flight: Flight, request: SaveOf<F>): Promise<void> =>
    send(request, flight.leaving).then(
      (answer) => happen({ kind: 'answered', flight, answer }),
      (error: unknown) => happen({ kind: 'failed', flight, error }),
    );

  return {
    revision: () => state.revision,
    save: () => state.save,
    unsent: () => state.draft !== null,
    edited: (file) => happen({ kind: 'edited', file, at: Date.now() }),
    onDraftFound: (draft, theirs) => happen({ kind: 'found', draft, record: theirs }),
    hear: (news) => happen({ kind: 'heard', news }),
    wake: () => happen({ kind: 'woken' }),
    leave: () => happen({ kind: 'left' }),
    keepMine: () => happen({ kind: 'chosen' }),
    adopt: (theirs) => happen({ kind: 'adopted', record: theirs }),
  };
};
