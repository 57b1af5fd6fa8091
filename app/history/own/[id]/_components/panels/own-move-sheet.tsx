'use client';

import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Icon } from '@/app/_components/ui/icon';
import { ItemButton } from '@/app/_components/ui/menu-item';
import type { PanelProps } from '@/app/_editor/panel-props';
import { SheetActs, SheetChoices } from '@/app/_editor/sheet-acts';
import { canHold, moveBy, moveIn, moveOut } from '../../../_tree/moves';
import { calledIn, countIn, nodeIn, type TreeNode } from '../../../_tree/tree';
import { useOwnActions, useOwnState } from '../own-context';
import { useOwnCommands } from '../use-own-commands';

/** Moves what is selected without dragging: up, down, in, out, or into any formation or side that may hold it. */
export const OwnMoveSheet = ({ open, onClose }: PanelProps) => {
  const node = useOwnState(({ tree, selection }) => nodeIn(tree, selection));
  return (
    <BottomSheet
      open={open && node !== null}
      onClose={onClose}
      title={`Move ${node === null ? '' : calledIn(node)}`}
    >
      {node !== null && <Moves node={node} onClose={onClose} />}
    </BottomSheet>
  );
};

const PAD = ['', 'pl-3', 'pl-6', 'pl-9', 'pl-12', 'pl-15', 'pl-18'] as const;

const Moves = ({ node, onClose }: { node: TreeNode; onClose: () => void }) => {
  const file = useOwnState((state) => state.file);
  const tree = useOwnState((state) => state.tree);
  const commands = useOwnCommands();
  const { fold } = useOwnActions();
  if (node.kind === 'side') return null;
  const { id, kind, parent } = node;
  const places = tree.nodes.filter((each) => each.kind !== 'unit' && canHold(each, node));
  return (
    <div>
      <SheetActs>
        <Button
          icon="up"
          aria-disabled={moveBy(file, tree, id, -1) === null}
          onClick={() => commands.moveBy(id, -1)}
        >
          Up
        </Button>
        <Button
          icon="down"
          aria-disabled={moveBy(file, tree, id, 1) === null}
          onClick={() => commands.moveBy(id, 1)}
        >
          Down
        </Button>
        <Button
          icon="chevron-right"
          aria-disabled={moveIn(file, tree, id) === null}
          onClick={() => commands.moveIn(id)}
        >
          In
        </Button>
        <Button
          icon="back"
          aria-disabled={moveOut(file, tree, id) === null}
          onClick={() => commands.moveOut(id)}
        >
          Out
        </Button>
      </SheetActs>
      <SheetChoices label="Move to">
        {places.map((place) => (
          <li key={place.id} className={PAD[place.depth] ?? ''}>
            <ItemButton
              aria-current={place.id === parent}
              aria-disabled={place.id === parent}
              onClick={() => {
                if (place.id === parent) return;
                onClose();
                fold([place.id], false);
                commands.moveTo(id, { parent: place.id, index: countIn(place, kind) });
              }}
            >
              <Icon name={place.id === parent ? 'pass' : 'swap'} />
              <bdi>{calledIn(place)}</bdi>
            </ItemButton>
          </li>
        ))}
      </SheetChoices>
    </div>
  );
};
