'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorText } from '@/app/_components/server-changes';
import { getQueryClient } from '@/app/_components/server-state';
import { AppLink } from '@/app/_components/ui/app-link';
import { Button, buttonLook } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Flag } from '@/app/_components/ui/icon';
import { Notice } from '@/app/_components/ui/notice';
import * as common from '@/app/_components/words';
import { entryQuery } from '@/lib/events/desk/desk-queries';
import type { DeskRow } from '@/lib/events/schema';
import { verifyPath } from '@/lib/pages';
import { HEAD_ID, rowId, useDesk } from '../desk-context';
import { useAct } from './acting';
import { EntryActs } from './entry-acts';
import { EntryView } from './entry-view';

const PANE =
  'border-rule-firm bg-paper-sunk flex min-h-0 flex-col border-l [--find-bleed:20px] [grid-column:2] [grid-row:2]';

/** The chosen list beside the table: all that is known of it, and what is done with it at its foot. */
export const EntryPane = () => {
  const { openRow } = useDesk();
  return (
    <aside className={PANE} aria-label="Chosen list" {...nationOf(openRow)}>
      {openRow === null ? (
        <p className="soft p-5">Choose a list to see it here.</p>
      ) : (
        <Fetched key={openRow.number} row={openRow}>
          {(body, foot) => (
            <>
              <div className="min-h-0 flex-1 overflow-auto overscroll-contain px-5 pt-4 pb-5">{body}</div>
              {foot}
            </>
          )}
        </Fetched>
      )}
    </aside>
  );
};

/** Whose list it is, which, and the way to the list itself. */
const EntryHead = ({ row }: { row: DeskRow }) => {
  const { counts, name, currentVersion, number } = row;
  const { list, code } = counts.version;
  return (
    <header
      className="grid min-w-0 flex-1 grid-cols-[6px_minmax(0,1fr)_auto] items-center gap-2.5"
      data-nation={list.nation}
    >
      <Flag className="h-[38px]" />
      <div className="min-w-0">
        <h2 id={HEAD_ID} tabIndex={-1} className="text-[1.125rem] wrap-anywhere outline-none">
          {list.name || common.armyWithoutName}
        </h2>
        <p className="soft text-12 mt-0.5 wrap-anywhere">
          {name}, {list.nationLabel} {list.year},{' '}
          {currentVersion === 1 ? 'first sent' : `version ${counts.version.number}`}
        </p>
        <p className="mute text-12 tabular-nums">{`Entry ${number}, ${code}`}</p>
      </div>
      <AppLink href={verifyPath(code)} data-button className={buttonLook({ size: 'small' })}>
        Open list
      </AppLink>
    </header>
  );
};

/** The same over the table, where there is no room beside it; its acts under the thumb. */
export const EntrySheet = () => {
  const { openRow, panel, open } = useDesk();
  const { number, revision } = openRow ?? {};
  const wasOpen = useRef(false);
  useEffect(() => {
    if (panel === 'entry') wasOpen.current = true;
    if (!wasOpen.current || panel !== null || number === undefined || revision === undefined) return;
    // An act makes a new revision and renders its line in another group: the focus would be lost.
    if (document.activeElement === document.body) document.getElementById(rowId(number))?.focus();
  }, [panel, number, revision]);
  if (openRow === null) return null;
  return (
    <BottomSheet
      open={panel === 'entry'}
      onClose={() => open(null)}
      title={`${openRow.name}: ${openRow.counts.version.list.name}`}
      heading={<EntryHead row={openRow} />}
      wide
    >
      <div className="max-tablet:[--find-bleed:16px] [--find-bleed:20px]" {...nationOf(openRow)}>
        <Fetched key={openRow.number} row={openRow} headed>
          {(body, foot) => (
            <>
              {body}
              <div className="max-tablet:-mx-4 sticky -bottom-4 -mx-5 mt-4 -mb-4">{foot}</div>
            </>
          )}
        </Fetched>
      </div>
    </BottomSheet>
  );
};

const nationOf = (row: DeskRow | null) => row && { 'data-nation': row.counts.version.list.nation };

type FetchedProps = {
  row: DeskRow;
  /** its head is elsewhere */
  headed?: boolean;
  children: (body: ReactNode, foot: ReactNode) => ReactNode;
};

/** The entry behind a line of the desk; fetched again when its line has changed. */
const Fetched = ({ row, headed = false, children }: FetchedProps) => {
  const { desk } = useDesk();
  const [version, setVersion] = useState<number>();
  const { data, error, isFetching, refetch } = useQuery(
    { ...entryQuery(desk.event.id, row.number, version), placeholderData: (before) => before },
    getQueryClient(),
  );
  const acting = useAct(row);
  const behind = data !== undefined && data.revision !== row.revision && !isFetching;
  useEffect(() => {
    if (behind) void refetch();
  }, [behind, refetch]);
  const head = headed ? null : <EntryHead row={row} />;
  if (data === undefined) {
    const waiting = (
      <>
        {head}
        {error === null ? (
          <p className="soft pt-4" role="status">
            Opening the list.
          </p>
        ) : (
          <Notice
            severity="error"
            live
            className="mt-4"
            action={
              <Button size="small" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {errorText(error)}
          </Notice>
        )}
      </>
    );
    return children(waiting, null);
  }
  return children(
    <>
      {head}
      <EntryView entry={data} row={row} acting={acting} onVersion={setVersion} />
    </>,
    <EntryActs key={`acts ${row.number}`} entry={data} acting={acting} />,
  );
};
