'use client';

import { useCreateArmy } from '@/app/_components/army/create-army';
import * as armyPartWords from '@/app/_components/army/part-words';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { sharedFile } from '@/lib/armies/queries';
import { ACT } from './act';

/** Stores a copy of a shared army among the armies of this browser and opens it. */
export const CopyArmy = ({ token }: { token: string }) => {
  const { create, pending, fault } = useCreateArmy();

  return (
    <>
      {fault !== undefined && (
        <Notice severity="error" live className="grow basis-full">
          {fault}
        </Notice>
      )}
      <Button
        variant="main"
        icon="copy"
        className={ACT}
        disabled={pending}
        onClick={() => create(() => sharedFile(token))}
      >
        {armyPartWords.makeMyCopy}
      </Button>
    </>
  );
};
