'use client';

import { useRouter } from 'next/navigation';
import { useCreateArmy } from '@/app/_components/army/create-army';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { ACT } from './act';
import { fetchShared } from './fetch-shared';

/** Stores a copy of a shared army among the armies of this browser and opens it. */
export const CopyArmy = ({ token }: { token: string }) => {
  const router = useRouter();
  const { create, pending, fault } = useCreateArmy();

  const copy = async () => {
    const id = await create(() => fetchShared(token));
    if (id !== undefined) router.push(`/armies/${id}`);
  };

  return (
    <>
      {fault !== undefined && (
        <Notice severity="error" live className="grow basis-full">
          {fault}
        </Notice>
      )}
      <Button variant="main" icon="copy" className={ACT} disabled={pending} onClick={() => void copy()}>
        Make my own copy
      </Button>
    </>
  );
};
