import type { ArmyRecord, SaveAnswer, SaveRequest } from '@/lib/armies/schema';
import type { Draft, DraftKeeper } from './draft';
import type { SaveState } from './save-state';

/** What a queue tells the other tabs of this browser. */
export type QueueNews =
  | { readonly kind: 'edited'; readonly draft: Draft }
  | { readonly kind: 'sending'; readonly print: string }
  | { readonly kind: 'saved'; readonly revision: number; readonly editedAt: string; readonly print: string }
  /** another version took the place of the edits: theirs was chosen, or a newer one was fetched */
  | { readonly kind: 'replaced'; readonly record: ArmyRecord };

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
  /** the server holds a newer version than this tab has in memory: it has to be fetched */
  readonly onBehind: () => void;
};
