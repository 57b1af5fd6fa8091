'use client';

import { Fragment, memo, useMemo } from 'react';
import { HatchKey } from '@/app/_components/army/share-legend';
import { Button, TextButton } from '@/app/_components/ui/button';
import { Flag } from '@/app/_components/ui/flag';
import type { Layout } from '@/app/_editor/use-layout';
import type { DeskRow } from '@/lib/events/schema';
import { type DeskGroup, identicalNames, identicalTo, limitColumns, limitOf, WHOLE_DESK } from '../desk-view';
import { type DeskValue, useDesk } from './desk-context';
import { DeskLines } from './desk-lines';
import { rowId } from './row-id';
import { RowBreak, RowFindings, RowFlags, RowLimit, RowPoints, RowSent, RowShare } from './row-parts';
import { TickBox } from './tick-box';

const HEAD =
  'bg-paper text-11 text-ink-3 sticky top-0 z-2 h-[22px] pr-2.5 pb-1 font-normal whitespace-nowrap shadow-[inset_0_-1px_var(--rule-ink)]';
const TEXT = 'text-start';
const NUM = 'text-end';
const CELL = 'border-rule h-[41px] border-b pr-2.5 leading-[1.25] whitespace-nowrap';
/** Pages of entries draw only what is in sight. */
const WIDE_ONLY = 'max-[1100px]:hidden';

/** The entries by state, or what to do while there are none. */
export const DeskTable = ({ layout }: { layout: Layout | null }) => {
  const { desk, groups } = useDesk();
  if (desk.entries.length === 0) return <Empty />;
  if (groups.length === 0) return <NoneFits />;
  return (
    <div className="min-h-0 flex-1 pr-6 pb-6 max-[1239.98px]:pr-0 min-[1240px]:overflow-auto">
      {layout === 'phone' ? <DeskLines /> : <Grid />}
      <HatchKey className="pt-4" />
    </div>
  );
};

const Empty = () => {
  const { open } = useDesk();
  return (
    <div className="border-rule-ink max-w-[640px] border-t pt-4">
      <p className="font-caslon text-20 pb-1.5">No list has come yet</p>
      <p className="soft pb-3">
        Send the players their link. Lists stand here as they arrive, without loading the page again.
      </p>
      <p className="flex flex-wrap gap-2">
        <Button variant="main" icon="share" onClick={() => open('link')}>
          Player link
        </Button>
        <Button icon="upload" onClick={() => open('import')}>
          Import lists
        </Button>
      </p>
    </div>
  );
};

const NoneFits = () => {
  const { view, setView } = useDesk();
  return (
    <p className="border-rule text-ink-2 border-y py-7" role="status">
      No list fits.{' '}
      <TextButton onClick={() => setView({ ...WHOLE_DESK, sort: view.sort })}>Show all</TextButton>
    </p>
  );
};

