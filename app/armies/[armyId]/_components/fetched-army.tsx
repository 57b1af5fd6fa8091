'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { getQueryClient } from '@/app/_components/server-state';
import { NotOpened } from '@/app/_editor/opening';
import { browserStorage } from '@/app/_editor/save/draft';
import { lastVersion } from '@/app/_editor/save/last-version';
import { armyQuery } from '@/lib/armies/queries';
import type { ArmyRecord } from '@/lib/armies/schema';
import type { Paper } from '@/lib/rules/core/sheet/sheet';
import { armyChannel, isArmyFile } from '../_store/session';
import { Builder } from './builder';
import { LargeArmyFrame } from './builder-opening';

type FetchedArmyProps = { id: string; name: string; nation: string; paper: Paper | null; opening: ReactNode };

/** Without a connection an army opens as this device last saw it. */
const lastSeen = (id: string, error: Error | null): ArmyRecord | null => {
  const isOffline = error !== null && 'code' in error && error.code === 'offline';
  return isOffline ? lastVersion(armyChannel(id), browserStorage(), isArmyFile).read() : null;
};

/** The builder of an army that the page did not contain; shows `opening` until it is fetched. */
export const FetchedArmy = ({ id, name, nation, paper, opening }: FetchedArmyProps) => {
  // asked for once: from then on the builder holds the army, and its queue knows what is newer
  const { data, error, isFetching, refetch } = useQuery(
    { ...armyQuery(id), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
    getQueryClient(),
  );
  const record = data ?? lastSeen(id, error);
  if (record !== null) {
    return (
      <Suspense fallback={opening}>
        <Builder record={record} paper={paper} />
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
