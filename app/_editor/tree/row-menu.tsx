'use client';

import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { ROW_BUTTON } from './row-parts';

/** Steps in a tree, and the keys that do the same. */
export const WAYS = {
  up: { label: 'Up', icon: 'up', end: 'Alt+↑' },
  down: { label: 'Down', icon: 'down', end: 'Alt+↓' },
  in: { label: 'In', icon: 'chevron-right', end: 'Alt+→' },
  out: { label: 'Out', icon: 'back', end: 'Alt+←' },
} as const;

/** One step in the tree. */
export type MoveWay = {
  readonly to: keyof typeof WAYS;
  /** why nothing is that way; null where something is */
  readonly off: string | null;
  readonly run: () => void;
};

/** A step as a line of a menu. */
export const wayItem = ({ to, off, run }: MoveWay): MenuItem => {
  const { label, icon, end } = WAYS[to];
  return { label: `Move ${label.toLowerCase()}`, icon, end, ...(off !== null && { off }), onSelect: run };
};

type RowMenuProps = {
  /** of the row */
  name: string;
  tabbable: boolean;
  items: () => readonly MenuItem[];
};

/** What can be done with a row. The same is on keys; the menu shows which. */
export const RowMenu = ({ name, tabbable, items }: RowMenuProps) => (
  <Menu
    label={`More for ${name}`}
    icon="more"
    className={`${ROW_BUTTON} aria-expanded:bg-paper-press aria-expanded:text-ink phone:hidden`}
    items={items}
    tabIndex={tabbable ? 0 : -1}
  />
);

type Commands = Readonly<Record<'rename' | 'duplicate' | 'remove', (id: string) => void>>;
type Actions = { select: (id: string) => void; open: (panel: 'move') => void };

/** The lines that the menu of a row has in every tree. */
export const rowItems = (id: string, commands: Commands, { select, open }: Actions) =>
  ({
    rename: { label: 'Rename', icon: 'edit', end: 'F2', onSelect: () => commands.rename(id) },
    duplicate: {
      label: 'Duplicate',
      icon: 'copy',
      end: 'Ctrl+D',
      onSelect: () => commands.duplicate(id),
    },
    moveSheet: {
      label: 'Move to…',
      icon: 'swap',
      onSelect: () => {
        select(id);
        open('move');
      },
    },
    remove: {
      label: 'Remove',
      icon: 'trash',
      end: 'Del',
      danger: true,
      onSelect: () => commands.remove(id),
    },
  }) as const satisfies Record<string, MenuItem>;
