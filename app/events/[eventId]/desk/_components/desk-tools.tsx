'use client';

import { useRef, useState } from 'react';
import { useChange } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { SearchField, SelectField } from '@/app/_components/ui/field';
import { Segments } from '@/app/_components/ui/segments';
import { showToast } from '@/app/_components/ui/toasts';
import { MAX_AT_ONCE } from '@/lib/events/limits';
import { acceptSeveralChange } from '@/lib/events/queries';
import type { DeskRow } from '@/lib/events/schema';
import { amountOf } from '@/lib/rules/core/number';
import { flagOptions, GROUPS, isClean, isFlag, isSort, SORT_OPTIONS, WHOLE_DESK } from '../desk-view';
import { useDesk } from './desk-context';

/** The id of the search, for the key that leads to it. */
export const SEARCH_ID = 'desk-search';

/** What is shown of the entries, and what is done with many at once. */
export const DeskTools = () => {
  const { desk, view, setView } = useDesk();
  const { entries } = desk;
  if (entries.length === 0) return <div className="pt-5" />;
  const options = [
    { value: 'all', label: `All ${entries.length}` },
    ...GROUPS.map(({ state, short }) => ({
      value: state,
      label: `${short} ${entries.filter((row) => row.state === state).length}`,
      ...{ state },
    })).filter(({ state, value }) => value === view.state || entries.some((row) => row.state === state)),
  ];
  return (
    <div className="flex flex-wrap items-center gap-2.5 pt-3.5 pr-6 pb-2.5 max-[1239.98px]:pr-0">
      <div className="max-w-full overflow-x-auto max-[721px]:basis-full">
        <Segments
          legend="Show"
          hideLegend
          options={options}
          value={view.state}
          onChange={(value) =>
            setView({ ...view, state: GROUPS.find(({ state }) => state === value)?.state ?? 'all' })
          }
        />
      </div>
      <SearchField
        id={SEARCH_ID}
        className="w-[180px] max-[721px]:w-auto max-[721px]:flex-[1_1_100%]"
        label="Player or army"
        value={view.search}
        onChange={(event) => setView({ ...view, search: event.target.value })}
      />
      <div className="w-[150px] max-[721px]:w-auto max-[721px]:flex-1">
        <SelectField
          label="Findings and flags"
          hideLabel
          value={view.flag}
          options={flagOptions(entries, view.flag)}
          onChange={({ target: { value } }) => setView({ ...view, flag: isFlag(value) ? value : 'any' })}
        />
      </div>
      <div className="w-[130px] max-[721px]:w-auto max-[721px]:flex-1">
        <SelectField
          label="Sort by"
          hideLabel
          value={view.sort}
          options={SORT_OPTIONS}
          onChange={({ target: { value } }) =>
            setView({ ...view, sort: isSort(value) ? value : WHOLE_DESK.sort })
          }
        />
      </div>
      <AcceptClean />
    </div>
  );
};

const askFor = (rows: readonly DeskRow[]) => ({
  entries: rows.map(({ number, revision }) => ({ number, revision })),
});

/** Accepts every list at once in which nothing was found. */
const AcceptClean = () => {
  const { desk, say } = useDesk();
  const { change, pending, fault } = useChange(acceptSeveralChange(desk.event.id));
  const [left, setLeft] = useState<string>();
  const status = useRef<HTMLSpanElement>(null);
  const clean = desk.entries.filter((row) => row.state === 'sent' && isClean(row));
  if (clean.length === 0 && left === undefined && fault === undefined) return null;
  const accept = () => {
    if (pending) return;
    change(askFor(clean.slice(0, MAX_AT_ONCE)), {
      onSuccess: (answer) => {
        const told = `Accepted ${amountOf(answer.accepted.length, 'list')}.`;
        say(told);
        showToast(told);
        status.current?.focus();
        setLeft(
          answer.left.length === 0
            ? undefined
            : answer.left.map(({ number, message }) => `Entry ${number}: ${message}`).join(' '),
        );
      },
    });
  };
  return (
    <span ref={status} tabIndex={-1} className="ml-auto flex flex-wrap items-center gap-2.5 outline-none">
      <span className="mute" role="status">
        {fault ?? left ?? `${amountOf(clean.length, 'clean list')} to check`}
      </span>
      {clean.length > 0 && (
        <Button icon="pass" aria-disabled={pending} onClick={accept}>
          {clean.length === 1 ? 'Accept it' : `Accept ${Math.min(clean.length, MAX_AT_ONCE)}`}
        </Button>
      )}
    </span>
  );
};
