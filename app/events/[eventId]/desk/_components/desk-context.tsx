'use client';

import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { SystemCard } from '@/app/_components/army/system-card';
import type { Alikes, DeskGroup, DeskView } from '@/lib/events/desk/desk-view';
import type { ExpectedPlayer } from '@/lib/events/desk/expected';
import type { Budget, Desk, DeskRow, EventPage } from '@/lib/events/schema';

/** The entries that are ticked, to do something with all of them. */
type Ticks = {
  readonly ticked: ReadonlySet<number>;
  /** of those shown, in their order: what is hidden by a search or a filter is not acted on */
  readonly shownNumbers: readonly number[];
  /** how many entries are shown */
  readonly of: number;
  /**
   * ticks an entry or takes its tick back; with `range` all from the one that was ticked before, as this one becomes
   */
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
    () => ({
      ticked,
      shownNumbers: order.filter((each) => ticked.has(each)),
      of: order.length,
      tick,
      all,
      settle,
    }),
    [ticked, order, tick, all, settle],
  );
};

/** The id of the search, for the key that leads to it. */
export const SEARCH_ID = 'desk-search';
/** The part above the table: it takes the focus of a button that its act removed. */
export const TOOLS_ID = 'desk-tools';
/** The acts on ticked entries; by keyboard they are far after the table. */
export const TICKED_ID = 'desk-ticked';

/** The id by which the line of an entry gets the focus. */
export const rowId = (number: number): string => `entry-${number}`;

/** The heading of the chosen list, which takes the focus when it is opened by the keyboard. */
export const HEAD_ID = 'entry-head';
/** The buttons that keys of one letter press. */
export const ACT_IDS = { accept: 'act-accept', return: 'act-return', ask: 'act-ask' } as const;

/** What can lie over a desk. */
export type DeskPanel = 'link' | 'import' | 'people' | 'keys' | 'expected' | 'reminder' | 'print' | 'entry';

export type DeskValue = {
  readonly page: EventPage;
  readonly desk: Desk;
  readonly system: SystemCard;
  readonly budget: Budget;
  /** the entries that the view shows */
  readonly groups: readonly DeskGroup[];
  readonly view: DeskView;
  readonly setView: (view: DeskView) => void;
  /** who plays the same list */
  readonly alikes: Alikes;
  /** who is expected and has not sent a list */
  readonly missing: readonly ExpectedPlayer[];
  readonly ticks: Ticks;
  /** on a phone: lines are ticked in place of opened */
  readonly ticking: boolean;
  readonly setTicking: (on: boolean) => void;
  readonly phone: boolean;
  /** the entry that is open beside the table */
  readonly openRow: DeskRow | null;
  readonly choose: (number: number) => void;
  /** the chosen one has a pane of its own */
  readonly wide: boolean;
  /** chooses one and goes into it: over the table where there is no room beside it */
  readonly enter: (number: number, byKey: boolean) => void;
  /** one on or one back, in the order shown */
  readonly step: (by: 1 | -1) => void;
  /** the next step starts from the present row of the open entry, though it may move */
  readonly keepPlace: () => void;
  readonly panel: DeskPanel | null;
  readonly open: (panel: DeskPanel | null) => void;
  /** reads out what was done */
  readonly say: (words: string) => void;
  /** what is being written about each entry; kept while the desk is open */
  readonly drafts: Map<number, string>;
};

const Context = createContext<DeskValue | null>(null);

export const DeskProvider = Context.Provider;

/** The desk around this part. */
export const useDesk = (): DeskValue => {
  const desk = useContext(Context);
  if (desk === null) throw new Error('This part stands on a desk only');
  return desk;
};
