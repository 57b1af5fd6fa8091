'use client';

import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { serverState } from '@/app/_components/server-state';
import { armyQuery, readyMadeQuery } from '@/lib/armies/queries';
import { judgedUnder } from '@/lib/events/packs/edit/effect';
import type { Judgement, Seen, Standing } from '@/lib/rules/events/judge';
import { usePack, useTerms } from './pack-context';

/** Ids of armies of mine among the samples. */
const OWN = 'own:';

type SampleValue = {
  readonly id: string;
  readonly choose: (id: string) => void;
  /** null while it is fetched */
  readonly tried: { readonly seen: Seen; readonly now: Judgement; readonly before: Judgement } | null;
  readonly standings: ReadonlyMap<string, Standing>;
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
  const ready = useQuery({ ...readyMadeQuery(id), enabled: !isOwn && id !== '' }, serverState());
  const own = useQuery({ ...armyQuery(id.slice(OWN.length)), enabled: isOwn }, serverState());
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
