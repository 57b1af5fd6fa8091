'use client';

import { useMemo } from 'react';
import type { Put } from '@/app/_editor/fields/use-typed';
import { setFields } from '@/lib/history/own/tree/moves';
import { useOwnActions } from '../own-context';

/** Sets fields of a node, or of the battle itself where `id` is null; `label` names the step of undo. */
export const usePut = (id: string | null, label: string) => {
  const { change, now } = useOwnActions();
  return useMemo(() => {
    const set = (fields: Readonly<Record<string, unknown>>, typed = false) =>
      change(setFields(now().tree, id, fields, label), {
        ...(typed && { key: `${id ?? ''} ${Object.keys(fields)[0] ?? ''}` }),
      });
    /** nothing is not known */
    const put: Put = (field, value, typed) => set({ [field]: value ?? null }, typed);
    return { set, put };
  }, [id, label, change, now]);
};
