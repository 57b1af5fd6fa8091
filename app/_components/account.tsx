'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import type { ShownAccount } from '@/lib/accounts/schema';
import { ACCOUNT, SIGN_IN } from '@/lib/pages';
import { AppLink } from './ui/app-link';
import { buttonLook } from './ui/button';
import { Icon } from './ui/icon';

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

/**
 * Fetches the account once for each visit, after the page is rendered. Without a response the page stays signed out.
 */
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

/** The account of this browser; null without one, and until the server has answered. */
export const useAccount = (): AccountInHead =>
  useSyncExternalStore(
    subscribe,
    () => account,
    () => null,
  );

/** Pages to which signing in never leads back: those of accounts, and links that work once. */
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
      {...(account !== null && { 'aria-label': `Account: ${account.name}`, title: account.name })}
    >
      <Icon name="person" />
      <span className="max-tablet:sr-only truncate">{account?.name ?? 'Sign in'}</span>
    </AppLink>
  );
};
