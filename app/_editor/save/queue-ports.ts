import type { DraftKeeper } from './draft';
import type { QueueNews } from './queue-state';
import type { SaveState } from './save-state';
import type { SaveOf, SaveReply } from './versions';

/** What a queue works with. */
export type QueuePorts<F extends object> = {
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
