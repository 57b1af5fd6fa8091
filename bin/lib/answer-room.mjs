/**
 * Bytes of answers that lie here because who asked for them reads slowly. While there is room for them, work goes on
 * to its end and leaves its place to the next: nobody waits for another's reading.
 */
export class AnswerRoom {
  #answer;
  #answers;
  #slow = new Set();

  /** @param {{ answer: number, answers: number }} bounds bytes unread of one answer, and of all */
  constructor({ answer, answers }) {
    this.#answer = answer;
    this.#answers = answers;
  }

  /**
   * Watches over an answer. `leave` is called as soon as its work is done or goes at the reader's pace, once or more.
   * @param {{ writableLength: number, write: Function, end: Function, on: Function, once: Function }} response
   * @param {() => void} leave
   */
  watch(response, leave) {
    const { write, end } = response;
    const slow = this.#slow;
    response.write = (...args) => {
      if (write.apply(response, args)) return true;
      slow.add(response);
      if (this.#hasRoom(response)) return true;
      leave();
      return false;
    };
    response.end = (...args) => {
      end.apply(response, args);
      leave();
      return response;
    };
    response.on('drain', () => slow.delete(response));
    response.once('close', () => slow.delete(response));
  }

  #hasRoom({ writableLength }) {
    if (writableLength > this.#answer) return false;
    let unread = 0;
    for (const response of this.#slow) unread += response.writableLength;
    return unread <= this.#answers;
  }
}
