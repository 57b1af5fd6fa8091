'use client';

import { useDeferredValue, useId, useRef, useState } from 'react';
import type { ArmyRow } from '@/lib/armies/schema';
import { HatchKey } from '../_components/army/share-legend';
import { Button, LinkButton } from '../_components/ui/button';
import { SearchField, SelectField } from '../_components/ui/field';
import { Notice } from '../_components/ui/notice';
import { useOnline } from '../_components/ui/online';
import { ArmyLine, type LineActions } from './army-line';
import { asSort, type ListView, nationsOf, SORTS, viewArmies } from './list-view';
import type { SystemCard } from './system-card';

/** More lines than these are drawn when asked for. */
const PAGE = 100;

type LedgerProps = {
  rows: readonly ArmyRow[];
  /** the server did not answer when last asked */
  stale: boolean;
  onRetry: () => void;
  systems: readonly SystemCard[];
  actions: LineActions;
};

/** The armies of the viewer: searched, filtered and sorted here, since there are at most a few hundred. */
export const Ledger = ({ rows, stale, onRetry, systems, actions }: LedgerProps) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [view, setView] = useState<ListView>({ search: '', nation: '', sort: 'edited' });
  const [shown, setShown] = useState(PAGE);
  const online = useOnline();
  const deferred = useDeferredValue(view);

  const systemOf = (system: string) => systems.find((card) => card.id === system);
  const found = viewArmies(rows, deferred, (system) => systemOf(system)?.name ?? system);
  const change = (part: Partial<ListView>) => {
    setView({ ...view, ...part });
    setShown(PAGE);
  };
  // the line of a deleted army takes the focus with it, so it goes to the head of the list
  const lineActions: LineActions = {
    ...actions,
    remove: (row) => {
      actions.remove(row);
      heading.current?.focus();
    },
  };
  const filtered = view.search.trim() !== '' || view.nation !== '';

  return (
    <section className="mine" aria-labelledby={`${id}-title`}>
      <div className="tools">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          My armies
        </h2>
        <span className="count mute" role="status">
          {filtered ? `${found.length} of ${rows.length}` : rows.length}
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
            ...nationsOf(rows).map((nation) => ({ value: nation, label: nation })),
          ]}
        />
        <SelectField
          label="Sort by"
          hideLabel
          value={view.sort}
          onChange={(event) => change({ sort: asSort(event.target.value) })}
          options={SORTS}
        />
      </div>
      {!online && (
        <Notice severity="warning" live>
          No connection: the list is as it was. Armies you have open can still be edited; their changes are
          kept and sent later.
        </Notice>
      )}
      {online && stale && (
        <Notice severity="error" live>
          The server does not answer; the list is as it was.{' '}
          <button type="button" className="link" onClick={onRetry}>
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
      {found.length === 0 ? (
        <p className="none">
          No army fits.{' '}
          <button type="button" className="link" onClick={() => change({ search: '', nation: '' })}>
            Show all
          </button>
        </p>
      ) : (
        <ul className="list">
          {found.slice(0, shown).map((row) => (
            <ArmyLine key={row.id} row={row} system={systemOf(row.system)} actions={lineActions} />
          ))}
        </ul>
      )}
      <div className="foot">
        {found.length > shown && (
          <Button size="small" onClick={() => setShown(shown + PAGE)}>
            Show {Math.min(PAGE, found.length - shown)} more
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
