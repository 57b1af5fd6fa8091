'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import type { ShownAccount } from '@/lib/accounts/schema';
import { ACCOUNT, SIGN_IN } from '@/lib/pages';
import { AppLink } from './ui/app-link';
import { buttonLook } from './ui/button';
import { Icon } from './ui/icon';
import * as uiWords from './ui/words';

/** What the head of a page shows of an account. */
type AccountInHead = Pick<NonNullable<ShownAccount>, 'name'> | null;

const listeners = new Set<() => void>();
let account: AccountInHead = null;
let isAsked = false;

/** Tells all parts of a page of an account that was made on it. */
export const showAccount = (now: AccountInHead): void => {
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
export const useAccount = (): AccountInHead =>
  useSyncExternalStore(
    subscribe,
    () => account,
    () => null,
  );

/** Pages that nobody is led back to: those of accounts, and links that work once. */
const NO_WAY_BACK = /^\/(account|d)(\/|$)/;

/** The way to one's account, in the head of every page; where it is narrow, its sign alone. */
export const AccountPlace = () => {
  const account = useAccount();
  const path = usePathname();
  const back = path === '/' || NO_WAY_BACK.test(path) ? '' : `?next=${encodeURIComponent(path)}`;
  return (
    <AppLink
      data-button
      className={buttonLook({ variant: 'bare' }, 'min-w-0 max-w-[22ch]')}
      href={account === null ? `${SIGN_IN}${back}` : ACCOUNT}
      {...(account !== null && { 'aria-label': uiWords.accountOf(account.name), title: account.name })}
    >
      <Icon name="person" />
      <span className="truncate max-[721px]:sr-only">{account?.name ?? uiWords.signIn}</span>
    </AppLink>
  );
};
