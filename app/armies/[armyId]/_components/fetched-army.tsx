'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { serverState } from '@/app/_components/server-state';
import { NotOpened } from '@/app/_editor/opening';
import { armyQuery } from '@/lib/armies/queries';
import type { Paper } from '@/lib/rules/core/sheet/sheet';
import { Builder } from './builder';
import { LargeArmyFrame } from './large-army-frame';

type FetchedArmyProps = { id: string; name: string; nation: string; paper: Paper | null; opening: ReactNode };

/** The builder of an army that no page carried; `opening` stands there until it has come. */
export const FetchedArmy = ({ id, name, nation, paper, opening }: FetchedArmyProps) => {
  // asked for once: from then on the builder holds the army, and its queue knows what is newer
  const { data, error, isFetching, refetch } = useQuery(
    { ...armyQuery(id), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
    serverState(),
  );
  if (data !== undefined) {
    return (
      <Suspense fallback={opening}>
        <Builder record={data} paper={paper} />
      </Suspense>
    );
  }
  if (isFetching || error === null) return opening;
  return (
    <LargeArmyFrame name={name} nation={nation}>
      <NotOpened error={error} onAgain={refetch} />
    </LargeArmyFrame>
  );
};
