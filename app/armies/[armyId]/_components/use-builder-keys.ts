'use client';

import { type RefObject, useEffect, useMemo } from 'react';
import { isTyping } from '@/app/_editor/typing-target';
import { type TreeEditorKeys, useEditorKeys } from '@/app/_editor/use-editor-keys';
import { useActions, useSession } from './builder-context';
import { useCommands } from './use-commands';

const isPrint = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p';

/** How long a key waits for a page that is still opening, in ms. */
const PATIENCE = 3000;

/** The last slash that was pressed: one that the page was not there for yet is not lost. */
let slash: KeyboardEvent | null = null;
if (typeof window !== 'undefined') {
  addEventListener('keydown', (event) => {
    if (event.key === '/' && !isTyping(event.target)) slash = event;
  });
}

const isWaiting = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && performance.now() - event.timeStamp < PATIENCE;

/** The keys of every editor, and the builder's own: print is of the roster, the slash goes to the search. */
export const useBuilderKeys = (search: RefObject<HTMLInputElement | null>) => {
  const { open, now } = useActions();
  const { addFormation } = useCommands();
  const keys = useMemo((): TreeEditorKeys => {
    const goToSearch = () => {
      search.current?.focus();
      search.current?.select();
    };
    return {
      addFormation,
      commandOf: (event) => {
        if (isPrint(event)) return now().panel === 'print' ? null : () => open('print');
        const searches = event.key === '/' && !isTyping(event.target) && search.current !== null;
        return searches ? goToSearch : null;
      },
    };
  }, [addFormation, now, open, search]);
  useEffect(() => {
    if (slash !== null && isWaiting(slash) && !isTyping(document.activeElement)) search.current?.focus();
    slash = null;
  }, [search]);
  useEditorKeys(useSession().store, keys);
};
