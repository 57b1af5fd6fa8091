/** Half-life of usage in milliseconds. */
const HALF = 10_000;

/** Addresses in memory; the one that was used longest ago is dropped first. */
const MOST = 10_000;

/** Milliseconds of work, weighted at that time. */
type Amount = { readonly time: number; readonly at: number };

/** How much work each address has used of late: milliseconds, older ones weighted less. */
export class RecentUsage {
  readonly #clock: () => number;
  readonly #of = new Map<string, Amount>();

  /** @param clock milliseconds */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Weighted milliseconds, now. */
  get(address: string): number {
    const amount = this.#of.get(address);
    return amount === undefined ? 0 : amount.time * 2 ** ((amount.at - this.#clock()) / HALF);
  }

  add(address: string, time: number): void {
    const amount = { time: this.get(address) + time, at: this.#clock() };
    this.#of.delete(address);
    this.#of.set(address, amount);
    if (this.#of.size <= MOST) return;
    const [oldest] = this.#of.keys();
    if (oldest !== undefined) this.#of.delete(oldest);
  }
}
