import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairQueue } from './fair-queue';

type Place = (() => void) | null;

/** Orders work of people and notes in which order it is let in; each piece ends when told. */
const stage = (limits: { atOnce: number; waiting: number }) => {
  let now = 0;
  const queue = new FairQueue(limits, () => now);
  const begun: string[] = [];
  const refused: string[] = [];
  const places: (() => void)[] = [];
  const leave = new Map<string, () => void>();
  const order = (address: string, person: string, what = `${address}${person}`) =>
    queue
      .acquire(address, person, (forget: () => void) => leave.set(what, forget))
      .then((place: Place) => {
        if (place === null) refused.push(what);
        else {
          begun.push(what);
          places.push(place);
        }
      });
  const settle = async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((done) => setImmediate(done));
  };
  const finishOne = async () => {
    await settle();
    now += 100;
    places.shift()?.();
    await settle();
  };
  const finishAll = async () => {
    await settle();
    while (places.length > 0) {
      await finishOne();
    }
  };
  return { queue, begun, refused, order, leave, settle, finishOne, finishAll };
};

describe('a queue', () => {
  test('takes turns by address, and within one by person', async () => {
    const { order, begun, finishAll } = stage({ atOnce: 1, waiting: 100 });
    void order('x', '0', 'first');
    for (const what of ['a1', 'a2', 'a3']) void order('A', 'a', what);
    for (const what of ['b1', 'b2']) void order('A', 'b', what);
    void order('C', 'c', 'c1');
    await finishAll();
    expect(begun).toEqual(['first', 'a1', 'c1', 'b1', 'a2', 'b2', 'a3']);
  });

  test('lets no visitor wait for all addresses that order much', async () => {
    const { order, begun, finishAll } = stage({ atOnce: 1, waiting: 100 });
    for (const address of ['A', 'B', 'C', 'D']) {
      for (const what of ['1', '2', '3']) void order(address, 'p', address + what);
    }
    void order('V', 'v', 'visitor');
    await finishAll();
    expect(begun.slice(0, 3)).toContain('visitor');
    expect(begun.indexOf('B1')).toBeLessThan(4);
    expect(begun).toHaveLength(13);
  });

  test('lets no visitor wait for more than what is under way, where one keeps it busy', async () => {
    const { order, begun, finishOne, finishAll } = stage({ atOnce: 1, waiting: 100 });
    for (const what of ['1', '2', '3', '4', '5', '6']) void order('A', 'p', what);
    for (const turn of [1, 2]) {
      await finishOne();
      void order('V', 'v', `visitor ${turn}`);
      await finishOne();
      expect(begun.at(-1)).toBe(`visitor ${turn}`);
    }
    await finishAll();
    expect(begun).toHaveLength(8);
  });

  test('refuses the newest of whoever orders most when too many wait', async () => {
    const { order, refused, begun, finishAll } = stage({ atOnce: 1, waiting: 3 });
    void order('x', '0', 'first');
    for (const what of ['a1', 'a2', 'a3']) void order('A', 'a', what);
    void order('B', 'b', 'b1');
    await finishAll();
    expect(refused).toEqual(['a3']);
    expect(begun).toEqual(['first', 'a1', 'b1', 'a2']);
  });

  test('forgets who has gone', async () => {
    const { queue, order, begun, leave, settle, finishAll } = stage({ atOnce: 1, waiting: 3 });
    void order('x', '0', 'first');
    void order('A', 'a', 'gone');
    void order('A', 'a', 'stays');
    await settle();
    leave.get('gone')?.();
    leave.get('gone')?.();
    expect(queue.waiting).toBe(1);
    await finishAll();
    expect(begun).toEqual(['first', 'stays']);
    expect(queue.waiting).toBe(0);
  });

  test('whatever is ordered is begun or refused, each once, never more at once than allowed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.constantFrom('p', 'q')), { maxLength: 60 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 20 }),
        async (orders, atOnce, waiting) => {
          const { queue, order, begun, refused, settle, finishAll } = stage({ atOnce, waiting });
          orders.forEach(([address, person], index) => {
            void order(address, person, String(index));
          });
          await settle();
          expect(begun.length).toBe(Math.min(atOnce, orders.length));
          expect(queue.waiting).toBeLessThanOrEqual(waiting);
          await finishAll();
          expect([...begun, ...refused].toSorted()).toEqual(
            orders.map((_, index) => String(index)).toSorted(),
          );
        },
      ),
    );
  });
});
