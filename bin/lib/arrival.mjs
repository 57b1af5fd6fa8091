/**
 * The body of a request as it comes, from its first byte on: nothing works for it until all of it lies in memory. The
 * stream itself is left unread, as the framework does not take one that somebody has read from.
 */
export const arrivalOf = (request) => {
  const chunks = [];
  const whole = new Promise((arrived) => {
    const push = request.push;
    request.push = function (chunk, encoding) {
      if (chunk !== null) chunks.push(chunk);
      const more = push.call(this, chunk, encoding);
      if (chunk === null) arrived(chunks);
      return more;
    };
  });
  /** What comes from now on is nobody's. */
  const forget = () => {
    delete request.push;
    chunks.length = 0;
  };
  return { whole, forget };
};

/** Bytes of bodies that may be under way: in all, and from one address. */
export class BodyRoom {
  #all = 0;
  #of = new Map();
  #bounds;

  /** @param {{ bodies: number, bodiesOfAddress: number }} bounds */
  constructor(bounds) {
    this.#bounds = bounds;
  }

  /** Room for one body: the function that gives it back, or null where there is none. */
  take(address, size) {
    const held = this.#of.get(address) ?? 0;
    const { bodies, bodiesOfAddress } = this.#bounds;
    if (this.#all + size > bodies || held + size > bodiesOfAddress) return null;
    this.#all += size;
    this.#of.set(address, held + size);
    return () => {
      this.#all -= size;
      const left = (this.#of.get(address) ?? 0) - size;
      if (left > 0) this.#of.set(address, left);
      else this.#of.delete(address);
    };
  }
}
