'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultText, serverState } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { PageActs, PlainPage } from '@/app/_components/ui/plain-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import type { NationRef } from '@/lib/history/answers';
import { ownBattleQuery } from '@/lib/history/own/queries';
import { OwnEditor } from './own-editor';

type FetchedOwnProps = { id: string; name: string; nations: readonly NationRef[] };

/** The editor of an order of battle, which may be large: the page says its name, the browser fetches the rest. */
export const FetchedOwn = ({ id, name, nations }: FetchedOwnProps) => {
  // asked for once: from then on the editor holds it, and its queue knows what is newer
  const { data, error, isFetching, refetch } = useQuery(
    { ...ownBattleQuery(id), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
    serverState(),
  );
  if (data !== undefined) return <OwnEditor record={data} nations={nations} />;
  return (
    <Frame name={name}>
      {isFetching || error === null ? (
        <p role="status">Opening the order of battle.</p>
      ) : (
        <>
          <Notice severity="error" live>
            {faultText(error)}
          </Notice>
          <PageActs>
            <Button onClick={() => void refetch()}>Try again</Button>
          </PageActs>
        </>
      )}
    </Frame>
  );
};

const Frame = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <TopBar current="history" />
    <PlainPage title={name || 'Battle without a name'}>
      {children}
      <noscript>
        <p>The editor needs JavaScript. Switch it on in this browser, and open the page again.</p>
      </noscript>
    </PlainPage>
  </>
);
