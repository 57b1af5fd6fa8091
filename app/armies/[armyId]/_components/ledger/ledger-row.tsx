'use client';

import { memo } from 'react';
import { formatChange, formatPoints } from '@/app/_components/army/points';
import { Glyph } from '@/app/_components/ui/glyph';
import { NoteMark } from '@/app/_components/ui/note-mark';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import { tabStop } from '../../_store/builder-state';
import type { RowView } from '../../_store/view';
import { useActions, useBuilder, useSystem } from '../builder-context';
import { Grip, useDragHandles } from './drag-handles';
import { nodeDomId } from './node-dom-id';
import { NodeMenu } from './node-menu';
import { RowChoice } from './row-choice';
import { RowCount } from './row-count';

type LedgerRowProps = {
  view: RowView;
  /** stands in a list: can be moved */
  listed: boolean;
};

/** One line of the order of battle. Drawn anew only when the row itself or its selection changes. */
export const LedgerRow = memo(({ view: { row, points, mark, note }, listed }: LedgerRowProps) => {
  const { select, open, pick } = useActions();
  const { pointScale } = useSystem();
  const columns = useBuilder(({ view }) => view.columns);
  const selected = useBuilder(({ selection, chosen }) => selection === row.id || chosen.has(row.id));
  const tabbable = useBuilder((state) => tabStop(state) === row.id);
  const drag = useDragHandles(listed ? row.id : null);
  const person = row.kind === 'general' || row.kind === 'lieutenant' || row.kind === 'commander';
  return (
    <li id={nodeDomId(row.id)} className={`u ${person ? 'cmd' : ''} ${selected ? 'sel' : ''}`} {...drag}>
      {listed ? <Grip id={row.id} name={row.name} tabbable={tabbable} /> : <span className="grip" />}
      <Glyph symbol={row.symbol} />
      <button
        type="button"
        className="nm"
        data-node={row.id}
        aria-current={selected}
        title={note ?? undefined}
        tabIndex={tabbable ? 0 : -1}
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
          <i>
            <bdi>{row.name}</bdi>
            <NoteMark note={note} />
          </i>
        ) : (
          <b>
            <bdi>{row.name}</bdi>
            <NoteMark note={note} />
          </b>
        )}
        {row.type !== '' && <span> {row.type}</span>}
      </button>
      {row.choice && <RowChoice choice={row.choice} tabbable={tabbable} />}
      {row.count && <RowCount count={row.count} tabbable={tabbable} />}
      {!row.choice && !row.count && (
        <span className="cells">
          {columns.map((column, index) => (
            <span key={column} className={row.cells[index]?.odd ? 'c odd' : 'c'}>
              {row.cells[index]?.text}
            </span>
          ))}
        </span>
      )}
      <span className="fl">{mark && <SeverityMark severity={mark} />}</span>
      <span className="pt">
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
});
LedgerRow.displayName = 'LedgerRow';
