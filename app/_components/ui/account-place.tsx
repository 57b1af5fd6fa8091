'use client';

import { usePathname } from 'next/navigation';
import { ACCOUNT, SIGN_IN } from '@/lib/pages';
import { useAccount } from '../account';
import { AppLink } from './app-link';
import { buttonLook } from './button';
import { Icon } from './icon';
import * as words from './words';

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
      {...(account !== null && { 'aria-label': words.accountOf(account.name), title: account.name })}
    >
      <Icon name="person" />
      <span className="truncate max-[721px]:sr-only">{account?.name ?? words.signIn}</span>
    </AppLink>
  );
};
