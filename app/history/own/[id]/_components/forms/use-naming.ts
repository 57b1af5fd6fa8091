'use client';

import { useOwnActions, useOwnState } from '../own-context';

/** Whether the focus belongs in the name of a node, and how to say that it is there. */
export const useNaming = (id: string): { readonly naming: boolean; readonly onNaming: () => void } => {
  const naming = useOwnState(({ focus }) => focus?.how === 'rename' && focus.id === id);
  const { focused } = useOwnActions();
  return { naming, onNaming: focused };
};
