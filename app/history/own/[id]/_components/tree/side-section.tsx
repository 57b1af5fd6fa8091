'use client';

import { Fragment, memo, useMemo, useRef } from 'react';
import { TextButton } from '@/app/_components/ui/button';
import { Flag } from '@/app/_components/ui/icon';
import { nodeDomId } from '@/app/_editor/tree/row-focus';
import { FOCUSED, NodeButton, RowGap, SELECTED } from '@/app/_editor/tree/row-parts';
import { isRowVisible } from '@/app/_editor/tree/seen-rows';
import { useVisibleRows } from '@/app/_editor/tree/use-seen-rows';
import { coloursOf } from '@/lib/history/answers';
import type { OwnSide } from '@/lib/history/own/document';
import { sideCalled, sideId } from '@/lib/history/own/tree/tree';
import { tabStop } from '../../_store/own-store';
import { useNation, useOwn, useOwnActions, useOwnCommands, useOwnState } from '../own-context';
import { FormationRows } from './formation-rows';
import { NAME, ownRows } from './own-rows';

/** One side under its heading. */
export const SideSection = memo(({ side, index }: { side: OwnSide; index: number }) => {
  const id = sideId(index);
  const { name, nations, commander, formations } = side;
  const { select, open } = useOwnActions();
  const commands = useOwnCommands();
  const selected = useOwnState(({ selection }) => selection === id);
  const tabbable = useOwnState((state) => tabStop(state) === id);
  const all = useOwn().nations;
  const first = useNation(nations[0] ?? null);
  const tree = useOwnState((state) => state.tree);
  const folded = useOwnState((state) => state.folded);
  const stop = useOwnState(tabStop);
  const list = useRef<HTMLUListElement>(null);
  const rows = useMemo(() => ownRows(tree, folded, id), [tree, folded, id]);
  const { seen, follower } = useVisibleRows(rows, list, stop);
  const called = sideCalled(name, index);
  const states = nations.flatMap((nation) => all.find((each) => each.id === nation)?.name ?? []);
  return (
    <section
      aria-labelledby={`${nodeDomId(id)}-title`}
      data-nation={first === undefined ? '' : coloursOf(first)}
      className="min-w-0"
    >
      <header
        id={nodeDomId(id)}
        className={`${FOCUSED} border-t-rule-ink phone:pl-3 relative flex min-h-14 items-center gap-2.5 border-t py-2 pr-2 pl-1 ${selected ? SELECTED : 'hover:bg-paper-sunk'}`}
      >
        <Flag className="min-h-10 self-stretch" />
        <div className="min-w-0 flex-1">
          <h2 className="text-20 leading-tight">
            <NodeButton
              id={`${nodeDomId(id)}-title`}
              className={`${NAME} ${name === '' ? 'text-ink-3' : ''}`}
              node={id}
              selected={selected}
              tabbable={tabbable}
              onClick={() => {
                select(id);
                open('node');
              }}
            >
              <bdi>{called}</bdi>
            </NodeButton>
          </h2>
          <p className="text-ink-2 truncate">
            <i className="font-caslon text-14">{commander ?? 'Commander not known'}</i>
            <span className="text-12 text-ink-3"> {states.join(', ') || 'No nation chosen'}</span>
          </p>
        </div>
      </header>
      <ul ref={list} className="relative" aria-label={called}>
        {formations
          .filter((formation) => isRowVisible(seen, formation.id))
          .map((formation) => (
            <Fragment key={formation.id}>
              <RowGap seen={seen} before={formation.id} />
              <FormationRows formation={formation} depth={1} seen={seen} />
            </Fragment>
          ))}
        <RowGap seen={seen} />
      </ul>
      {follower}
      <p className="text-12 phone:px-4 phone:py-3 touch:[&>button]:min-h-11 flex flex-wrap gap-x-5 py-2.5 pl-1">
        <TextButton onClick={() => commands.addFormation(id)}>{`Add a formation to ${called}`}</TextButton>
        {formations.length === 0 && (
          <TextButton onClick={() => commands.addUnit(id)}>{`Add a unit to ${called}`}</TextButton>
        )}
      </p>
    </section>
  );
});
SideSection.displayName = 'SideSection';
