'use client';

import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { ROW_BUTTON } from '@/app/_editor/tree/row-look';
import { moveBy, moveIn, moveOut } from '@/lib/history/own/tree/moves';
import { nodeIn } from '@/lib/history/own/tree/tree';
import { useOwnActions } from '../own-context';
import { useOwnCommands } from '../use-own-commands';

type NodeMenuProps = { id: string; name: string; tabbable: boolean };

/** What can be done with a formation or a unit. The same is on keys; the menu shows which. */
export const OwnNodeMenu = ({ id, name, tabbable }: NodeMenuProps) => {
  const { now, select, open } = useOwnActions();
  const commands = useOwnCommands();

  const items = (): MenuItem[] => {
    const { file, tree } = now();
    const formation = nodeIn(tree, id)?.kind === 'formation';
    const ways = [
      ['Move up', 'up', 'Alt+↑', moveBy(file, tree, id, -1), () => commands.moveBy(id, -1)],
      ['Move down', 'down', 'Alt+↓', moveBy(file, tree, id, 1), () => commands.moveBy(id, 1)],
      ['Move in', 'chevron-right', 'Alt+→', moveIn(file, tree, id), () => commands.moveIn(id)],
      ['Move out', 'back', 'Alt+←', moveOut(file, tree, id), () => commands.moveOut(id)],
    ] as const;
    return [
      { label: 'Add a unit', icon: 'plus', end: '+', onSelect: () => commands.addUnit(id) },
      ...(formation
        ? [{ label: 'Add a formation in it', icon: 'plus' as const, onSelect: () => commands.addWithin(id) }]
        : []),
      { kind: 'rule' },
      { label: 'Rename', icon: 'edit', end: 'F2', onSelect: () => commands.rename(id) },
      { label: 'Duplicate', icon: 'copy', end: 'Ctrl+D', onSelect: () => commands.duplicate(id) },
      { kind: 'rule' },
      ...ways.map(
        ([label, icon, end, made, onSelect]): MenuItem => ({
          label,
          icon,
          end,
          ...(made === null && { off: 'nowhere' }),
          onSelect,
        }),
      ),
      {
        label: 'Move to…',
        icon: 'swap',
        onSelect: () => {
          select(id);
          open('move');
        },
      },
      { kind: 'rule' },
      { label: 'Remove', icon: 'trash', end: 'Del', danger: true, onSelect: () => commands.remove(id) },
    ];
  };

  return (
    <Menu
      label={`More for ${name}`}
      icon="more"
      className={`${ROW_BUTTON} aria-expanded:bg-paper-press aria-expanded:text-ink phone:hidden`}
      items={items}
      tabIndex={tabbable ? 0 : -1}
    />
  );
};
