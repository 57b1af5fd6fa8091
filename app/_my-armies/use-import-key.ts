'use client';

import { nanoid } from 'nanoid';
import { useRef } from 'react';

/**
 * An idempotency key: the same for the same content until it is answered, so that a second try after a lost response
 * does not store it twice.
 */
export const useImportKey = () => {
  const last = useRef<{ readonly content: string; readonly key: string } | null>(null);
  return {
    keyed: <T>(files: T): { readonly key: string; readonly files: T } => {
      const content = JSON.stringify(files);
      if (last.current?.content !== content) last.current = { content, key: nanoid(24) };
      return { key: last.current.key, files };
    },
    /** It is answered: sent again, it is another import. */
    forget: (): void => {
      last.current = null;
    },
  };
};
