'use client';

import { createContext, type ReactNode, use, useState } from 'react';

/** Whose account this browser is signed in to; null for nobody. */
export type ShownAccount = { readonly name: string } | null;

type Place = { readonly account: ShownAccount; readonly show: (account: ShownAccount) => void };

const Shown = createContext<Place>({ account: null, show: () => {} });

/** Tells all parts of a page whose account it is. */
export const AccountProvider = ({ account, children }: { account: ShownAccount; children: ReactNode }) => {
  const [made, show] = useState<ShownAccount>(null);
  return <Shown value={{ account: account ?? made, show }}>{children}</Shown>;
};

/** Whose account the page was drawn for, or has been made on it since. */
export const useAccount = (): ShownAccount => use(Shown).account;

/** Tells all parts of an account that was made on this page. */
export const useShowAccount = (): Place['show'] => use(Shown).show;
