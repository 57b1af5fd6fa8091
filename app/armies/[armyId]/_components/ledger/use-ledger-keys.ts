'use client';

import { type RefObject, useCallback } from 'react';
import { type TreeCommand, treeCommand, walked } from '@/app/_editor/tree/tree-keys';
import { useTreeKeys } from '@/app/_editor/tree/use-tree-keys';
import { severalOf } from '../../_store/several';
import { sectionOf, visibleNodes } from '../../_store/view';
import { useActions } from '../builder-context';
import { useCommands } from '../use-commands';

/** The keys of the order of battle. */
export const useLedgerKeys = (tree: RefObject<HTMLElement | null>) => {
  const { now, select, fold } = useActions();
  const commands = useCommands();

  const run = useCallback(
    (command: TreeCommand, id: string) => {
      const foldAt = (folded: boolean) => {
        const section = sectionOf(now().view, id)?.section;
        if (section === undefined || section.kind === 'command') return;
        fold(section.id, folded);
        select(folded ? section.id : id, 'row');
      };
      if (command.kind === 'walk') {
        const { view, folded } = now();
        const node = walked(visibleNodes(view, folded), id, command.to);
        if (node !== undefined) select(node, 'row');
      } else if (command.kind === 'move') commands.moveBy(id, command.step);
      else if (command.kind === 'fold') foldAt(command.folded);
      else if (command.kind === 'remove' && severalOf(now()).includes(id))
        commands.removeSeveral(severalOf(now()));
      else if (command.kind === 'duplicate' && severalOf(now()).includes(id))
        commands.duplicateSeveral(severalOf(now()));
      else commands[command.kind](id);
    },
    [now, select, fold, commands],
  );
  useTreeKeys(tree, treeCommand, run);
};
