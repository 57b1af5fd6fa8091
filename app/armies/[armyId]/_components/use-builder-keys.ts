'use client';

import { type RefObject, useEffect } from 'react';
import { useActions } from './builder-context';
import { travelCommand } from './ledger/ledger-keys';
import { useCommands } from './use-commands';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

const isSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search';

const isPrint = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p';

const isNewFormation = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key === 'Enter';

const isOpen = (): boolean => document.querySelector('dialog[open], [popover=auto]:popover-open') !== null;

/** Out of a field of a row onto the row; out of any other to what is selected, else out of the field alone. */
const leaveField = (field: Element, goToSelected: () => boolean): void => {
  const row = field.closest('li, header')?.querySelector<HTMLElement>('[data-node]');
  if (row) row.focus();
  else if (!goToSelected() && field instanceof HTMLElement) field.blur();
};

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
      } else if (isNewFormation(event) && !isOpen()) {
        event.preventDefault();
        addFormation();
      } else if (event.key === 'Escape' && !event.defaultPrevented && !isOpen() && isTyping(event.target)) {
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
