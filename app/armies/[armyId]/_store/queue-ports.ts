import type { SaveAnswer, SaveRequest } from '@/lib/armies/schema';
import type { ArmyFile } from '@/lib/rules/core/document';
import type { DraftKeeper } from './draft';
import type { QueueNews } from './queue-state';
import type { SaveState } from './save-state';

/** What a queue works with. */
export type QueuePorts = {
  readonly drafts: DraftKeeper;
  /**
   * One save. `leaving`: the page is going away, so the request has to outlive it.
   * Rejects when there is no answer; the error has `status` when a server answered, but not with an answer of ours.
   */
  readonly send: (request: SaveRequest, leaving: boolean) => Promise<SaveAnswer>;
  readonly onState: (state: SaveState) => void;
  readonly onNews: (news: QueueNews) => void;
  /** a version of another tab or device takes the place of what this tab shows */
  readonly onVersion: (file: ArmyFile, why: 'tab' | 'device') => void;
  /** the server holds a newer version than this tab has in memory: it has to be fetched */
  readonly onBehind: () => void;
};
