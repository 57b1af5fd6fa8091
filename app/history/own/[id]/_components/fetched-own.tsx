'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverState } from '@/app/_components/server-state';
import { NotOpened, Opening } from '@/app/_editor/opening';
import * as historyWords from '@/app/history/words';
import type { NationRef } from '@/lib/history/answers';
import type { OwnRecord } from '@/lib/history/own/answers';
import { ownBattleQuery } from '@/lib/history/own/queries';
import { createOwnSession } from '../_store/own-session';
import { OwnProvider } from './own-context';
import { OwnWorkspace } from './own-workspace';
import * as words from './words';

type FetchedOwnProps = { id: string; name: string; nations: readonly NationRef[] };

type OwnEditorProps = { record: OwnRecord; nations: readonly NationRef[] };

/** The editor of one order of battle of somebody's own. */
const OwnEditor = ({ record, nations }: OwnEditorProps) => {
  const { id, visibility, hidden } = record;
  const [session] = useState(() =>
    createOwnSession(record, new Map(nations.map((nation) => [nation.id, nation.name]))),
  );
  useEffect(() => session.start(), [session]);
  return (
    <OwnProvider value={{ session, id, nations, visibility, hidden }}>
      <OwnWorkspace />
    </OwnProvider>
  );
};

/** The editor of an order of battle, which may be large: the page says its name, the browser fetches the rest. */
export const FetchedOwn = ({ id, name, nations }: FetchedOwnProps) => {
  // asked for once: from then on the editor holds it, and its queue knows what is newer
  const { data, error, isFetching, refetch } = useQuery(
    { ...ownBattleQuery(id), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
    serverState(),
  );
  if (data !== undefined) return <OwnEditor record={data} nations={nations} />;
  return (
    <Opening current="history" title={name || historyWords.battleWithoutName}>
      {isFetching || error === null ? (
        <p role="status">{words.openingOrder}</p>
      ) : (
        <NotOpened error={error} onAgain={refetch} />
      )}
    </Opening>
  );
};
