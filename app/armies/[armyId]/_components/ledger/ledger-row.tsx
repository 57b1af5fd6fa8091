'use client';

import { memo } from 'react';
import { formatChange, formatPoints } from '@/app/_components/army/points';
import { Glyph } from '@/app/_components/ui/glyph';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import { LazyPart, lazyPart } from '@/app/_editor/lazy-part';
import { Grip, useDragHandles } from '@/app/_editor/tree/drag-handles';
import { nodeDomId } from '@/app/_editor/tree/row-focus';
import { COLUMNS, FOCUSED, NodeButton, NoteMark, SELECTED } from '@/app/_editor/tree/row-parts';
import { tabStop } from '../../_store/builder-state';
import type { RowView } from '../../_store/view';
import { useActions, useBuilder, useSystem } from '../builder-context';
import { NodeMenu } from './node-menu';
import { RowCells, RowChoice, RowCount } from './row-cells';

const ROW =
  'group/row relative border-b border-rule last:border-b-0 phone:grid-cols-[34px_minmax(0,1fr)_auto_auto_minmax(44px,auto)] phone:pr-4 phone:pl-3 phone:select-none phone:[-webkit-touch-callout:none]';

/** The button is the row: all of it selects, and the other buttons are above it. */
const NAME =
  'truncate text-start leading-7 outline-none after:absolute after:inset-0 compact:leading-[1.25] portrait:py-[5px] phone:py-1.5';

/** Where there is no room beside each other, name and type stand one under the other. */
const STACKED = 'compact:block compact:truncate';

type LedgerRowProps = {
  view: RowView;
  /** is in a list: can be moved */
  listed: boolean;
  /** its position in its section, from 1, and the length of the section: given if not all rows are rendered */
  place?: number;
  of?: number;
};

/** One line of the order of battle. Renders only when the row itself or its selection changes. */
export const LedgerRow = memo(
  ({ view: { row, points, mark, note, facings }, listed, place, of }: LedgerRowProps) => {
    const { select, open, pick } = useActions();
    const { pointScale } = useSystem();
    const selected = useBuilder(({ selection, chosenIds }) => selection === row.id || chosenIds.has(row.id));
    const tabbable = useBuilder((state) => tabStop(state) === row.id);
    const drag = useDragHandles(listed ? row.id : null);
    const person = row.kind === 'general' || row.kind === 'lieutenant' || row.kind === 'commander';
    return (
      <li
        id={nodeDomId(row.id)}
        className={`${COLUMNS} ${FOCUSED} ${ROW} ${person ? 'phone:min-h-11 min-h-7.5' : 'phone:min-h-13 min-h-8'} ${selected ? SELECTED : 'hover:bg-paper-sunk phone:active:bg-paper-press'}`}
        aria-posinset={place}
        aria-setsize={of}
        {...drag}
      >
        {listed ? (
          <Grip id={row.id} name={row.name} tabbable={tabbable} />
        ) : (
          <span className="phone:hidden" />
        )}
        <span className="grid justify-items-start gap-px">
          <Glyph symbol={row.symbol} />
          {facings !== null && <FacingsMark facings={facings} />}
        </span>
        <NodeButton
          className={NAME}
          node={row.id}
          selected={selected}
          tabbable={tabbable}
          note={note}
          // a range of units is not a range of text
          onMouseDown={(event) => event.shiftKey && event.preventDefault()}
          onClick={({ ctrlKey, metaKey, shiftKey }) => {
            if (row.kind === 'unit' && (ctrlKey || metaKey || shiftKey)) {
              pick(row.id, shiftKey ? 'range' : 'toggle');
              return;
            }
            select(row.id);
            open('unit');
          }}
        >
          {person ? (
            <i className={`font-caslon text-14 phone:text-16 ${STACKED}`}>
              <bdi>{row.name}</bdi>
              <NoteMark note={note} />
            </i>
          ) : (
            <b className={`font-[560] ${STACKED}`}>
              <bdi>{row.name}</bdi>
              <NoteMark note={note} />
            </b>
          )}
          {(row.type !== '' || row.number !== undefined) && (
            <span
              className={`text-ink-3 portrait:text-12 phone:text-13 compact:ml-0 ml-[5px] ${STACKED} ${person ? 'phone:hidden' : ''}`}
            >
              {` ${[row.number, row.type].filter(Boolean).join(' ')}`}
            </span>
          )}
        </NodeButton>
        {row.choice && <RowChoice choice={row.choice} tabbable={tabbable} />}
        {row.count && <RowCount count={row.count} tabbable={tabbable} />}
        {!row.choice && !row.count && <RowCells cells={row.cells} />}
        <span className="phone:col-start-3 phone:row-start-1 grid place-items-center">
          {mark && <SeverityMark severity={mark} />}
        </span>
        <span className="phone:col-start-5 phone:row-start-1 text-right tabular-nums">
          {points !== null && (
            <>
              {person ? formatChange(points, pointScale) : formatPoints(points, pointScale)}
              <span className="vh"> points</span>
            </>
          )}
        </span>
        <NodeMenu id={row.id} name={row.name} tabbable={tabbable} />
      </li>
    );
  },
);
LedgerRow.displayName = 'LedgerRow';

/** The colours of cloth come with the first army that has a regiment. */
const CLOTH = lazyPart(() => import('@/app/_components/army/coat').then(({ ClothPiece }) => ClothPiece));

/** The facing colour of the regiment that a unit was, under its symbol; its word is there to be read out. */
const FacingsMark = ({ facings }: { facings: string }) => (
  <span
    role="img"
    aria-label={`Facings ${facings}`}
    className="border-rule-firm bg-paper-sunk grid h-1.5 w-[30px] border forced-color-adjust-none print:[print-color-adjust:exact]"
  >
    <LazyPart over part={CLOTH} props={{ words: facings }} />
  </span>
);
