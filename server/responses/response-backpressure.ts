import type { EventEmitter } from 'node:events';

/** The part of a response that is watched: how much is unread, and how it grows. */
type WatchedResponse = Pick<EventEmitter, 'on' | 'once'> & {
  readonly writableLength: number;
  readonly write: (...args: never[]) => boolean;
  readonly end: (...args: never[]) => unknown;
};

/**
 * Bounds the unread bytes of responses to slow clients. Within the bounds a handler runs to its end and frees its
 * place: no request waits for another client's reading.
 */
export class ResponseBackpressure {
  readonly #answer: number;
  readonly #answers: number;
  readonly #slow = new Set<WatchedResponse>();

  /** Unread bytes of one response, and of all. */
  constructor({ answer, answers }: { readonly answer: number; readonly answers: number }) {
    this.#answer = answer;
    this.#answers = answers;
  }

  /** Watches a response. Calls `leave`, once or more, when its work is done or runs at the pace of its client. */
  watch(response: WatchedResponse, leave: () => void): void {
    const { write, end } = response;
    const slow = this.#slow;
    Object.assign(response, {
      write: (...args: unknown[]) => {
        if (Reflect.apply(write, response, args)) return true;
        slow.add(response);
        if (this.#hasRoom(response)) return true;
        leave();
        return false;
      },
      end: (...args: unknown[]) => {
        Reflect.apply(end, response, args);
        leave();
        return response;
      },
    });
    response.on('drain', () => slow.delete(response));
    response.once('close', () => slow.delete(response));
  }

  #hasRoom({ writableLength }: WatchedResponse): boolean {
    if (writableLength > this.#answer) return false;
    let unread = 0;
    for (const response of this.#slow) unread += response.writableLength;
    return unread <= this.#answers;
  }
}
