import type { EventEmitter } from 'node:events';

/** What of an answer is watched over: how much of it nobody has read, and the ways to add to it. */
type Answer = Pick<EventEmitter, 'on' | 'once'> & {
  readonly writableLength: number;
  readonly write: (...args: never[]) => boolean;
  readonly end: (...args: never[]) => unknown;
};

/**
 * Bytes of answers that lie here because who asked for them reads slowly. While there is room for them, work goes on
 * to its end and leaves its place to the next: nobody waits for another's reading.
 */
export class AnswerRoom {
  readonly #answer: number;
  readonly #answers: number;
  readonly #slow = new Set<Answer>();

  /** Bytes unread of one answer, and of all. */
  constructor({ answer, answers }: { readonly answer: number; readonly answers: number }) {
    this.#answer = answer;
    this.#answers = answers;
  }

  /** Watches over an answer. `leave` is called as soon as its work is done or goes at the reader's pace, once or more. */
  watch(response: Answer, leave: () => void): void {
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

  #hasRoom({ writableLength }: Answer): boolean {
    if (writableLength > this.#answer) return false;
    let unread = 0;
    for (const response of this.#slow) unread += response.writableLength;
    return unread <= this.#answers;
  }
}
