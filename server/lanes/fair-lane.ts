import { Spent } from './spent';

/** Gives a place back, once or more. */
export type Leave = () => void;

/** Who waits for a place; null tells that there is none. */
type Order = { readonly resolve: (place: Leave | null) => void };

/** Those of one address who wait: by person, each with their orders. */
class Address {
  readonly #people = new Map<string, Set<Order>>();
  count = 0;

  add(person: string, order: Order): void {
    const orders = this.#people.get(person) ?? new Set<Order>();
    this.#people.set(person, orders.add(order));
    this.count++;
  }

  remove(person: string, order: Order): boolean {
    const orders = this.#people.get(person);
    if (!orders?.delete(order)) return false;
    if (orders.size === 0) this.#people.delete(person);
    this.count--;
    return true;
  }

  /** The first order of the person whose turn it is, who then goes to the end. */
  next(): Order | undefined {
    const [first] = this.#people;
    if (first === undefined) return undefined;
    const [person, orders] = first;
    const [order] = orders;
    if (order === undefined) return undefined;
    this.#people.delete(person);
    if (orders.size > 1) this.#people.set(person, orders);
    orders.delete(order);
    this.count--;
    return order;
  }

  /** The newest order of who came last. */
  last(): Order | undefined {
    const [person = '', orders = []] = [...this.#people].at(-1) ?? [];
    const order = [...orders].at(-1);
    if (order !== undefined) this.remove(person, order);
    return order;
  }
}

/**
 * Work that may be under way only this many at once. Those who wait take turns: by address, and within one by person,
 * so that nobody waits for all that another has ordered. It is the turn of the address that has had least of late: who
 * looks in now and then never waits for the queue of one who keeps the lane busy. Every second turn is that of an
 * address that waits for least, so that a person does not wait for many addresses that order much. Where too many wait,
 * the address that orders most is refused.
 */
export class FairLane {
  #free: number;
  readonly #most: number;
  /** the first is the next to be served */
  readonly #addresses = new Map<string, Address>();
  #count = 0;
  #turn = 0;
  readonly #clock: () => number;
  readonly #spent: Spent;

  /** The clock tells milliseconds. */
  constructor(
    { atOnce, waiting }: { readonly atOnce: number; readonly waiting: number },
    clock: () => number = () => performance.now(),
  ) {
    this.#clock = clock;
    this.#spent = new Spent(clock);
    this.#free = atOnce;
    this.#most = waiting;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#count;
  }

  /**
   * A place for one piece of work: the function that gives it back, or null where too many wait. `whileWaiting` is told how
   * to leave the line.
   */
  take(address: string, person: string, whileWaiting: (forget: () => void) => void): Promise<Leave | null> {
    if (this.#free > 0) {
      this.#free--;
      return Promise.resolve(this.#place(address));
    }
    return new Promise((resolve) => {
      const order = { resolve };
      const line = this.#addresses.get(address) ?? new Address();
      this.#addresses.set(address, line);
      line.add(person, order);
      this.#count++;
      if (this.#count > this.#most) this.#refuseOne();
      whileWaiting(() => {
        if (!line.remove(person, order)) return;
        this.#count--;
        if (line.count === 0) this.#addresses.delete(address);
      });
    });
  }

  #refuseOne(): void {
    let longest: readonly [address: string, line: Address] | undefined;
    for (const each of this.#addresses) {
      if (longest === undefined || each[1].count >= longest[1].count) longest = each;
    }
    if (longest === undefined) return;
    const [address, line] = longest;
    this.#count--;
    line.last()?.resolve(null);
    if (line.count === 0) this.#addresses.delete(address);
  }

  /** Whose turn it is; of equals, that of who was served longest ago. */
  #next(): readonly [address: string, line: Address] | undefined {
    const bySpent = this.#turn++ % 2 === 0;
    let next: { readonly each: readonly [string, Address]; readonly weight: number } | undefined;
    for (const each of this.#addresses) {
      const [address, line] = each;
      const weight = bySpent ? this.#spent.of(address) : line.count;
      if (next === undefined || weight < next.weight) next = { each, weight };
    }
    return next?.each;
  }

  /** What gives the place back: to the next in turn, if anyone waits. */
  #place(holder: string): Leave {
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
      const order = line.next();
      this.#addresses.delete(address);
      if (line.count > 0) this.#addresses.set(address, line);
      // others get their turn of the processor between two pieces of work
      setImmediate(() => order?.resolve(this.#place(address)));
    };
  }
}
