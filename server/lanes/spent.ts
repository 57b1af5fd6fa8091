/** Milliseconds in which half of what was spent is forgotten. */
const HALF = 10_000;

/** As many are remembered; anyone who spent longest ago is forgotten first. */
const MOST = 10_000;

/** Milliseconds of work, as they counted at that time. */
type Amount = { readonly time: number; readonly at: number };

/** What each address has had of late: milliseconds of work, those long ago counting for little. */
export class Spent {
  readonly #clock: () => number;
  readonly #of = new Map<string, Amount>();

  /** The clock tells milliseconds. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Milliseconds that count today. */
  of(address: string): number {
    const amount = this.#of.get(address);
    return amount === undefined ? 0 : amount.time * 2 ** ((amount.at - this.#clock()) / HALF);
  }

  add(address: string, time: number): void {
    const amount = { time: this.of(address) + time, at: this.#clock() };
    this.#of.delete(address);
    this.#of.set(address, amount);
    if (this.#of.size <= MOST) return;
    const [oldest] = this.#of.keys();
    if (oldest !== undefined) this.#of.delete(oldest);
  }
}
