/** What a key does in a tree. */
export type TreeCommand =
  | { readonly kind: 'walk'; readonly to: 'next' | 'previous' | 'first' | 'last' }
  | { readonly kind: 'move'; readonly step: -1 | 1 }
  | { readonly kind: 'fold'; readonly folded: boolean }
  | { readonly kind: 'duplicate' | 'remove' | 'rename' };

export type TreeKeys = {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
};

const PLAIN: Readonly<Record<string, TreeCommand>> = {
  ArrowDown: { kind: 'walk', to: 'next' },
  ArrowUp: { kind: 'walk', to: 'previous' },
  Home: { kind: 'walk', to: 'first' },
  End: { kind: 'walk', to: 'last' },
  ArrowLeft: { kind: 'fold', folded: true },
  ArrowRight: { kind: 'fold', folded: false },
  Delete: { kind: 'remove' },
  Backspace: { kind: 'remove' },
  F2: { kind: 'rename' },
};

const ALT: Readonly<Record<string, TreeCommand>> = {
  ArrowDown: { kind: 'move', step: 1 },
  ArrowUp: { kind: 'move', step: -1 },
};

/** The row that a step leads to from the one with that id; undefined past either end. */
export const walked = (
  nodes: readonly string[],
  id: string,
  to: Extract<TreeCommand, { kind: 'walk' }>['to'],
): string | undefined => {
  const index = nodes.indexOf(id);
  return nodes[{ next: index + 1, previous: index - 1, first: 0, last: nodes.length - 1 }[to]];
};

/** The command of a key pressed on a row or a section's title; null for a key that means nothing there. */
export const treeCommand = ({ key, altKey, ctrlKey, metaKey, shiftKey }: TreeKeys): TreeCommand | null => {
  const control = ctrlKey || metaKey;
  if (shiftKey) return null;
  if (control && !altKey && key.toLowerCase() === 'd') return { kind: 'duplicate' };
  if (control) return null;
  return (altKey ? ALT[key] : PLAIN[key]) ?? null;
};

/** Undo, redo, or neither: the same keys everywhere in an editor. */
export const travelCommand = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: TreeKeys): 'undo' | 'redo' | null => {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
};

/** The keys that add a formation, a brigade, or what it is called. */
export const isNewFormation = ({ key, ctrlKey, metaKey, altKey, shiftKey }: TreeKeys): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key === 'Enter';
