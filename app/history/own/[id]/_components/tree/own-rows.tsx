'use client';

import { memo } from 'react';
import { Glyph } from '@/app/_components/ui/glyph';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import { Grip, useDragHandles } from '@/app/_editor/tree/drag-handles';
import { nodeDomId } from '@/app/_editor/tree/row-focus';
import { FOCUSED, NodeButton, NoteMark, SELECTED } from '@/app/_editor/tree/row-parts';
import type { TreeRow } from '@/app/_editor/tree/seen-rows';
import { sizeText } from '@/app/history/history-words';
import { coloursOf } from '@/lib/history/answers';
import type { OwnUnit } from '@/lib/history/own/document';
import { type BattleTree, sideOf } from '@/lib/history/own/tree/tree';
import { unitSymbol } from '@/lib/history/unit-symbol';
import { tabStop } from '../../_store/own-store';
import { COUNTING_SHORT, typeWord } from '../forms/unit-words';
import { useNation, useOwnActions, useOwnState } from '../own-context';
import { OwnNodeMenu } from './own-node-menu';

/** A row of the order of battle: grip, symbol or fold, name, numbers, mark, menu. */
export const ROW =
  'group/row relative grid grid-cols-[18px_30px_minmax(0,1fr)_auto_18px_24px] items-center gap-x-2 phone:grid-cols-[34px_minmax(0,1fr)_auto_18px] phone:pr-3 touch:grid-cols-[18px_30px_minmax(0,1fr)_auto_18px_44px] touch:phone:grid-cols-[34px_minmax(0,1fr)_auto_18px]';

/** The indentation of each depth; the first formations have none. */
export const INDENT = [
  'phone:pl-3',
  'phone:pl-3',
  'pl-4 phone:pl-5',
  'pl-8 phone:pl-7',
  'pl-12 phone:pl-9',
  'pl-16 phone:pl-11',
  'pl-20 phone:pl-13',
  'pl-24 phone:pl-15',
] as const;

/** The button is the row: all of it selects, and the other buttons are above it. */
export const NAME = 'min-w-0 text-start outline-none after:absolute after:inset-0 phone:leading-[1.3]';

/** The row of an empty formation; an id of a node has no colon. */
export const emptyId = (formation: string): string => `${formation}:empty`;

/** All lines under the heading of a side from top to bottom, without what is folded away. */
export const ownRows = (tree: BattleTree, folded: ReadonlySet<string>, side: string): readonly TreeRow[] => {
  const index = tree.byId.get(side)?.index;
  const hidden = new Set<string>();
  return tree.nodes.flatMap((node): TreeRow[] => {
    const { id, parent, kind } = node;
    if (kind === 'side' || sideOf(node) !== index) return [];
    if (folded.has(parent) || hidden.has(parent)) {
      hidden.add(id);
      return [];
    }
    const row = { id, parent: parent === side ? null : parent, kind };
    const isEmpty =
      kind === 'formation' && node.node.units.length + node.node.children.length === 0 && !folded.has(id);
    return isEmpty ? [row, { id: emptyId(id), parent: id, kind: 'empty' }] : [row];
  });
};

type UnitProps = {
  unit: OwnUnit;
  depth: number;
  /** its position in its formation, from 1, and the length of that: given if not all rows are rendered */
  place?: number;
  of?: number;
};

/** One unit. Renders only when it, its mark or its selection changes. */
export const UnitRow = memo(({ unit, depth, place, of }: UnitProps) => {
  const { id, name, nation, counting, notes } = unit;
  const { select, open } = useOwnActions();
  const selected = useOwnState(({ selection }) => selection === id);
  const tabbable = useOwnState((state) => tabStop(state) === id);
  const marked = useOwnState((state) => state.marked.has(id));
  const state = useNation(nation);
  const drag = useDragHandles(id);
  const called = name || 'Unit without a name';
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
