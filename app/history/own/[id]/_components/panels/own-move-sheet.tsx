'use client';

import type { PanelProps } from '@/app/_editor/panels';
import { type MovePlace, MoveSheet } from '@/app/_editor/tree/move-sheet';
import { canHold } from '@/lib/history/own/tree/moves';
import { calledIn, countIn, nodeIn, type TreeNode } from '@/lib/history/own/tree/tree';
import { useOwnActions, useOwnCommands, useOwnState } from '../own-context';
import { ownWays } from '../tree/own-node-menu';

type MovableNode = Exclude<TreeNode, { kind: 'side' }>;

const PAD = ['', 'pl-3', 'pl-6', 'pl-9', 'pl-12', 'pl-15', 'pl-18'] as const;

/** Moves what is selected without dragging: up, down, in, out, or into any formation or side that may hold it. */
export const OwnMoveSheet = (props: PanelProps) => {
  const file = useOwnState((state) => state.file);
  const tree = useOwnState((state) => state.tree);
  const node = useOwnState((state) => nodeIn(state.tree, state.selection));
  const commands = useOwnCommands();
  const { fold } = useOwnActions();
  const id = node?.id ?? '';
  const placeOf = (place: TreeNode, { kind, parent }: MovableNode): MovePlace => ({
    id: place.id,
    name: <bdi>{calledIn(place)}</bdi>,
    here: place.id === parent,
    className: PAD[place.depth] ?? '',
    run: () => {
      fold([place.id], false);
      commands.moveTo(id, { parent: place.id, index: countIn(place, kind) });
    },
  });
  const places =
    node === null || node.kind === 'side'
      ? []
      : tree.nodes
          .filter((each) => each.kind !== 'unit' && canHold(each, node))
          .map((place) => placeOf(place, node));
  return (
    <MoveSheet
      {...props}
      name={node === null ? null : calledIn(node)}
      ways={ownWays({ file, tree }, id, commands)}
      places={places}
    />
  );
};
