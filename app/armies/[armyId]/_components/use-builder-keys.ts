'use client';

import { type RefObject, useEffect } from 'react';
import { isNewFormation, travelCommand } from '@/app/_editor/tree/tree-keys';
import { isDialogOpen, isTyping, leaveField } from '@/app/_editor/typing-target';
import { useActions } from './builder-context';
import { useCommands } from './use-commands';

const isSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search';

const isPrint = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p';

/**
 * Keys that work everywhere in the builder: undo, redo, print (the roster, not the page), a new formation, the slash
 * that goes to the search, Escape that leaves a field, the question mark that shows the keys.
 */
export const useBuilderKeys = (search: RefObject<HTMLInputElement | null>) => {
  const { undo, redo, open, now, select } = useActions();
  const { addFormation } = useCommands();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const travel = travelCommand(event);
      // a search is not part of the army and keeps the browser's own undo
      if (travel !== null && !isSearch(event.target)) {
        event.preventDefault();
        if (travel === 'undo') undo();
        else redo();
      } else if (isPrint(event) && now().panel !== 'print') {
        event.preventDefault();
        open('print');
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
          const { selection } = now();
          if (selection !== null) select(selection, 'row');
          return selection !== null;
        });
      } else if (event.key === '/' && !isTyping(event.target) && search.current !== null) {
        event.preventDefault();
        search.current.focus();
        search.current.select();
      } else if (event.key === '?' && !isTyping(event.target)) {
        event.preventDefault();
        open('keys');
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [undo, redo, open, now, select, addFormation, search]);
};
