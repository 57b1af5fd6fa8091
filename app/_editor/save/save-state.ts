import type { Invalid, NotFound, TooLarge } from '@/lib/api/schema-parts';

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

/** Where the last edit is. */
export type SaveState<F extends object = object> =
  | { readonly kind: 'saved'; readonly editedAt: string }
  | { readonly kind: 'saving' }
  | {
      readonly kind: 'unsent';
      readonly why: 'connection' | 'server';
      readonly isDraftStored: boolean;
      /** the server's own sentence, where it said one */
      readonly message?: string;
    }
  | { readonly kind: 'conflict'; readonly current: Version<F> }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'gone' };

type Unsent = Extract<SaveState, { kind: 'unsent' }>;

const isServerFault = (error: unknown): boolean =>
  error !== null && typeof error === 'object' && 'status' in error && typeof error.status === 'number';

/** Why a save had no answer, with what the server said of it in words, such as that its disk is full. */
export const failureOf = (error: unknown): Pick<Unsent, 'why' | 'message'> => {
  if (!isServerFault(error)) return { why: 'connection' };
  // a proxy's page says nothing
  const words = error instanceof Error && 'code' in error && error.code !== 'fault';
  return { why: 'server', ...(words && { message: error.message }) };
};

const WHY = { connection: 'no connection', server: 'the server does not answer' } as const;

/** "14:02", in the time of the reader's clock. */
export const clockTime = (iso: string): string => {
  const date = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** The state in words. `time` is left out where the reader's clock is not known (on the server). */
export const saveWords = (state: SaveState, time: boolean): string => {
  switch (state.kind) {
    case 'saved':
      return time ? `Saved ${clockTime(state.editedAt)}` : 'Saved';
    case 'saving':
      return 'Saving';
    case 'unsent':
      if (state.message !== undefined) {
        return state.isDraftStored
          ? `Not sent, kept on this device. ${state.message}`
          : `Not sent, and this browser cannot keep it: leave this page open. ${state.message}`;
      }
      return state.isDraftStored
        ? `Not sent: ${WHY[state.why]}, kept on this device`
        : `Not sent: ${WHY[state.why]}, and this browser cannot keep it. Leave this page open`;
    case 'conflict':
      return 'Changed elsewhere';
    case 'refused':
      return `Not saved: ${state.message}`;
    case 'gone':
      return 'Not saved: deleted elsewhere';
  }
};
