'use client';

import { useMemo } from 'react';
import { type TreeEditorKeys, useEditorKeys } from '@/app/_editor/use-editor-keys';
import { useOwn } from './own-context';
import { useOwnCommands } from './use-own-commands';

/** The keys of every editor; the battle itself can be selected, and no row shows it. */
export const useOwnKeys = () => {
  const { store } = useOwn().session;
  const { addFormation } = useOwnCommands();
  const keys = useMemo(
    (): TreeEditorKeys => ({
      addFormation: () => addFormation(),
      isThere: (id) => store.getState().tree.byId.has(id),
    }),
    [addFormation, store],
  );
  useEditorKeys(store, keys);
};
