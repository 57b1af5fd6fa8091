'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { SystemCard } from '@/app/_components/army/system-card';
import { errorText } from '@/app/_components/server-changes';
import { getQueryClient, useOnline } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { PageActs, PlainPage } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { type Layout, useLayout } from '@/app/_editor/editor-window';
import { LazyPart, type LazyPartLoader, lazyPart } from '@/app/_editor/lazy-part';
import type { PanelProps } from '@/app/_editor/panels';
import { useNews } from '@/app/_streams/use-news';
import { useTopic } from '@/app/_streams/use-topic';
import { DESK_EVERY, DESK_SELDOM, deskQuery } from '@/lib/events/desk/desk-queries';
import { alikesOf, groupsOf, WHOLE_DESK } from '@/lib/events/desk/desk-view';
import { budgetOf } from '@/lib/events/desk/event-budget';
import { missingOf } from '@/lib/events/desk/expected';
import { eventQuery } from '@/lib/events/queries';
import type { Desk, EventPage } from '@/lib/events/schema';
import {
  type DeskPanel,
  DeskProvider,
  type DeskValue,
  HEAD_ID,
  rowId,
  useDesk,
  useTicks,
} from './desk-context';
import { DeskBar, DeskHead } from './desk-head';
import { DeskTable } from './desk-table';
import { DeskTools } from './desk-tools';
import { EntryPane, EntrySheet } from './entry/entry-pane';
import { TickedBar } from './several/ticked-bar';
import { useDeskKeys } from './use-desk-keys';

type DeskBoardProps = { page: EventPage; desk: Desk; system: SystemCard; fault: string | undefined };

/** Two panes, each with its own scroll; on a narrow screen the open list covers the table. */
const FRAME =
  'bg-paper desktop:grid desktop:h-dvh desktop:grid-cols-[minmax(0,1fr)_384px] desktop:grid-rows-[auto_minmax(0,1fr)]';

const numberInHash = (): number | null => {
  const [, number] = /^#(\d{1,6})$/.exec(location.hash) ?? [];
  return number === undefined ? null : Number(number);
};

const PARTS: Readonly<Record<Exclude<DeskPanel, 'entry'>, LazyPartLoader<PanelProps>>> = {
  link: lazyPart(() => import('./panels/link-dialog').then((part) => part.LinkDialog)),
  import: lazyPart(() => import('./panels/import-lists').then((part) => part.ImportListsDialog)),
  expected: lazyPart(() => import('./expected/expected-dialogs').then((part) => part.ExpectedDialog)),
  reminder: lazyPart(() => import('./expected/expected-dialogs').then((part) => part.ReminderDialog)),
  people: lazyPart(() => import('./panels/people-dialog').then((part) => part.PeopleDialog)),
  print: lazyPart(() => import('./panels/print-dialog').then((part) => part.PrintDialog)),
  keys: lazyPart(() => import('./panels/desk-keys').then((part) => part.DeskKeysDialog)),
};

/** The dialogs of the desk, each fetched on demand; a closed one forgets its input. */
const DeskPanels = ({ layout }: { layout: Layout | null }) => {
  const { panel, open } = useDesk();
  return (
    <>
      {layout !== 'wide' && <EntrySheet />}
      {panel !== null && panel !== 'entry' && (
        <LazyPart key={panel} part={PARTS[panel]} props={{ open: true, onClose: () => open(null) }} over />
      )}
    </>
  );
};

/** Everything an organiser looks at: the entries by state, and the one that is open beside them. */
const DeskBoard = ({ page, desk, system, fault }: DeskBoardProps) => {
  const layout = useLayout();
  const [view, setView] = useState(WHOLE_DESK);
  const [wantedNumber, setWantedNumber] = useState(numberInHash);
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
  if (wantedNumber === null && layout === 'wide' && order[0] !== undefined) setWantedNumber(order[0]);
  const number = wantedNumber;
  const selected = desk.entries.find((row) => row.number === number) ?? null;

  const choose = (next: number) => {
    stood.current = null;
    setWantedNumber(next);
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
    page,
    desk,
    system,
    budget,
    groups,
    view,
    setView,
    openRow: selected,
    choose,
    enter,
    step,
    panel,
    alikes,
    missing,
    ticks,
    ticking,
    phone: layout === 'phone',
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
        <main id="main" className="max-tablet:px-4 desktop:pr-0 flex min-h-0 min-w-0 flex-col px-6 pt-4">
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
      {online ? fault : 'There is no connection.'} You see the desk as it was; it will update on its own.
    </Notice>
  );
};

type DeskProps = { page: EventPage; system: SystemCard };

/** The desk of an event: the page brings its name and terms, the browser fetches the entries and follows them. */
export const FetchedDesk = ({ page, system }: DeskProps) => {
  const { id, name } = page.event;
  const { data: current } = useQuery({ ...eventQuery(id), initialData: page }, getQueryClient());
  const topic = useTopic(`event:${id}`);
  const { data, error, isFetching, refetch } = useQuery(
    {
      ...deskQuery(id),
      refetchInterval: ({ state }) => (topic.isLive && state.error === null ? DESK_SELDOM : DESK_EVERY),
    },
    getQueryClient(),
  );
  const askAgain = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  useNews(topic, { shownVersion: data?.moves ?? null, isAsking: isFetching || error !== null }, askAgain);
  if (data !== undefined) {
    return <DeskBoard page={current} desk={data} system={system} fault={errorText(error)} />;
  }
  return (
    <>
      <TopBar current="events" />
      <PlainPage title={name}>
        {isFetching || error === null ? (
          <p role="status">Opening the desk.</p>
        ) : (
          <>
            <Notice severity="error" live>
              {errorText(error)}
            </Notice>
            <PageActs>
              <Button onClick={() => void refetch()}>Try again</Button>
            </PageActs>
          </>
        )}
        <noscript>
          <p>The desk needs JavaScript. Turn it on in this browser, then open the page again.</p>
        </noscript>
      </PlainPage>
    </>
  );
};
