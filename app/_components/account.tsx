'use client';

import { createContext, type ReactNode, use } from 'react';

/** Whose account this browser is signed in to; null for nobody. */
export type ShownAccount = { readonly name: string } | null;

const Shown = createContext<ShownAccount>(null);

/** Tells all parts of a page whose account it is. */
export const AccountProvider = ({ account, children }: { account: ShownAccount; children: ReactNode }) => (
  <Shown value={account}>{children}</Shown>
);

/** Whose account the page was drawn for. */
export const useAccount = (): ShownAccount => use(Shown);
