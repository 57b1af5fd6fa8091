'use client';

import { createContext } from 'react';
import { useStore } from 'zustand';
import { type Actions, useAround, useStoreActions } from '@/app/_editor/editor-context';
import type { NationRef } from '@/lib/history/answers';
import type { Visibility } from '@/lib/history/own/answers';
import type { OwnSession } from '../_store/own-session';
import type { OwnState } from '../_store/own-store';

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
export const useOwn = (): OwnContextValue => useAround(OwnContext);

/** A part of the editor's state; the component is drawn anew when that part changes. */
export const useOwnState = <T,>(select: (state: OwnState) => T): T =>
  useStore(useOwn().session.store, select);

/** What can be done; never changes, so it causes no drawing. `now` reads the state in an event. */
export const useOwnActions = (): Actions<OwnState> => useStoreActions(useOwn().session.store);

/** The colours in which a nation is drawn, and its name. */
export const useNation = (id: string | null): NationRef | undefined => {
  const { nations } = useOwn();
  return nations.find((nation) => nation.id === id);
};
