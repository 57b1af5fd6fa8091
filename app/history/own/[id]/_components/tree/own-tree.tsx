'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { Button } from '@/app/_components/ui/button';
import { isDialogOpen, isTyping } from '@/app/_editor/editor-window';
import { LANDING } from '@/app/_editor/tree/drag-handles';
import { useRequestedFocus } from '@/app/_editor/tree/row-focus';
import { walked } from '@/app/_editor/tree/tree-keys';
import { useTreeKeys } from '@/app/_editor/tree/use-tree-keys';
import * as editorWords from '@/app/_editor/words';
import { nodeIn, sideId } from '@/lib/history/own/tree/tree';
import { counted } from '@/lib/rules/core/army/words';
import { visibleNodes } from '../../_store/own-store';
import { useOwnActions, useOwnCommands, useOwnState } from '../own-context';
import { type OwnCommand, ownCommand } from './own-keys';
import { SideSection } from './side-section';

const TREE =
  'relative min-w-0 overflow-auto bg-paper px-5 pb-6 [grid-area:tree] scroll-pt-14 scroll-pb-10 phone:px-0 phone:pb-10 phone:scroll-pt-3';

/** The keys of the order of battle. */
const useOwnTreeKeys = (tree: RefObject<HTMLElement | null>) => {
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

/**
 * Both sides as trees: sections under headings, lists in lists, rows whose names are buttons. Arrow keys move among all
 * of them (one tab stop for both trees).
 */
export const OwnTree = () => {
  const sides = useOwnState(({ file }) => file.sides);
  const focus = useOwnState((state) => state.focus);
  const { clearFocus } = useOwnActions();
  const tree = useRef<HTMLElement>(null);
  useOwnTreeKeys(tree);
  useRequestedFocus(focus, clearFocus);
  return (
    <main ref={tree} className={TREE} id="main">
      <TreeHead />
      <div className={`desktop:grid-cols-2 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 ${LANDING}`}>
        {sides.map((side, index) => (
          <SideSection key={sideId(index)} side={side} index={index} />
        ))}
      </div>
      <p className="vh" id="drag-help">
        {editorWords.howToDragByKeys}
      </p>
    </main>
  );
};

const TreeHead = () => {
  const units = useOwnState(({ tree }) => tree.units);
  const formations = useOwnState(({ tree }) => tree.formations);
  const { open } = useOwnActions();
  const commands = useOwnCommands();
  return (
    <div className="bg-paper phone:hidden sticky top-0 z-5 flex h-12 items-center gap-2">
      <p className="font-caslon text-20">Order of battle</p>
      <p className="text-ink-3 flex-1 pt-0.5">
        {counted(units, 'unit')}, {counted(formations, 'formation')}
      </p>
      <Button size="small" icon="plus" title="+" onClick={() => commands.addUnit()}>
        Unit
      </Button>
      <Button
        size="small"
        icon="plus"
        title="Ctrl + Enter"
        aria-keyshortcuts="Control+Enter"
        onClick={() => commands.addFormation()}
      >
        Formation
      </Button>
      <Button size="small" icon="upload" title="Ctrl + V" onClick={() => commands.pasteAt(null)}>
        Paste lines
      </Button>
      <Button size="small" variant="bare" onClick={() => open('keys')}>
        Keys
      </Button>
    </div>
  );
};
