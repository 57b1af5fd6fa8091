'use client';

import { memo } from 'react';
import { Flag } from '@/app/_components/ui/icon';
import * as common from '@/app/_components/words';
import { identicalTo, limitOf } from '@/lib/events/desk/desk-view';
import type { DeskRow } from '@/lib/events/schema';
import { type DeskValue, rowId } from './desk-context';
import { RowBreak, RowFindings, RowFlags, RowLimit, RowPoints, RowSent, RowShare } from './row-parts';

type RowProps = {
  row: DeskRow;
  columns: readonly { readonly key: string }[];
  hasPoints: boolean;
  isChosen: boolean;
  isTicked: boolean;
  desk: DeskValue;
  /** who has the same list, for a comparison */
  same: string;
};

export const NUM = 'text-end';
const CELL = 'border-rule h-[41px] border-b pr-2.5 leading-[1.25] whitespace-nowrap';

/** Left out where there is no room for it. */
export const WIDE_ONLY = 'max-laptop:hidden';

type TickBoxProps = {
  /** what it ticks, for screen readers */
  label: string;
  checked: boolean;
  /** some of its entries are ticked */
  mixed?: boolean;
  onTick: (range: boolean) => void;
  className?: string;
};

/** A box to tick a row, with room for a finger around it; with Shift it ticks a range. */
export const TickBox = ({ label, checked, mixed = false, onTick, className = '' }: TickBoxProps) => (
  <label
    className={`relative z-1 grid cursor-pointer place-items-center select-none pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${className}`}
  >
    <input
      type="checkbox"
      className="accent-ink size-4"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = mixed;
      }}
      onChange={({ nativeEvent }) => onTick('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
    />
  </label>
);

/** One entry. It is drawn again only where something of its own has changed. */
export const DeskRowLine = memo(
  ({ row, columns, hasPoints, isChosen, isTicked, desk }: RowProps) => {
    const { name, number } = row;
    const { list } = row.counts.version;
    const cell = `${CELL} ${isChosen ? 'bg-select' : 'group-hover:bg-paper-sunk'}`;
    const { system } = desk;
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
            <b className="block max-w-[190px] truncate font-[560]" title={name}>
              {name}
            </b>
            <span className="text-12 text-ink-3 block max-w-[190px] truncate">
              {list.name || common.armyWithoutName}
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
              <RowPoints row={row} />
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
        <td className={`${cell} w-[34%] max-w-0 overflow-hidden pl-3`}>
          <RowFindings row={row} />
          <RowFlags
            row={row}
            identical={identicalTo(desk.alikes, row)}
            termsVersion={desk.desk.termsVersion}
          />
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
    before.desk.desk.termsVersion === after.desk.desk.termsVersion,
);
