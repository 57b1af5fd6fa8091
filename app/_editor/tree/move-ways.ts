import type { MenuItem } from '@/app/_components/ui/menu';

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
