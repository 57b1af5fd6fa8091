'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { faultText, serverState } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { PlainPage } from '@/app/_components/ui/plain-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import { armyQuery } from '@/lib/armies/queries';
import { Builder } from './builder';

type LargeArmyProps = { id: string; name: string; nation: string };

/** A large army: the page says its name, the browser fetches the rest and draws it, so that no page is dear. */
export const LargeArmy = ({ id, name, nation }: LargeArmyProps) => {
  // asked for once: from then on the builder holds the army, and its queue knows what is newer
  const { data, error, isFetching, refetch } = useQuery(
    { ...armyQuery(id), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
    serverState(),
  );

  const opening = (
    <Frame name={name} nation={nation}>
      <p role="status">Opening the army. It is a large one and takes a moment.</p>
    </Frame>
  );
  if (data !== undefined) {
    return (
      <Suspense fallback={opening}>
        <Builder record={data} />
      </Suspense>
    );
  }
  if (isFetching || error === null) return opening;
  return (
    <Frame name={name} nation={nation}>
      <Notice severity="error" live>
        {faultText(error)}
      </Notice>
      <p className="acts">
        <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    </Frame>
  );
};

const Frame = ({ name, nation, children }: Omit<LargeArmyProps, 'id'> & { children: ReactNode }) => (
  <div data-nation={nation}>
    <TopBar />
    <PlainPage title={name || 'Army without a name'}>
      {children}
      <noscript>
        <p>The builder needs JavaScript. Switch it on in this browser, and open the page again.</p>
      </noscript>
    </PlainPage>
  </div>
);
