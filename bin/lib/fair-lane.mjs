import { Spent } from './spent.mjs';

/** Those of one address who wait: by person, each with his orders. */
class Address {
  #people = new Map();
  count = 0;

  add(person, order) {
    const orders = this.#people.get(person) ?? new Set();
    this.#people.set(person, orders.add(order));
    this.count++;
  }

  remove(person, order) {
    const orders = this.#people.get(person);
    if (!orders?.delete(order)) return false;
    if (orders.size === 0) this.#people.delete(person);
    this.count--;
    return true;
  }

  /** The first order of the person whose turn it is, who then goes to the end. */
  next() {
    const [[person, orders]] = this.#people;
    const [order] = orders;
    this.#people.delete(person);
    if (orders.size > 1) this.#people.set(person, orders);
    orders.delete(order);
    this.count--;
    return order;
  }

  /** The newest order of who came last. */
  last() {
    const [person, orders] = [...this.#people].at(-1);
    const order = [...orders].at(-1);
    this.remove(person, order);
    return order;
  }
}

/**
 * Work that may be under way only so many at once. Those who wait take turns: by address, and within one by person,
 * so that nobody waits for all that another has ordered. It is the turn of the address that has had least of late: who
 * looks in now and then never waits for the queue of one who keeps the lane busy. Every second turn is that of an
 * address that waits for least, so that he does not wait either for many addresses that order much. Where too many wait, the address that orders most
 * is refused.
 */
export class FairLane {
  #free;
  #most;
  /** the first is the next to be served */
  #addresses = new Map();
  #count = 0;
  #turn = 0;
  #clock;
  #spent;

  /**
   * @param {{ atOnce: number, waiting: number }} limits
   * @param {() => number} clock milliseconds
   */
  constructor({ atOnce, waiting }, clock = () => performance.now()) {
    this.#clock = clock;
    this.#spent = new Spent(clock);
    this.#free = atOnce;
    this.#most = waiting;
  }

  /** How many wait. */
  get waiting() {
    return this.#count;
  }

  /**
   * A place for one piece of work: the function that gives it back, or null where too many wait.
   * @param {(forget: () => void) => void} whileWaiting is told how to leave the line
   */
  take(address, person, whileWaiting) {
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

  #refuseOne() {
    let [[address, longest]] = this.#addresses;
    for (const [name, line] of this.#addresses) {
      if (line.count >= longest.count) [address, longest] = [name, line];
    }
    this.#count--;
    longest.last().resolve(null);
    if (longest.count === 0) this.#addresses.delete(address);
  }

  /** Whose turn it is; of equals, that of who was served longest ago. */
  #next() {
    const bySpent = this.#turn++ % 2 === 0;
    const weigh = ([address, line]) => (bySpent ? this.#spent.of(address) : line.count);
    const [first, ...others] = this.#addresses;
    let next = { each: first, weight: weigh(first) };
    for (const each of others) {
      const weight = weigh(each);
      if (weight < next.weight) next = { each, weight };
    }
    return next.each;
  }

  /** What gives the place back: to the next in turn, if anybody waits. */
  #place(holder) {
    const since = this.#clock();
    let taken = true;
    return () => {
      if (!taken) return;
      taken = false;
      this.#spent.add(holder, this.#clock() - since);
      if (this.#addresses.size === 0) {
        this.#free++;
        return;
      }
      const [address, line] = this.#next();
      this.#count--;
      const order = line.next();
      this.#addresses.delete(address);
      if (line.count > 0) this.#addresses.set(address, line);
      // others get their turn of the processor between two pieces of work
      setImmediate(() => order.resolve(this.#place(address)));
    };
  }
}
