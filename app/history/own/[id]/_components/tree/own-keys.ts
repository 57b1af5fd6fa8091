import { type TreeCommand, type TreeKeys, treeCommand } from '@/app/_editor/tree/tree-keys';

/** What a key does in the tree of an order of battle: what it does in any tree, and a few things more. */
export type OwnCommand = TreeCommand | { readonly kind: 'in' | 'out' | 'add' | 'another' };

const ALT: Readonly<Record<string, OwnCommand>> = { ArrowRight: { kind: 'in' }, ArrowLeft: { kind: 'out' } };
const PLAIN: Readonly<Record<string, OwnCommand>> = {
  Enter: { kind: 'rename' },
  '+': { kind: 'add' },
  Insert: { kind: 'add' },
};

/** The command of a key pressed on a row; null for a key that means nothing there. */
export const ownCommand = (keys: TreeKeys): OwnCommand | null => {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = keys;
  if (key === 'Enter' && shiftKey && !altKey && !ctrlKey && !metaKey) return { kind: 'another' };
  if (!ctrlKey && !metaKey) {
    const own = (altKey ? ALT : PLAIN)[key];
    if (own !== undefined) return own;
  }
  return treeCommand(keys);
};
