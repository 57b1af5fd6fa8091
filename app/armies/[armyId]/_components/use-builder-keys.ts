'use client';

import { type RefObject, useEffect } from 'react';
import { useActions } from './builder-context';
import { travelCommand } from './ledger-keys';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

const isSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search';

const isPrint = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p';

/**
 * Keys that work everywhere in the builder: undo, redo, print (the roster, not the page), the slash that goes to the
 * search, the question mark that shows the keys.
 */
export const useBuilderKeys = (search: RefObject<HTMLInputElement | null>) => {
  const { undo, redo, open, now } = useActions();
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
  }, [undo, redo, open, now, search]);
};
