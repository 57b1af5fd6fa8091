'use client';

import { type RefObject, useMemo } from 'react';
import { isTyping } from '@/app/_editor/typing-target';
import { type TreeEditorKeys, useEditorKeys } from '@/app/_editor/use-editor-keys';
import { useActions, useSession } from './builder-context';
import { useCommands } from './use-commands';

const isPrint = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p';

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
  useEditorKeys(useSession().store, keys);
};
