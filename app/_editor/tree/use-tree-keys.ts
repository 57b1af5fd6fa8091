import { type RefObject, useEffect } from 'react';
import type { TreeKeys } from './tree-keys';

const nodeOf = ({ target }: Event): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-node]')?.dataset.node ?? null) : null;

/** The keys of a tree: they act on the row or heading whose button has the focus. Both functions stay the same. */
export const useTreeKeys = <Command>(
  tree: RefObject<HTMLElement | null>,
  commandOf: (keys: TreeKeys) => Command | null,
  run: (command: Command, id: string) => void,
): void => {
  useEffect(() => {
    const element = tree.current;
    if (element === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const id = nodeOf(event);
      const command = id === null ? null : commandOf(event);
      if (id === null || command === null) return;
      event.preventDefault();
      run(command, id);
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [tree, commandOf, run]);
};
