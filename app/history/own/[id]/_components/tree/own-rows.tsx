'use client';

import { memo } from 'react';
import { Glyph } from '@/app/_components/ui/glyph';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import { Grip, useDragHandles } from '@/app/_editor/tree/drag-handles';
import { nodeDomId } from '@/app/_editor/tree/node-dom-id';
import { FOCUSED, NodeButton, NoteMark, SELECTED } from '@/app/_editor/tree/row-parts';
import { sizeText } from '@/app/history/history-words';
import { coloursOf } from '@/app/history/side-nation';
import type { OwnUnit } from '@/lib/history/own/document';
import { unitSymbol } from '@/lib/history/unit-symbol';
import { tabStop } from '../../_store/own-state';
import { COUNTING_SHORT, typeWord } from '../forms/unit-words';
import { useNation, useOwnActions, useOwnState } from '../own-context';
import * as words from '../words';
import { OwnNodeMenu } from './own-node-menu';
import { INDENT, NAME, ROW } from './own-rows';

type UnitProps = {
  unit: OwnUnit;
  depth: number;
  /** its place in its formation, from 1, and how much stands there: told where not all of it is drawn */
  place?: number;
  of?: number;
};

/** One unit. Drawn anew only when it, its mark or its selection changes. */
export const UnitRow = memo(({ unit, depth, place, of }: UnitProps) => {
  const { id, name, nation, counting, notes } = unit;
  const { select, open } = useOwnActions();
  const selected = useOwnState(({ selection }) => selection === id);
  const tabbable = useOwnState((state) => tabStop(state) === id);
  const marked = useOwnState((state) => state.marked.has(id));
  const state = useNation(nation);
  const drag = useDragHandles(id);
  const called = name || words.unitWithoutName;
  const size = [sizeText(unit), COUNTING_SHORT[counting]].filter((text) => text !== '').join(', ');
  return (
    <li
      id={nodeDomId(id)}
      className={`${ROW} ${FOCUSED} ${INDENT[depth] ?? ''} border-rule phone:min-h-12 min-h-8 border-b ${selected ? SELECTED : 'hover:bg-paper-sunk phone:active:bg-paper-press'}`}
      aria-posinset={place}
      aria-setsize={of}
      {...(state && { 'data-nation': coloursOf(state) })}
      {...drag}
    >
      <Grip id={id} name={called} tabbable={tabbable} />
      <span className={counting === 'counted' ? '' : 'opacity-55'}>
        <Glyph symbol={unitSymbol(unit)} />
      </span>
      <NodeButton
        className={NAME}
        node={id}
        selected={selected}
        tabbable={tabbable}
        note={notes}
        onClick={() => {
          select(id);
          open('node');
        }}
      >
        <span className="block truncate">
          <b className={`font-[560] ${name === '' ? 'text-ink-3' : ''}`}>
            <bdi>{called}</bdi>
          </b>
          <NoteMark note={notes} />
          <span className="text-ink-3 phone:hidden"> {typeWord(unit.type)}</span>
        </span>
      </NodeButton>
      <span className="text-ink-2 text-12 phone:max-w-[42vw] max-w-[22ch] truncate text-right tabular-nums">
        {size}
      </span>
      <span className="grid place-items-center">{marked && <SeverityMark severity="warning" />}</span>
      <OwnNodeMenu id={id} name={called} tabbable={tabbable} />
    </li>
  );
});
UnitRow.displayName = 'UnitRow';
