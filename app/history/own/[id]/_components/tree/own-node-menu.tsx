'use client';

import type { MenuItem } from '@/app/_components/ui/menu';
import { type MoveWay, RowMenu, rowItems, wayItem } from '@/app/_editor/tree/row-menu';
import { moveBy, moveIn, moveOut } from '@/lib/history/own/tree/moves';
import { nodeIn } from '@/lib/history/own/tree/tree';
import type { Change } from '@/lib/rules/core/army/editing';
import type { OwnState } from '../../_store/own-store';
import { useOwnActions, useOwnCommands } from '../own-context';
import * as words from '../words';

/** The steps that a formation or a unit can take. */
export const ownWays = (
  { file, tree }: Pick<OwnState, 'file' | 'tree'>,
  id: string,
  commands: Pick<ReturnType<typeof useOwnCommands>, 'moveBy' | 'moveIn' | 'moveOut'>,
): readonly MoveWay[] => {
  const wayOf = (to: MoveWay['to'], move: Change | null, run: () => void): MoveWay => ({
    to,
    off: move === null ? 'nowhere' : null,
    run,
  });
  return [
    wayOf('up', moveBy(file, tree, id, -1), () => commands.moveBy(id, -1)),
    wayOf('down', moveBy(file, tree, id, 1), () => commands.moveBy(id, 1)),
    wayOf('in', moveIn(file, tree, id), () => commands.moveIn(id)),
    wayOf('out', moveOut(file, tree, id), () => commands.moveOut(id)),
  ];
};

type NodeMenuProps = { id: string; name: string; tabbable: boolean };

/** What can be done with a formation or a unit. */
export const OwnNodeMenu = ({ id, name, tabbable }: NodeMenuProps) => {
  const actions = useOwnActions();
  const commands = useOwnCommands();

  const items = (): MenuItem[] => {
    const { file, tree } = actions.now();
    const { rename, duplicate, moveSheet, remove } = rowItems(id, commands, actions);
    const within: MenuItem = {
      label: 'Add a formation in it',
      icon: 'plus',
      onSelect: () => commands.addWithin(id),
    };
    const another: MenuItem = {
      label: words.addAnother,
      icon: 'copy',
      end: 'Shift+Enter',
      onSelect: () => commands.addAnother(id),
    };
    const paste: MenuItem = {
      label: 'Paste lines here…',
      icon: 'upload',
      end: 'Ctrl+V',
      onSelect: () => commands.pasteAt(id),
    };
    return [
      { label: 'Add a unit', icon: 'plus', end: '+', onSelect: () => commands.addUnit(id) },
      nodeIn(tree, id)?.kind === 'formation' ? within : another,
      paste,
      { kind: 'rule' },
      rename,
      duplicate,
      { kind: 'rule' },
      ...ownWays({ file, tree }, id, commands).map(wayItem),
      moveSheet,
      { kind: 'rule' },
      remove,
    ];
  };

  return <RowMenu name={name} tabbable={tabbable} items={items} />;
};
