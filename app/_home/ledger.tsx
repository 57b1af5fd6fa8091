'use client';

import { useId, useRef } from 'react';
import { HatchKey } from '../_components/army/share-legend';
import type { SystemCard } from '../_components/army/system-card';
import { useOnline } from '../_components/server-state';
import { Button, LinkButton } from '../_components/ui/button';
import { SearchField, SelectField } from '../_components/ui/field';
import { Notice } from '../_components/ui/notice';
import { ArmyLine, type LineActions } from './army-line';
import { asSort, isFiltered, type ListView, SORT_OPTIONS, WHOLE_LIST } from './list-view';
import type { ArmyList } from './use-army-list';

type LedgerProps = {
  list: ArmyList;
  systems: readonly SystemCard[];
  actions: LineActions;
};

/** The armies of the viewer: searched, filtered and sorted by the server, a page at a time. */
export const Ledger = ({ list, systems, actions }: LedgerProps) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const online = useOnline();
  const { rows, found, all, nations, view, setView } = list;

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
    <section className="mine" aria-labelledby={`${id}-title`}>
      <div className="tools">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          My armies
        </h2>
        <span className="count mute" role="status">
          {isFiltered(view) ? `${found} of ${all}` : all}
          <span className="vh"> armies</span>
        </span>
        <SearchField
          label="Search armies"
          value={view.search}
          onChange={(event) => change({ search: event.target.value })}
        />
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
        <SelectField
          label="Sort by"
          hideLabel
          value={view.sort}
          onChange={(event) => change({ sort: asSort(event.target.value) })}
          options={SORT_OPTIONS}
        />
      </div>
      {!online && (
        <Notice severity="warning" live>
          No connection: the list is as it was. Armies you have open can still be edited; their changes are
          kept and sent later.
        </Notice>
      )}
      {online && list.stale && (
        <Notice severity="error" live>
          The server does not answer; the list is as it was.{' '}
          <button type="button" className="link" onClick={list.retry}>
            Try again
          </button>
        </Notice>
      )}
      <div className="cols" aria-hidden="true">
        <span />
        <span>Army</span>
        <span>Year</span>
        <span>Share by arm, points</span>
        <span className="num">Units</span>
        <span className="num">Break</span>
        <span>Check</span>
        <span>Edited</span>
        <span />
      </div>
      {rows.length === 0 ? (
        <p className="none">
          No army fits.{' '}
          <button type="button" className="link" onClick={() => setView({ ...WHOLE_LIST, sort: view.sort })}>
            Show all
          </button>
        </p>
      ) : (
        <ul className="list">
          {rows.map((row) => (
            <ArmyLine key={row.id} row={row} system={systemOf(row.system)} actions={lineActions} />
          ))}
        </ul>
      )}
      <div className="foot">
        {list.hasMore && (
          <Button size="small" disabled={list.loadingMore} onClick={list.loadMore}>
            Show more: {rows.length} of {found} shown
          </Button>
        )}
        <span className="compare-offer">
          <span className="soft">Compare two armies for equal points</span>
          <LinkButton size="small" icon="swap" href="/compare">
            Compare
          </LinkButton>
        </span>
        <HatchKey />
      </div>
    </section>
  );
};
