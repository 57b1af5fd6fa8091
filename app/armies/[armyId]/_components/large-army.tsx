'use client';

import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { PlainPage } from '@/app/_components/ui/plain-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import { loadArmy } from '@/lib/armies/queries';
import { RequestError } from '@/lib/armies/request';
import type { ArmyRecord } from '@/lib/armies/schema';
import { Builder } from './builder';

const GONE = 'This army is no longer there; it was deleted in another window.';

type LargeArmyProps = { id: string; name: string; nation: string };

/** The army as the server has it, or why it cannot be opened. */
const fetched = async (id: string): Promise<{ record: ArmyRecord } | { fault: string }> => {
  try {
    const record = await loadArmy(id);
    return record === null ? { fault: GONE } : { record };
  } catch (error) {
    if (error instanceof RequestError) return { fault: error.message };
    throw error;
  }
};

/** A large army: the page says its name, the browser fetches the rest and draws it, so that no page is dear. */
export const LargeArmy = ({ id, name, nation }: LargeArmyProps) => {
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof fetched>>>();

  useEffect(() => {
    void fetched(id).then(setAnswer);
  }, [id]);

  const retry = () => {
    setAnswer(undefined);
    void fetched(id).then(setAnswer);
  };

  const opening = (
    <Frame name={name} nation={nation}>
      <p role="status">Opening the army. It is a large one and takes a moment.</p>
    </Frame>
  );
  if (answer === undefined) return opening;
  if ('record' in answer) {
    return (
      <Suspense fallback={opening}>
        <Builder record={answer.record} />
      </Suspense>
    );
  }
  return (
    <Frame name={name} nation={nation}>
      <Notice severity="error" live>
        {answer.fault}
      </Notice>
      <p className="acts">
        <Button onClick={retry}>Try again</Button>
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
