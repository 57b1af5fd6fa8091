'use client';

import { useQuery } from '@tanstack/react-query';
import type { ShownAccount } from '@/lib/accounts/schema';
import { shownAccountQuery } from '@/lib/accounts/shown-queries';
import { serverState } from './server-state';

/** Whose account this browser is signed in to; null for nobody, and until the server has said it. */
export const useAccount = (): ShownAccount => useQuery(shownAccountQuery(), serverState()).data ?? null;

/** Tells all parts of a page of an account that was made on it. */
export const showAccount = (account: ShownAccount): void =>
  void serverState().setQueryData(shownAccountQuery().queryKey, account);
