'use client';

import { createContext, useContext } from 'react';
import type { SystemCard } from '@/app/_components/army/system-card';
import type { Alikes, Budget, DeskGroup, DeskView } from '@/lib/events/desk/desk-view';
import type { Expected } from '@/lib/events/desk/expected';
import type { Desk, DeskRow, EventPage } from '@/lib/events/schema';
import type { Ticks } from './use-ticks';

/** The id of the search, for the key that leads to it. */
export const SEARCH_ID = 'desk-search';
/** What stands above the table: it takes the focus of a button that went with what it did. */
export const TOOLS_ID = 'desk-tools';
/** What is done with the ticked, far after the table for whoever goes by the keyboard. */
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
  readonly missing: readonly Expected[];
  readonly ticks: Ticks;
  /** on a phone: lines are ticked in place of opened */
  readonly ticking: boolean;
  readonly setTicking: (on: boolean) => void;
  readonly phone: boolean;
  /** the entry that is open beside the table */
  readonly chosen: DeskRow | null;
  readonly choose: (number: number) => void;
  /** the chosen one has a pane of its own */
  readonly wide: boolean;
  /** chooses one and goes into it: over the table where there is no room beside it */
  readonly enter: (number: number, byKey: boolean) => void;
  /** one on or one back, in the order shown */
  readonly step: (by: 1 | -1) => void;
  /** the next step goes from where the chosen one stands now, though it may move */
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
