'use client';

import { Fragment } from 'react';
import * as commonParts from '@/app/_components/part-words';
import { Button } from '@/app/_components/ui/button';
import { Flag, Icon } from '@/app/_components/ui/icon';
import * as common from '@/app/_components/words';
import { type DeskGroup, identicalTo, isWhole } from '@/lib/events/desk/desk-view';
import type { DeskRow } from '@/lib/events/schema';
import { rowId, useDesk } from './desk-context';
import { RowFindings, RowFlags, RowPoints, RowSent, RowShare } from './row-parts';

/** Names that are listed at once; the dialog has them all. */
const MOST = 40;

/** Who is expected and has not sent a list. */
export const MissingNames = () => {
  const { missing } = useDesk();
  const more = missing.length - MOST;
  return (
    <span className="wrap-anywhere whitespace-normal">
      {missing.slice(0, MOST).map(({ name }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <b className="font-[560]">{name}</b>
        </Fragment>
      ))}
      {more > 0 && commonParts.andMore(more)}
    </span>
  );
};

export const RemindButton = () => {
  const { missing, open } = useDesk();
  return (
    <Button size="small" icon="mail" onClick={() => open('reminder')}>
      {missing.length === 1 ? 'Remind' : 'Remind all'}
    </Button>
  );
};

/** The entries of a desk on a phone: one line each, under their state; a touch opens one. */
export const DeskLines = () => {
  const { groups, missing, view } = useDesk();
  return (
    <>
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
      {missing.length > 0 && isWhole(view) && (
        <section aria-labelledby="group-missing">
          <h2 id="group-missing" className={HEAD}>
            Not sent yet <span className="mute font-sans">{missing.length}</span>
          </h2>
          <p className="border-rule grid justify-items-start gap-2 border-b py-2.5">
            <MissingNames />
            <RemindButton />
          </p>
        </section>
      )}
    </>
  );
};

const HEAD = 'border-rule-ink text-16 border-b pt-3 pb-1';

const Group = ({ group: { name, title, rows } }: { group: DeskGroup }) => (
  <section aria-labelledby={`group-${name}`}>
    <h2 id={`group-${name}`} className={HEAD}>
      {title} <span className="mute font-sans">{rows.length}</span>
    </h2>
    <ul>
      {rows.map((row) => (
        <Line key={row.number} row={row} />
      ))}
    </ul>
  </section>
);

const Line = ({ row }: { row: DeskRow }) => {
  const { desk, system, enter, alikes, ticks, ticking } = useDesk();
  const { list, verdict } = row.counts.version;
  return (
    <li
      className="border-rule relative grid min-h-16 grid-cols-[6px_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1 border-b py-2.5"
      data-nation={list.nation}
      data-entry={row.number}
    >
      <Flag className="row-span-2 h-full" />
      <button
        type="button"
        id={rowId(row.number)}
        className="flex min-w-0 items-start gap-2.5 text-start after:absolute after:inset-0"
        onClick={({ detail }) => (ticking ? ticks.tick(row.number) : enter(row.number, detail === 0))}
        {...(ticking && { 'aria-pressed': ticks.ticked.has(row.number) })}
      >
        {ticking && <TickSign on={ticks.ticked.has(row.number)} />}
        <span className="min-w-0 flex-1">
          <b className="text-16 font-[560] wrap-anywhere">{row.name}</b>
          <span className="text-13 text-ink-2 block truncate">
            {list.name || common.armyWithoutName}, {list.nationLabel} {list.year}
          </span>
        </span>
      </button>
      <span className="text-16 text-end tabular-nums">
        <RowPoints row={row} />
        {verdict.points !== null && (
          <span className="mt-1 block w-[72px]">
            <RowShare row={row} scale={system.pointScale} />
          </span>
        )}
      </span>
      <span className="text-13 col-span-2 col-start-2 grid gap-0.5">
        <RowFindings row={row} />
        <RowFlags row={row} identical={identicalTo(alikes, row)} termsVersion={desk.termsVersion} />
        <span className="text-12 text-ink-3">
          <RowSent row={row} zone={desk.event.timeZone} />
        </span>
      </span>
    </li>
  );
};

/** The box of a line that is ticked as a whole. */
const TickSign = ({ on }: { on: boolean }) => (
  <span
    className={`border-rule-firm rounded-1 mt-0.5 grid size-5 flex-none place-items-center border ${on ? 'bg-ink text-paper' : ''}`}
    aria-hidden="true"
  >
    {on && <Icon name="pass" />}
  </span>
);
