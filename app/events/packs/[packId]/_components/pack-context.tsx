'use client';

import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { getQueryClient } from '@/app/_components/server-state';
import { type Actions, useAround, useStoreActions } from '@/app/_editor/editor-frame';
import { belowQuery } from '@/app/events/packs/_components/kit-queries';
import { armyQuery, readyMadeQuery } from '@/lib/armies/queries';
import { judgedUnder } from '@/lib/events/packs/edit/effect';
import type { Kit } from '@/lib/events/packs/edit/kit';
import type { EventOfPack } from '@/lib/events/packs/pack-answers';
import { combine, type Terms } from '@/lib/rules/events/combine';
import type { ArmySights, Judgement, TermStanding } from '@/lib/rules/events/judge';
import type { Pack } from '@/lib/rules/events/schema';
import type { PackSession, PackState } from '../_store/pack-session';

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

/** A part of the editor's state; the component renders when that part changes. */
export const usePackState = <T,>(select: (state: PackState) => T): T =>
  useStore(usePack().session.store, select);

/** What can be done; never changes, so it causes no drawing. */
export const usePackActions = (): Actions<PackState> => useStoreActions(usePack().session.store);

const NOTHING: { readonly packs: readonly Pack[]; readonly fault?: string } = { packs: [] };

/** The packs below this one, and why one of them is not there. */
export const useBelow = () => {
  const on = usePackState(({ file }) => file.on);
  return useQuery(belowQuery(on), getQueryClient()).data ?? NOTHING;
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

/** Ids of armies of mine among the samples. */
const OWN = 'own:';

type SampleValue = {
  readonly id: string;
  readonly choose: (id: string) => void;
  /** null while it is fetched */
  readonly tried: { readonly seen: ArmySights; readonly now: Judgement; readonly before: Judgement } | null;
  readonly standings: ReadonlyMap<string, TermStanding>;
};

const SampleContext = createContext<SampleValue | null>(null);

/** The army that shows what the rules do. */
export const useSample = (): SampleValue => {
  const value = use(SampleContext);
  if (value === null) throw new Error('A part of the editor stands outside it');
  return value;
};

/** The id by which one of my armies is chosen as a sample. */
export const ownSample = (id: string): string => `${OWN}${id}`;

const useFile = (id: string) => {
  const isOwn = id.startsWith(OWN);
  const ready = useQuery({ ...readyMadeQuery(id), enabled: !isOwn && id !== '' }, getQueryClient());
  const own = useQuery({ ...armyQuery(id.slice(OWN.length)), enabled: isOwn }, getQueryClient());
  return isOwn ? own.data?.file : ready.data;
};

/** Keeps the sample army and judges it under the pack as it is now, and as it was before the last change. */
export const SampleProvider = ({ children }: { children: ReactNode }) => {
  const { kit, samples } = usePack();
  const { now, before } = useTerms();
  const [id, choose] = useState(samples[0]?.id ?? '');
  const file = useFile(id);
  const seen = useMemo(
    () => (file === undefined || file.system !== kit.system.id ? null : kit.seen(file)),
    [kit, file],
  );
  const value = useMemo((): SampleValue => {
    const tried = seen && {
      seen,
      now: judgedUnder(kit, now, seen),
      before: judgedUnder(kit, before, seen),
    };
    const standings = new Map(tried?.now.standings.map((each) => [each.slot, each]));
    return { id, choose, tried, standings };
  }, [kit, seen, now, before, id]);
  return <SampleContext value={value}>{children}</SampleContext>;
};
