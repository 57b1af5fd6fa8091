'use client';

import { Fragment, memo, useMemo } from 'react';
import { Grip, useDragHandles } from '@/app/_editor/tree/drag-handles';
import { nodeDomId } from '@/app/_editor/tree/row-focus';
import { FOCUSED, FoldButton, NodeButton, NoteMark, RowGap, SELECTED } from '@/app/_editor/tree/row-parts';
import { isRowVisible, type VisibleRows } from '@/app/_editor/tree/seen-rows';
import { sizeText } from '@/app/history/history-words';
import type { OwnFormation } from '@/lib/history/own/document';
import { sumsOf, unitsIn } from '@/lib/history/own/tree/sums';
import { counted } from '@/lib/rules/core/army/words';
import { tabStop } from '../../_store/own-store';
import { useOwnActions, useOwnState } from '../own-context';
import { OwnNodeMenu } from './own-node-menu';
import { emptyId, INDENT, NAME, ROW, UnitRow } from './own-rows';

type FormationProps = {
  formation: OwnFormation;
  depth: number;
  /** what is drawn of its side; null for all of it */
  seen: VisibleRows | null;
  /** its position in its formation, from 1, and the length of that: given if not all rows are rendered */
  place?: number;
  of?: number;
};

const formationWithoutName = 'Formation without a name';

/** A formation: its heading, then its units, then the formations in it. */
export const FormationRows = memo(({ formation, depth, seen, place, of }: FormationProps) => {
  const { id, units, children } = formation;
  const folded = useOwnState((state) => state.folded.has(id));
  const all = units.length + children.length;
  const placed = (before: number) => seen !== null && { place: before + 1, of: all };
  return (
    <li aria-posinset={place} aria-setsize={of}>
      <FormationHead formation={formation} depth={depth} folded={folded} />
      <ul id={`${nodeDomId(id)}-rows`} hidden={folded} aria-label={formation.name || formationWithoutName}>
        {!folded && (
          <>
            {units.map((unit, index) =>
              isRowVisible(seen, unit.id) ? (
                <Fragment key={unit.id}>
                  <RowGap seen={seen} before={unit.id} />
                  <UnitRow unit={unit} depth={depth} {...placed(index)} />
                </Fragment>
              ) : null,
            )}
            {children.map((child, index) =>
              isRowVisible(seen, child.id) ? (
                <Fragment key={child.id}>
                  <RowGap seen={seen} before={child.id} />
                  <FormationRows
                    formation={child}
                    depth={depth + 1}
                    seen={seen}
                    {...placed(units.length + index)}
                  />
                </Fragment>
              ) : null,
            )}
            {all === 0 && isRowVisible(seen, emptyId(id)) && (
              <>
                <RowGap seen={seen} before={emptyId(id)} />
                <li
                  id={nodeDomId(emptyId(id))}
                  className={`text-12 text-ink-3 phone:pl-[54px] py-1.5 ${INDENT[depth] ?? ''}`}
                >
                  <span className="phone:pl-0 pl-16">No unit yet</span>
                </li>
              </>
            )}
          </>
        )}
      </ul>
    </li>
  );
});
FormationRows.displayName = 'FormationRows';

type HeadProps = { formation: OwnFormation; depth: number; folded: boolean };

const FormationHead = ({ formation, depth, folded }: HeadProps) => {
  const { id, name, commander, notes } = formation;
  const { select, open, fold } = useOwnActions();
  const selected = useOwnState(({ selection }) => selection === id);
  const tabbable = useOwnState((state) => tabStop(state) === id);
  const drag = useDragHandles(id);
  const called = name || formationWithoutName;
  const sums = useMemo(() => {
    const units = unitsIn([formation]);
    return folded || units.length > 0 ? sizeText(sumsOf(units)) || counted(units.length, 'unit') : '';
  }, [formation, folded]);
  return (
    <div
      id={nodeDomId(id)}
      className={`${ROW} ${FOCUSED} ${INDENT[depth] ?? ''} border-rule phone:min-h-12 mt-1.5 min-h-8 border-t border-b ${depth === 1 ? 'border-t-rule-ink' : ''} ${selected ? SELECTED : 'bg-paper hover:bg-paper-sunk'}`}
      {...drag}
    >
      <Grip id={id} name={called} tabbable={tabbable} />
      <FoldButton
        node={id}
        name={called}
        folded={folded}
        tabbable={tabbable}
        onFold={(away) => fold([id], away)}
      />
      <NodeButton
        className={`${NAME} pt-0.5`}
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
          <span
            className={`font-caslon ${depth === 1 ? 'text-16' : 'text-14'} ${name === '' ? 'text-ink-3' : ''}`}
          >
            <bdi>{called}</bdi>
          </span>
          <NoteMark note={notes} />
          {commander !== null && (
            <span className="font-caslon text-ink-2 text-14 italic">
              {' '}
              <bdi>{commander}</bdi>
            </span>
          )}
        </span>
      </NodeButton>
      <span className="text-ink-3 text-12 phone:max-w-[40vw] max-w-[24ch] truncate text-right tabular-nums">
        {sums}
      </span>
      <span />
      <OwnNodeMenu id={id} name={called} tabbable={tabbable} />
    </div>
  );
};
