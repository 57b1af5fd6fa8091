'use client';

import { useSyncExternalStore } from 'react';
import type { ShownAccount } from '@/lib/accounts/schema';

const listeners = new Set<() => void>();
let account: ShownAccount = null;
let isAsked = false;

/** Tells all parts of a page of an account that was made on it. */
export const showAccount = (now: ShownAccount): void => {
  account = now;
  for (const listener of listeners) listener();
};

/** Asks once for each visit, when the page stands. Without an answer the page is that of nobody, as it was before. */
const ask = (): void => {
  if (isAsked) return;
  isAsked = true;
  import('@/lib/accounts/shown-queries')
    .then(({ askShownAccount }) => askShownAccount())
    .then(showAccount, () => {});
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  ask();
  return () => listeners.delete(listener);
};

/** Whose account this browser is signed in to; null for nobody, and until the server has said it. */
export const useAccount = (): ShownAccount =>
  useSyncExternalStore(
    subscribe,
    () => account,
    () => null,
  );
