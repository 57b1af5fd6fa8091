'use client';

import { type Context, use, useMemo } from 'react';
import type { StoreApi } from 'zustand';

/** What an editor hands to its parts. */
export const useAround = <V>(context: Context<V | null>): V => {
  const value = use(context);
  if (value === null) throw new Error('A part of the editor stands outside it');
  return value;
};

type Act = (...args: never[]) => unknown;

/** What can be done in an editor; `now` reads the state in an event. */
export type Actions<S> = { readonly [K in keyof S as S[K] extends Act ? K : never]: S[K] } & {
  readonly now: () => S;
};

/** What can be done; never changes, so it causes no drawing. */
export const useStoreActions = <S extends object>(store: StoreApi<S>): Actions<S> =>
  useMemo(() => ({ ...store.getState(), now: store.getState }), [store]);
