/** Milliseconds in which half of what was spent is forgotten. */
const HALF = 10_000;

/** As many are remembered; whoever spent longest ago is forgotten first. */
const MOST = 10_000;

/** What each address has had of late: milliseconds of work, those long ago counting for little. */
export class Spent {
  #clock;
  #of = new Map();

  /** @param {() => number} clock milliseconds */
  constructor(clock) {
    this.#clock = clock;
  }

  /** Milliseconds that count today. */
  of(address) {
    const known = this.#of.get(address);
    return known === undefined ? 0 : known.time * 2 ** ((known.at - this.#clock()) / HALF);
  }

  add(address, time) {
    const known = { time: this.of(address) + time, at: this.#clock() };
    this.#of.delete(address);
    this.#of.set(address, known);
    if (this.#of.size > MOST) this.#of.delete(this.#of.keys().next().value);
  }
}
