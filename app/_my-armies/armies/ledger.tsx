'use client';

import { useId, useRef, useSyncExternalStore } from 'react';
import { HatchKey } from '@/app/_components/army/share-legend';
import type { SystemCard } from '@/app/_components/army/system-card';
import { useOnline } from '@/app/_components/server-state';
import { Button, LinkButton, TextButton } from '@/app/_components/ui/button';
import { SearchField, SelectField } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { timeText, withinSentence } from '@/app/_components/ui/time-text';
import { parseSort } from '@/lib/armies/army-sorts';
import { COMPARE } from '@/lib/pages';
import { LEDGER } from '../ledger-frame';
import { ArmyHead, ArmyLine, type LineActions } from './army-line';
import { type ArmyList, isFiltered, type ListView, SORT_OPTIONS, WHOLE_LIST } from './use-army-list';

type LedgerProps = {
  list: ArmyList;
  systems: readonly SystemCard[];
  actions: LineActions;
};

const FILTER = 'w-[138px] min-w-0 max-laptop:order-2 max-laptop:flex-1 print:hidden';

const never = () => () => undefined;

/** When this device stored the page, in a sentence; null on a page from the network. */
const useKeptText = (): string | null => {
  const time = useSyncExternalStore(
    never,
    () => document.documentElement.dataset.kept ?? null,
    () => null,
  );
  return (
    time &&
    `No connection: as it was on this device ${withinSentence(timeText(new Date(Number(time)), new Date()))}.`
  );
};

/** The armies of the viewer: searched, filtered and sorted by the server, a page at a time. */
export const Ledger = ({ list, systems, actions }: LedgerProps) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const online = useOnline();
  const keptText = useKeptText();
  const { rows, foundCount, all, nations, view, setView } = list;

  const systemOf = (system: string) => systems.find((card) => card.id === system);
  const change = (part: Partial<ListView>) => setView({ ...view, ...part });
  // the line of a deleted army takes the focus with it, so it goes to the head of the list
  const lineActions: LineActions = {
    ...actions,
    remove: (row) => {
      actions.remove(row);
      heading.current?.focus();
    },
  };

  return (
    <section className={LEDGER} aria-labelledby={`${id}-title`}>
      <div className="max-laptop:flex-wrap flex items-center gap-2 pb-2">
        <h1 id={`${id}-title`} className="font-caslon text-26" ref={heading} tabIndex={-1}>
          My armies
        </h1>
        <span className="text-ink-3 mr-auto pt-[5px] tabular-nums" role="status">
          {isFiltered(view) ? `${foundCount} of ${all}` : all}
          <span className="vh"> armies</span>
        </span>
        <SearchField
          className="max-laptop:order-1 max-laptop:w-auto max-laptop:flex-[1_1_100%] w-[200px] print:hidden"
          label="Search armies"
          value={view.search}
          onChange={(event) => change({ search: event.target.value })}
        />
        <div className={FILTER}>
          <SelectField
            label="Nation"
            hideLabel
            value={view.nation}
            onChange={(event) => change({ nation: event.target.value })}
            options={[
              { value: '', label: 'All nations' },
              ...nations.map((nation) => ({ value: nation, label: nation })),
            ]}
          />
        </div>
        <div className={FILTER}>
          <SelectField
            label="Rule system"
            hideLabel
            value={view.system}
            onChange={(event) => change({ system: event.target.value })}
            options={[
              { value: '', label: 'All rules' },
              ...systems.map((system) => ({ value: system.id, label: system.name })),
            ]}
          />
        </div>
        <div className={`${FILTER} max-tablet:basis-full`}>
          <SelectField
            label="Sort by"
            hideLabel
            value={view.sort}
            onChange={(event) => change({ sort: parseSort(event.target.value) })}
            options={SORT_OPTIONS}
          />
        </div>
      </div>
      {(!online || (list.stale && keptText !== null)) && (
        <Notice severity="warning" className="mb-2.5" live>
          {keptText ??
            'No connection: this list may be out of date. You can still edit armies you have open; your changes are kept and sent later.'}
        </Notice>
      )}
      {online && list.stale && keptText === null && (
        <Notice severity="error" className="mb-2.5" live>
          The server does not answer: this list may be out of date.{' '}
          <TextButton onClick={list.retry}>Try again</TextButton>
        </Notice>
      )}
      <ArmyHead />
      {rows.length === 0 ? (
        <p className="border-rule text-ink-2 border-b py-7">
          No army matches.{' '}
          <TextButton onClick={() => setView({ ...WHOLE_LIST, sort: view.sort })}>Show all</TextButton>
        </p>
      ) : (
        <ul className="max-laptop:border-rule-ink max-laptop:border-t">
          {rows.map((row) => (
            <ArmyLine key={row.id} row={row} system={systemOf(row.system)} actions={lineActions} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2.5 pt-3.5">
        {list.hasMore && (
          <Button size="small" disabled={list.loadingMore} onClick={list.loadMore}>
            {`Show more: ${rows.length} of ${foundCount} shown`}
          </Button>
        )}
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="soft">Compare two armies for equal points</span>
          <LinkButton size="small" icon="swap" href={COMPARE}>
            Compare
          </LinkButton>
        </span>
        <HatchKey className="max-tablet:ml-0 ml-auto" />
      </div>
    </section>
  );
};
