import type { Invalid, NotFound, TooLarge } from '@/lib/api/parts';

/** A version of a document as the server holds it. */
export type Version<F> = {
  readonly id: string;
  readonly revision: number;
  /** ISO 8601 */
  readonly editedAt: string;
  readonly file: F;
};

/** What is sent as a save: `revision` is the one that was edited; an explicit save gets a row of history of its own. */
export type SaveOf<F> = { readonly revision: number; readonly file: F; readonly explicit?: boolean };

/** What the server says to a save. */
export type SaveReply<F> =
  | { readonly ok: true; readonly revision: number; readonly editedAt: string }
  | { readonly ok: false; readonly code: 'stale'; readonly current: Version<F> }
  | NotFound
  | Invalid
  | TooLarge;
