'use client';

import { useEffect } from 'react';
import { isNewFormation, travelCommand } from '@/app/_editor/tree/tree-keys';
import { isDialogOpen, isTyping, leaveField } from '@/app/_editor/typing-target';
import { useOwnActions } from './own-context';
import { useOwnCommands } from './use-own-commands';

/** Keys that work everywhere in the editor: undo, redo, a new formation, Escape that leaves a field, the question mark. */
export const useOwnKeys = () => {
  const { undo, redo, open, now, select } = useOwnActions();
  const { addFormation } = useOwnCommands();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const travel = travelCommand(event);
      if (travel !== null) {
        event.preventDefault();
        if (travel === 'undo') undo();
        else redo();
      } else if (isNewFormation(event) && !isDialogOpen()) {
        event.preventDefault();
        addFormation();
      } else if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !isDialogOpen() &&
        isTyping(event.target)
      ) {
        leaveField(event.target as Element, () => {
          const { selection, tree } = now();
          if (selection === null || !tree.byId.has(selection)) return false;
          select(selection, 'row');
          return true;
        });
      } else if (event.key === '?' && !isTyping(event.target)) {
        event.preventDefault();
        open('keys');
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [undo, redo, open, now, select, addFormation]);
};
