'use client';

import { type RefObject, useEffect } from 'react';
import { severalOf } from '../../_store/picking';
import { sectionOf, visibleNodes } from '../../_store/view';
import { useActions } from '../builder-context';
import { useCommands } from '../use-commands';
import { type LedgerCommand, ledgerCommand } from './ledger-keys';

type Step = Extract<LedgerCommand, { kind: 'walk' }>['to'];

const nodeOf = ({ target }: Event): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-node]')?.dataset.node ?? null) : null;

/** The keys of the tree: they act on the row or section whose button has the focus. */
export const useLedgerKeys = (tree: RefObject<HTMLElement | null>) => {
  const { now, select, fold } = useActions();
  const commands = useCommands();

  useEffect(() => {
    const element = tree.current;
    if (element === null) return;

    const walk = (id: string, to: Step) => {
      const { view, folded } = now();
      const nodes = visibleNodes(view, folded);
      const index = nodes.indexOf(id);
      const node = nodes[{ next: index + 1, previous: index - 1, first: 0, last: nodes.length - 1 }[to]];
      if (node !== undefined) select(node, 'row');
    };

    const foldAt = (id: string, folded: boolean) => {
      const section = sectionOf(now().view, id)?.section;
      if (section === undefined || section.kind === 'command') return;
      fold(section.id, folded);
      select(folded ? section.id : id, 'row');
    };

    const run = (command: LedgerCommand, id: string) => {
      if (command.kind === 'walk') walk(id, command.to);
      else if (command.kind === 'move') commands.moveBy(id, command.step);
      else if (command.kind === 'fold') foldAt(id, command.folded);
      else if (command.kind === 'remove' && severalOf(now()).includes(id))
        commands.removeSeveral(severalOf(now()));
      else commands[command.kind](id);
    };

    const onKeyDown = (event: KeyboardEvent) => {
      const id = nodeOf(event);
      const command = id === null ? null : ledgerCommand(event);
      if (id === null || command === null) return;
      event.preventDefault();
      run(command, id);
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [tree, now, select, fold, commands]);
};
