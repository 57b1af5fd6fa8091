import { RecentUsage } from './recent-usage';

/** Frees a place, once or more. */
export type Release = () => void;

/** A waiting request; resolves with null if it is rejected. */
type Waiter = { readonly resolve: (place: Release | null) => void };

/** The waiters of one address, by person. */
class AddressQueue {
  readonly #people = new Map<string, Set<Waiter>>();
  count = 0;

  waitingOf(person: string): number {
    return this.#people.get(person)?.size ?? 0;
  }

  add(person: string, waiter: Waiter): void {
    const waiters = this.#people.get(person) ?? new Set<Waiter>();
    this.#people.set(person, waiters.add(waiter));
    this.count++;
  }

  remove(person: string, waiter: Waiter): boolean {
    const waiters = this.#people.get(person);
    if (!waiters?.delete(waiter)) return false;
    if (waiters.size === 0) this.#people.delete(person);
    this.count--;
    return true;
  }

  /** The first waiter of the person whose turn it is; that person then goes to the end. */
  next(): Waiter | undefined {
    const [first] = this.#people;
    if (first === undefined) return undefined;
    const [person, waiters] = first;
    const [waiter] = waiters;
    if (waiter === undefined) return undefined;
    this.#people.delete(person);
    if (waiters.size > 1) this.#people.set(person, waiters);
    waiters.delete(waiter);
    this.count--;
    return waiter;
  }

  /** The newest waiter of the person who came last. */
  last(): Waiter | undefined {
    const [person = '', waiters = []] = [...this.#people].at(-1) ?? [];
    const waiter = [...waiters].at(-1);
    if (waiter !== undefined) this.remove(person, waiter);
    return waiter;
  }
}

/**
 * Lets a few requests work at once and the others wait, fairly: by address, and within one address by person, so that
 * a client does not wait for all that another has sent. Next comes the address that has used least of late; every
 * second time the address with the fewest waiters, so that a person does not wait for many addresses that send much.
 * If too many wait, the address with the most waiters loses one.
 */
export class FairQueue {
  #free: number;
  readonly #most: number;
  /** in the order of their last turns */
  readonly #addresses = new Map<string, AddressQueue>();
  #count = 0;
  #turn = 0;
  readonly #clock: () => number;
  readonly #spent: RecentUsage;

  /** @param clock milliseconds */
  constructor(
    { atOnce, waiting }: { readonly atOnce: number; readonly waiting: number },
    clock: () => number = () => performance.now(),
  ) {
    this.#clock = clock;
    this.#spent = new RecentUsage(clock);
    this.#free = atOnce;
    this.#most = waiting;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#count;
  }

  /**
   * Waits for a place. Resolves with the function that frees it, or null if too many wait.
   * @param whileWaiting gets the function that leaves the queue
   */
  acquire(
    address: string,
    person: string,
    whileWaiting: (forget: () => void) => void,
  ): Promise<Release | null> {
    if (this.#free > 0) {
      this.#free--;
      return Promise.resolve(this.#place(address));
    }
    return new Promise((resolve) => {
      const waiter = { resolve };
      const line = this.#addresses.get(address) ?? new AddressQueue();
      this.#addresses.set(address, line);
      line.add(person, waiter);
      this.#count++;
      if (this.#count > this.#most) this.#refuseOne();
      whileWaiting(() => {
        if (!line.remove(person, waiter)) return;
        this.#count--;
        if (line.count === 0) this.#addresses.delete(address);
      });
    });
  }

  /** How many requests of a person wait. */
  waitingOf(address: string, person: string): number {
    return this.#addresses.get(address)?.waitingOf(person) ?? 0;
  }

  #refuseOne(): void {
    let longest: readonly [address: string, line: AddressQueue] | undefined;
    for (const each of this.#addresses) {
      if (longest === undefined || each[1].count >= longest[1].count) longest = each;
    }
    if (longest === undefined) return;
    const [address, line] = longest;
    this.#count--;
    line.last()?.resolve(null);
    if (line.count === 0) this.#addresses.delete(address);
  }

  /** The address whose turn it is; of equals the one served longest ago. */
  #next(): readonly [address: string, line: AddressQueue] | undefined {
    const bySpent = this.#turn++ % 2 === 0;
    let next: { readonly each: readonly [string, AddressQueue]; readonly weight: number } | undefined;
    for (const each of this.#addresses) {
      const [address, line] = each;
      const weight = bySpent ? this.#spent.get(address) : line.count;
      if (next === undefined || weight < next.weight) next = { each, weight };
    }
    return next?.each;
  }

  /** Returns the function that passes the place on to the next waiter, if there is one. */
  #place(holder: string): Release {
    const since = this.#clock();
    let isOurs = true;
    return () => {
      if (!isOurs) return;
      isOurs = false;
      this.#spent.add(holder, this.#clock() - since);
      const next = this.#addresses.size === 0 ? undefined : this.#next();
      if (next === undefined) {
        this.#free++;
        return;
      }
      const [address, line] = next;
      this.#count--;
      const waiter = line.next();
      this.#addresses.delete(address);
      if (line.count > 0) this.#addresses.set(address, line);
      // Other events run between two pieces of work.
      setImmediate(() => waiter?.resolve(this.#place(address)));
    };
  }
}
