'use client';

import { useMemo, useRef, useState } from 'react';
import type { SystemCard } from '@/app/_components/army/system-card';
import { useOnline } from '@/app/_components/server-state';
import { Notice } from '@/app/_components/ui/notice';
import { useLayout } from '@/app/_editor/use-layout';
import { alikesOf, groupsOf, WHOLE_DESK } from '@/lib/events/desk/desk-view';
import { budgetOf } from '@/lib/events/desk/event-budget';
import { missingOf } from '@/lib/events/desk/expected';
import type { Desk, EventPage } from '@/lib/events/schema';
import * as words from '../words';
import { DeskBar } from './desk-bar';
import { type DeskPanel, DeskProvider, type DeskValue, HEAD_ID, rowId } from './desk-context';
import { DeskHead } from './desk-head';
import { DeskPanels } from './desk-panels';
import { DeskTable } from './desk-table';
import { DeskTools } from './desk-tools';
import { EntryPane } from './entry/entry-pane';
import { TickedBar } from './several/ticked-bar';
import { useDeskKeys } from './use-desk-keys';
import { useTicks } from './use-ticks';

type DeskBoardProps = { page: EventPage; desk: Desk; system: SystemCard; fault: string | undefined };

/** Two panes, each scrolling alone; where it is narrower the chosen list lies over the table. */
const FRAME =
  'bg-paper min-[1240px]:grid min-[1240px]:h-dvh min-[1240px]:grid-cols-[minmax(0,1fr)_384px] min-[1240px]:grid-rows-[auto_minmax(0,1fr)]';

const numberInHash = (): number | null => {
  const [, number] = /^#(\d{1,6})$/.exec(location.hash) ?? [];
  return number === undefined ? null : Number(number);
};

/** Everything an organiser looks at: the entries by state, and the one that is open beside them. */
export const DeskBoard = ({ page, desk, system, fault }: DeskBoardProps) => {
  const layout = useLayout();
  const [view, setView] = useState(WHOLE_DESK);
  const [wanted, setWanted] = useState(numberInHash);
  const [panel, setPanel] = useState<DeskPanel | null>(null);
  const [sentence, setSentence] = useState('');
  const [ticking, setTicking] = useState(false);
  const [drafts] = useState(() => new Map<number, string>());
  /** the order before the chosen one went into another group */
  const stood = useRef<readonly number[] | null>(null);

  const groups = useMemo(() => groupsOf(desk.entries, view), [desk.entries, view]);
  const alikes = useMemo(() => alikesOf(desk.entries), [desk.entries]);
  const missing = useMemo(() => missingOf(desk.expected ?? [], desk.entries), [desk.expected, desk.entries]);
  const budget = useMemo(() => budgetOf(page.terms.packs), [page.terms.packs]);
  const order = useMemo(() => groups.flatMap(({ rows }) => rows.map(({ number }) => number)), [groups]);
  const ticks = useTicks(order);
  // the first that is shown stays the chosen one when others come before it
  if (wanted === null && layout === 'wide' && order[0] !== undefined) setWanted(order[0]);
  const number = wanted;
  const selected = desk.entries.find((row) => row.number === number) ?? null;

  const choose = (next: number) => {
    stood.current = null;
    setWanted(next);
    history.replaceState(history.state, '', `#${next}`);
  };
  const enter = (next: number, byKey: boolean) => {
    choose(next);
    if (layout !== 'wide') setPanel('entry');
    else if (byKey) requestAnimationFrame(() => document.getElementById(HEAD_ID)?.focus());
  };
  const step = (by: 1 | -1) => {
    const numbers = stood.current ?? order;
    const next = number === null ? order[0] : numbers[numbers.indexOf(number) + by];
    if (next === undefined) return;
    choose(next);
    document.getElementById(rowId(next))?.focus();
  };
  const value: DeskValue = {
    ...{ page, desk, system, budget, groups, view, setView, chosen: selected, choose, enter, step, panel },
    ...{ alikes, missing, ticks, ticking, phone: layout === 'phone' },
    setTicking: (on) => {
      setTicking(on);
      if (!on) ticks.all(false);
    },
    wide: layout === 'wide',
    open: setPanel,
    keepPlace: () => {
      stood.current = order;
    },
    say: setSentence,
    drafts,
  };
  return (
    <DeskProvider value={value}>
      <Keys />
      <div className={FRAME} {...(layout === 'wide' && { 'data-panes': true })}>
        <DeskBar />
        <main
          id="main"
          className="flex min-h-0 min-w-0 flex-col px-6 pt-4 max-[721px]:px-4 min-[1240px]:pr-0"
        >
          <DeskHead />
          <Trouble fault={fault} />
          <DeskTools />
          <DeskTable layout={layout} />
          <TickedBar />
        </main>
        {layout === 'wide' && <EntryPane />}
      </div>
      <DeskPanels layout={layout} />
      <p className="vh" role="status">
        {sentence}
      </p>
    </DeskProvider>
  );
};

const Keys = () => {
  useDeskKeys();
  return null;
};

/** The desk stays as it was while the server does not answer. */
const Trouble = ({ fault }: { fault: string | undefined }) => {
  const online = useOnline();
  if (online && fault === undefined) return null;
  return (
    <Notice severity="warning" live className="mr-6 mb-2">
      {online ? fault : words.noConnection} {words.deskAsItWas}
    </Notice>
  );
};
