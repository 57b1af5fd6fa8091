'use client';

import { useEffect } from 'react';
import type { EditorStore } from './editor-store';
import { isNewFormation, travelCommand } from './tree/tree-keys';
import { isDialogOpen, isTyping, leaveField } from './typing-target';

/** The keys of an editor that shows a tree. */
export type TreeEditorKeys = {
  readonly addFormation: () => void;
  /** false for a selected thing that no row shows */
  readonly isThere?: (id: string) => boolean;
  /** what a key does in this editor alone */
  readonly commandOf?: (event: KeyboardEvent) => (() => void) | null;
};

const isSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search';

const isLeaving = ({ key, defaultPrevented, target }: KeyboardEvent): boolean =>
  key === 'Escape' && !defaultPrevented && !isDialogOpen() && isTyping(target);

/**
 * Keys that work everywhere in an editor: undo and redo; where it shows a tree also a new formation, Escape that leaves
 * a field, and the question mark that shows the keys. `tree` stays the same.
 */
export const useEditorKeys = (store: EditorStore, tree?: TreeEditorKeys): void => {
  useEffect(() => {
    const { undo, redo, open, select } = store.getState();

    const commandOf = (event: KeyboardEvent): (() => void) | null => {
      const travel = travelCommand(event);
      // a search is not part of the document and keeps the browser's own undo
      if (travel !== null) return isSearch(event.target) ? null : { undo, redo }[travel];
      if (tree === undefined) return null;
      if (isNewFormation(event)) return isDialogOpen() ? null : tree.addFormation;
      if (event.key === '?') return isTyping(event.target) ? null : () => open('keys');
      return tree.commandOf?.(event) ?? null;
    };

    const goToSelected = (): boolean => {
      const { selection } = store.getState();
      if (selection === null || tree?.isThere?.(selection) === false) return false;
      select(selection, 'row');
      return true;
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (tree !== undefined && isLeaving(event)) return leaveField(event.target as Element, goToSelected);
      const command = commandOf(event);
      if (command === null) return;
      event.preventDefault();
      command();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [store, tree]);
};
