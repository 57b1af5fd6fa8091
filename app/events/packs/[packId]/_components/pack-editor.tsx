'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverState } from '@/app/_components/server-state';
import { Notice } from '@/app/_components/ui/notice';
import { TopBar } from '@/app/_components/ui/top-bar';
import { NotOpened, Opening } from '@/app/_editor/opening';
import { kitQuery } from '@/app/events/packs/_components/kit-queries';
import type { EventOfPack } from '@/lib/events/packs/pack-answers';
import { packQuery } from '@/lib/events/packs/pack-queries';
import type { PackRecord } from '@/lib/events/schema';
import { createPackSession } from '../_store/pack-session';
import { PackProvider, type Sample, SampleProvider } from './pack-context';
import { PackWorkspace } from './pack-workspace';
import * as words from './words';

type PackEditorProps = {
  id: string;
  name: string;
  /** the armies that ship, by the ids of their systems */
  samples: Readonly<Record<string, readonly Sample[]>>;
  /** events of its rules that the viewer runs */
  events: readonly EventOfPack[];
};

/** The editor of a pack: the page says its name, the browser fetches the rest. */
export const PackEditor = ({ id, name, samples, events }: PackEditorProps) => {
  // asked for once: from then on the editor holds it, and its queue knows what is newer
  const { data, error, refetch } = useQuery(
    { ...packQuery(id), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
    serverState(),
  );
  if (data === undefined) {
    return (
      <Opening current="events" title={name}>
        {error === null ? (
          <p role="status">{words.openingPack}</p>
        ) : (
          <NotOpened error={error} onAgain={refetch} />
        )}
      </Opening>
    );
  }
  return <Opened record={data} samples={samples[data.pack.system] ?? []} events={events} />;
};

type OpenedProps = { record: PackRecord; samples: readonly Sample[]; events: readonly EventOfPack[] };

const Opened = ({ record, samples, events }: OpenedProps) => {
  const { name, system } = record.pack;
  const { data: kit, isError } = useQuery(kitQuery(system), serverState());
  const [session] = useState(() => createPackSession(record));
  useEffect(() => session.start(), [session]);
  if (kit === undefined || kit === null) {
    return (
      <Opening current="events" title={name}>
        {kit === null ? (
          <Notice severity="error">{words.packOfOtherSystem(system)}</Notice>
        ) : (
          <p role="status">{isError ? words.rulesNotLoaded : words.loadingRules}</p>
        )}
      </Opening>
    );
  }
  return (
    <PackProvider value={{ session, id: record.id, kit, samples, events }}>
      <TopBar current="events" />
      <SampleProvider>
        <PackWorkspace />
      </SampleProvider>
    </PackProvider>
  );
};
