import type { ArmyRecord } from '@/lib/armies/schema';
import { type Draft, filePrint } from './draft';

/** What to do, when an army is opened, with edits that an earlier page could not send. */
export type Resumption =
  | { readonly kind: 'none' }
  /** go on from the draft; it stands on this revision */
  | { readonly kind: 'take-up'; readonly draft: Draft }
  /** the server has moved on: both versions go to the conflict view */
  | { readonly kind: 'conflict'; readonly draft: Draft };

/** Decides between the server's `record` and the `draft` found in this browser. */
export const resumption = (record: ArmyRecord, draft: Draft | null): Resumption => {
  if (draft === null) return { kind: 'none' };
  const stored = filePrint(record.file);
  if (stored === filePrint(draft.file)) return { kind: 'none' };
  if (draft.base === record.revision || draft.sent.includes(stored)) {
    return { kind: 'take-up', draft: { ...draft, base: record.revision, sent: [] } };
  }
  return { kind: 'conflict', draft };
};
