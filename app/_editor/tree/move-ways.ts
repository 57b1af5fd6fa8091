import type { MenuItem } from '@/app/_components/ui/menu';
import * as words from './words';

/** Steps in a tree, and the keys that do the same. */
export const WAYS = {
  up: { label: words.up, icon: 'up', end: words.upKey },
  down: { label: words.down, icon: 'down', end: words.downKey },
  in: { label: words.into, icon: 'chevron-right', end: words.intoKey },
  out: { label: words.out, icon: 'back', end: words.outKey },
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
  return { label: words.moveWay(label), icon, end, ...(off !== null && { off }), onSelect: run };
};
