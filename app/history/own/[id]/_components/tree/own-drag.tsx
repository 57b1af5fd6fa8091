'use client';

import { Glyph } from '@/app/_components/ui/glyph';
import type { DragHandles } from '@/app/_editor/tree/drag-handles';
import { DragLayer } from '@/app/_editor/tree/drag-layer';
import { dropSpot } from '@/lib/history/own/tree/drop';
import { calledIn, nodeIn } from '@/lib/history/own/tree/tree';
import { unitSymbol } from '@/lib/history/unit-symbol';
import { visibleNodes } from '../../_store/own-store';
import { useOwnActions, useOwnCommands, useOwnState } from '../own-context';

/** Drag and drop over the order of battle. */
export const OwnDrag = ({ handles }: { handles: DragHandles }) => {
  const order = useOwnState((state) => visibleNodes(state).join(' '));
  const { now, select } = useOwnActions();
  const commands = useOwnCommands();
  const node = (id: string | null) => nodeIn(now().tree, id);
  const nameOf = (id: string | null) => {
    const own = node(id);
    return own === null ? '' : calledIn(own);
  };
  return (
    <DragLayer
      handles={handles}
      order={order}
      isFixed={(id) => node(id)?.kind === 'side'}
      dropOf={(id, over, after) => dropSpot(now().tree, id, over, after)}
      onPick={(id) => select(id)}
      onDrop={commands.moveTo}
      nameOf={nameOf}
      withinOf={(id) => nameOf(node(id)?.parent ?? id)}
      ghostOf={(id) => <Ghost id={id} />}
    />
  );
};

const Ghost = ({ id }: { id: string }) => {
  const node = useOwnState(({ tree }) => nodeIn(tree, id));
  if (node === null) return null;
  return (
    <>
      {node.kind === 'unit' && <Glyph symbol={unitSymbol(node.node)} />}
      <bdi>{calledIn(node)}</bdi>
    </>
  );
};
