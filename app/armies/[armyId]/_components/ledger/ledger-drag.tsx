'use client';

import { useMemo } from 'react';
import { Glyph } from '@/app/_components/ui/glyph';
import type { DragHandles } from '@/app/_editor/tree/drag-handles';
import { DragLayer } from '@/app/_editor/tree/drag-layer';
import { troopId, troopOf } from '../../_store/additions';
import { isListed, moveSection, nodeOf } from '../../_store/changes';
import { type Drop, dropSpot, troopSpot } from '../../_store/drop-spot';
import { type BuilderView, rowOf, sectionOf, visibleNodes } from '../../_store/view';
import { useActions, useBuilder } from '../builder-context';
import { useCommands } from '../use-commands';

/** "2.3, Musketeer battalion": equal units are distinguished by their numbers. */
const numberedName = (view: BuilderView, id: string): string | undefined => {
  const number = rowOf(view, id)?.row.number;
  const name = nodeOf(view, id)?.name;
  return number === undefined || name === undefined ? name : `${number}, ${name}`;
};

/** Drag and drop over the order of battle, and of troops from the catalogue into it. */
export const LedgerDrag = ({ handles }: { handles: DragHandles }) => {
  const order = useBuilder(({ view, folded }) => visibleNodes(view, folded).join(' '));
  const offered = useBuilder((state) => state.troops);
  const troops = useMemo(() => offered.flatMap(({ entries }) => entries.map(troopId)), [offered]);
  const { now, change, select } = useActions();
  const commands = useCommands();
  const troop = (id: string) => troopOf(now().troops, id);
  const withinOf = (id: string) => sectionOf(now().view, id)?.section.title ?? '';

  const dropOf = (id: string, over: string, after: boolean): Drop | null => {
    const entry = troop(id);
    if (!entry) return dropSpot(now().view, id, over, after);
    const spot = troopSpot(now().view, entry.into, over, after);
    return spot && { kind: 'spot', spot };
  };

  const onDrop = (id: string, drop: Drop) => {
    const troops = troop(id);
    if (troops && drop.kind === 'spot') commands.addTroops(troops, drop.spot);
    else if (drop.kind === 'spot') commands.moveTo(id, drop.spot);
    else change(moveSection(now().file, now().view, id, drop.steps), { focus: 'row' });
  };

  return (
    <DragLayer
      handles={handles}
      order={order}
      sources={troops}
      isFixed={(id) => !isListed(now().view, id)}
      dropOf={dropOf}
      onPick={(id) => {
        if (troop(id) === undefined) select(id);
      }}
      onDrop={onDrop}
      nameOf={(id) => troop(id)?.label ?? numberedName(now().view, id) ?? withinOf(id)}
      withinOf={withinOf}
      ghostOf={(id) => <Ghost id={id} />}
    />
  );
};

const Ghost = ({ id }: { id: string }) => {
  const row = useBuilder(({ view }) => rowOf(view, id)?.row ?? null);
  const title = useBuilder(({ view }) => sectionOf(view, id)?.section.title ?? '');
  const troops = useBuilder((state) => troopOf(state.troops, id) ?? null);
  const symbol = row?.symbol ?? troops?.symbol;
  return (
    <>
      {symbol && <Glyph symbol={symbol} />}
      <bdi>{row?.name ?? troops?.label ?? title}</bdi>
    </>
  );
};
