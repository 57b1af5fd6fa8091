import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** The entries that are ticked, to do something with all of them. */
export type Ticks = {
  readonly ticked: ReadonlySet<number>;
  /** of those shown, in their order: what is hidden by a search or a filter is not acted on */
  readonly shown: readonly number[];
  /** how many entries are shown */
  readonly of: number;
  /** ticks an entry or takes its tick back; with `range` all from the one that was ticked before, as this one becomes */
  readonly tick: (number: number, range?: boolean) => void;
  /** ticks all that are shown, or none at all */
  readonly all: (on: boolean) => void;
  /** after something was done with some: those done with are ticked no more, those that were left are */
  readonly settle: (done: readonly number[], left: readonly number[]) => void;
};

/** The entries from one to another in their order, both among them. */
const between = (order: readonly number[], from: number | null, to: number): readonly number[] => {
  const [a, b] = [from === null ? -1 : order.indexOf(from), order.indexOf(to)];
  return a === -1 || b === -1 ? [to] : order.slice(Math.min(a, b), Math.max(a, b) + 1);
};

/** @param order the entries that are shown */
export const useTicks = (order: readonly number[]): Ticks => {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set());
  const latest = useRef(order);
  const last = useRef<number | null>(null);
  useEffect(() => {
    latest.current = order;
  }, [order]);

  const tick = useCallback((number: number, range = false) => {
    const meant = between(latest.current, range ? last.current : null, number);
    last.current = number;
    setTicked((before) => {
      const after = new Set(before);
      for (const each of meant) {
        if (before.has(number)) after.delete(each);
        else after.add(each);
      }
      return after;
    });
  }, []);
  const all = useCallback((on: boolean) => setTicked(new Set(on ? latest.current : [])), []);
  const settle = useCallback(
    (done: readonly number[], left: readonly number[]) =>
      setTicked((before) => {
        const gone = new Set(done);
        return new Set([...before, ...left].filter((each) => !gone.has(each)));
      }),
    [],
  );
  return useMemo(
    () => ({ ticked, shown: order.filter((each) => ticked.has(each)), of: order.length, tick, all, settle }),
    [ticked, order, tick, all, settle],
  );
};