const Grid = () => {
  const value = useDesk();
  const { desk, groups, chosen, ticks, alikes } = value;
  const columns = useMemo(() => limitColumns(desk.entries), [desk.entries]);
  const hasPoints = desk.entries.some(({ current }) => current.verdict.points !== null);
  const span = 7 + columns.length + (hasPoints ? 2 : 0);
  return (
    <table className="w-full border-separate border-spacing-0 tabular-nums">
      <caption className="vh">Entries by state; J and K, or the arrows, go from one to the next</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} z-3 w-[30px]`}>
            <TickBox
              label="Tick all shown"
              checked={ticks.of > 0 && ticks.shown.length === ticks.of}
              mixed={ticks.shown.length > 0 && ticks.shown.length < ticks.of}
              onTick={() => ticks.all(ticks.shown.length < ticks.of)}
            />
          </th>
          <th scope="col" className={HEAD}>
            <span className="vh">Nation’s colours</span>
          </th>
          <th scope="col" className={`${HEAD} ${TEXT}`}>
            Player, army
          </th>
          <th scope="col" className={`${HEAD} ${TEXT}`}>
            Nation
          </th>
          {hasPoints && (
            <>
              <th scope="col" className={`${HEAD} ${TEXT} ${WIDE_ONLY}`}>
                Share
              </th>
              <th scope="col" className={`${HEAD} ${NUM}`}>
                Points
              </th>
            </>
          )}
          <th scope="col" className={`${HEAD} ${NUM} ${WIDE_ONLY}`}>
            Break
          </th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" className={`${HEAD} ${NUM} ${WIDE_ONLY}`} title={label}>
              {label}
            </th>
          ))}
          <th scope="col" className={`${HEAD} ${TEXT} pl-3`}>
            Findings
          </th>
          <th scope="col" className={`${HEAD} ${TEXT} pr-0`}>
            Sent
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.state}>
            <GroupHead group={group} span={span} />
            {group.rows.map((row) => (
              <Row
                key={row.number}
                row={row}
                columns={columns}
                hasPoints={hasPoints}
                isChosen={chosen?.number === row.number}
                isTicked={ticks.ticked.has(row.number)}
                desk={value}
                same={identicalNames(identicalTo(alikes, row))}
              />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
};

const GroupHead = ({ group: { title, rows }, span }: { group: DeskGroup; span: number }) => (
  <tr>
    <th scope="rowgroup" colSpan={span} className="border-rule border-b pt-[9px] pb-1 text-start font-normal">
      <span className="font-caslon text-16 leading-(--lh-tight)">{title}</span>
      <span className="mute ml-1.5">{rows.length}</span>
    </th>
  </tr>
);

type RowProps = {
  row: DeskRow;
  columns: readonly { readonly key: string }[];
  hasPoints: boolean;
  isChosen: boolean;
  isTicked: boolean;
  desk: DeskValue;
  /** who has the same list, for whoever compares */
  same: string;
};

/** One entry. It is drawn again only where something of its own has changed. */
const Row = memo(
  ({ row, columns, hasPoints, isChosen, isTicked, desk }: RowProps) => {
    const { current, name, number } = row;
    const { list } = current;
    const cell = `${CELL} ${isChosen ? 'bg-select' : 'group-hover:bg-paper-sunk'}`;
    const { budget, system } = desk;
    return (
      <tr className="group relative cursor-pointer" data-nation={list.nation} data-entry={number}>
        <td className={`${cell} pr-0 ${isChosen ? 'shadow-[inset_3px_0_0_var(--sym)]' : ''}`}>
          <TickBox
            label={`Tick ${name}`}
            checked={isTicked}
            onTick={(range) => desk.ticks.tick(number, range)}
            className="h-10 w-[30px]"
          />
        </td>
        <td className={`${cell} w-[18px]`}>
          <Flag className="h-7" />
        </td>
        <th scope="row" className={`${cell} text-start font-normal`}>
          <button
            type="button"
            id={rowId(number)}
            className="text-start after:absolute after:inset-0"
            {...(isChosen && { 'aria-current': true })}
            onClick={({ detail }) => desk.enter(number, detail === 0)}
          >
            <b className="font-[560]">{name}</b>
            <span className="text-12 text-ink-3 block max-w-[190px] truncate">
              {list.name || 'Army without a name'}
            </span>
          </button>
        </th>
        <td className={`${cell} text-12 text-ink-2`}>
          <span className="block max-w-[120px] truncate">{list.nationLabel}</span>
          <span className="text-ink-3 block">{list.year}</span>
        </td>
        {hasPoints && (
          <>
            <td className={`${cell} w-[92px] ${WIDE_ONLY}`}>
              <RowShare row={row} scale={system.pointScale} />
            </td>
            <td className={`${cell} ${NUM}`}>
              <RowPoints row={row} budget={budget} />
            </td>
          </>
        )}
        <td className={`${cell} ${NUM} ${WIDE_ONLY}`}>
          <RowBreak row={row} />
        </td>
        {columns.map(({ key }) => (
          <td key={key} className={`${cell} ${NUM} ${WIDE_ONLY}`}>
            <RowLimit limit={limitOf(row, key)} />
          </td>
        ))}
        <td className={`${cell} w-[34%] max-w-0 pl-3`}>
          <RowFindings row={row} />
          <RowFlags row={row} identical={identicalTo(desk.alikes, row)} />
        </td>
        <td className={`${cell} text-12 text-ink-2 pr-0`}>
          <RowSent row={row} zone={desk.desk.event.timeZone} />
        </td>
      </tr>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.isChosen === after.isChosen &&
    before.isTicked === after.isTicked &&
    before.same === after.same &&
    before.hasPoints === after.hasPoints &&
    before.columns === after.columns &&
    before.desk.wide === after.desk.wide &&
    before.desk.budget === after.desk.budget,
);
