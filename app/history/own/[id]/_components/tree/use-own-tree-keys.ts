'use client';

import { type RefObject, useCallback, useEffect } from 'react';
import { walked } from '@/app/_editor/tree/tree-keys';
import { useTreeKeys } from '@/app/_editor/tree/use-tree-keys';
import { isDialogOpen, isTyping } from '@/app/_editor/typing-target';
import { nodeIn } from '@/lib/history/own/tree/tree';
import { visibleNodes } from '../../_store/own-state';
import { useOwnActions } from '../own-context';
import { useOwnCommands } from '../use-own-commands';
import { type OwnCommand, ownCommand } from './own-keys';

/** The keys of the order of battle. */
export const useOwnTreeKeys = (tree: RefObject<HTMLElement | null>) => {
  const { now, select, fold } = useOwnActions();
  const commands = useOwnCommands();

  const run = useCallback(
    (command: OwnCommand, id: string) => {
      switch (command.kind) {
        case 'walk': {
          const node = walked(visibleNodes(now()), id, command.to);
          if (node !== undefined) select(node, 'row');
          break;
        }
        case 'move':
          commands.moveBy(id, command.step);
          break;
        case 'in':
          commands.moveIn(id);
          break;
        case 'out':
          commands.moveOut(id);
          break;
        case 'add':
          commands.addUnit(id);
          break;
        case 'another':
          commands.addAnother(id);
          break;
        case 'fold': {
          const node = nodeIn(now().tree, id);
          const target = node?.kind === 'unit' ? node.parent : id;
          if (node === null || node.kind === 'side') return;
          fold([target], command.folded);
          select(command.folded ? target : id, 'row');
          break;
        }
        default:
          commands[command.kind](id);
      }
    },
    [now, select, fold, commands],
  );
  useTreeKeys(tree, ownCommand, run);

  useEffect(() => {
    const element = tree.current;
    if (element === null) return;
    const onPaste = (event: ClipboardEvent) => {
      const lines = event.clipboardData?.getData('text/plain') ?? '';
      if (lines.trim() === '' || isTyping(event.target) || isDialogOpen()) return;
      event.preventDefault();
      commands.pasteAt(null, lines);
    };
    element.addEventListener('paste', onPaste);
    return () => element.removeEventListener('paste', onPaste);
  }, [tree, commands]);
};
