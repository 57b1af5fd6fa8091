'use client';

import { useQuery } from '@tanstack/react-query';
import { createContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { serverState } from '@/app/_components/server-state';
import { type Actions, useAround, useStoreActions } from '@/app/_editor/editor-context';
import { belowQuery } from '@/app/events/packs/_components/kit-queries';
import type { EventOfPack } from '@/lib/events/judge/contract';
import type { Kit } from '@/lib/events/packs/edit/kit';
import { combine, type Terms } from '@/lib/rules/events/combine';
import type { Pack } from '@/lib/rules/events/schema';
import type { PackSession } from '../_store/pack-session';
import type { PackState } from '../_store/pack-store';

/** An army that the pack can be tried on, by its name. */
export type Sample = { readonly id: string; readonly label: string };

type PackContextValue = {
  readonly session: PackSession;
  readonly id: string;
  readonly kit: Kit;
  /** the armies that ship for the system */
  readonly samples: readonly Sample[];
  /** events of its rules that the viewer runs */
  readonly events: readonly EventOfPack[];
};

const PackContext = createContext<PackContextValue | null>(null);

export const PackProvider = PackContext.Provider;

/** What a part of the editor is about. */
export const usePack = (): PackContextValue => useAround(PackContext);

/** A part of the editor's state; the component is drawn anew when that part changes. */
export const usePackState = <T,>(select: (state: PackState) => T): T =>
  useStore(usePack().session.store, select);

/** What can be done; never changes, so it causes no drawing. */
export const usePackActions = (): Actions<PackState> => useStoreActions(usePack().session.store);

const NOTHING: { readonly packs: readonly Pack[]; readonly fault?: string } = { packs: [] };

/** The packs below this one, and why one of them is not there. */
export const useBelow = () => {
  const on = usePackState(({ file }) => file.on);
  return useQuery(belowQuery(on), serverState()).data ?? NOTHING;
};

/** The terms that the pack makes on top of those below it, now and before the last change. */
export const useTerms = (): { readonly now: Terms; readonly before: Terms } => {
  const { packs } = useBelow();
  const file = usePackState((state) => state.file);
  const last = usePackState(({ history }) => history.past.at(-1)?.state.file ?? null);
  return useMemo(
    () => ({ now: combine([...packs, file]), before: combine([...packs, last ?? file]) }),
    [packs, file, last],
  );
};
