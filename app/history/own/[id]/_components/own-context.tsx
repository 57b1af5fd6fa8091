'use client';

import { createContext, use, useMemo } from 'react';
import { useStore } from 'zustand';
import type { NationRef } from '@/lib/history/answers';
import type { Visibility } from '@/lib/history/own/answers';
import type { OwnSession } from '../_store/own-session';
import type { OwnState } from '../_store/own-state';

type OwnContextValue = {
  readonly session: OwnSession;
  readonly id: string;
  /** all that a unit may be of, in the order of their names */
  readonly nations: readonly NationRef[];
  readonly visibility: Visibility;
  /** taken out of sight by the operator */
  readonly hidden: boolean;
};

const OwnContext = createContext<OwnContextValue | null>(null);

export const OwnProvider = OwnContext.Provider;

/** What a part of the editor is about. */
export const useOwn = (): OwnContextValue => {
  const value = use(OwnContext);
  if (value === null) throw new Error('A part of the editor stands outside it');
  return value;
};

/** A part of the editor's state; the component is drawn anew when that part changes. */
export const useOwnState = <T,>(select: (state: OwnState) => T): T =>
  useStore(useOwn().session.store, select);

type Actions = Pick<
  OwnState,
  | 'change'
  | 'seal'
  | 'undo'
  | 'redo'
  | 'select'
  | 'open'
  | 'close'
  | 'fold'
  | 'learn'
  | 'say'
  | 'dismiss'
  | 'focused'
> & { readonly now: () => OwnState };

/** What can be done; never changes, so it causes no drawing. `now` reads the state in an event. */
export const useOwnActions = (): Actions => {
  const { store } = useOwn().session;
  return useMemo(() => ({ ...store.getState(), now: store.getState }), [store]);
};

/** The colours in which a nation is drawn, and its name. */
export const useNation = (id: string | null): NationRef | undefined => {
  const { nations } = useOwn();
  return nations.find((nation) => nation.id === id);
};
