'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { TextButton } from '@/app/_components/ui/button';
import { Fault } from '@/app/_components/ui/field';
import { createBattleChange } from '@/lib/history/own/queries';
import { newId } from '@/lib/ids';
import { ownPath } from '@/lib/pages';

/** What is copied: a battle by its id, or the one behind a link. */
export type CopyOf = { readonly copy: string } | { readonly link: string };

/** Makes the copy as soon as it is there, and opens it in the editor. */
export const CopyNow = ({ of }: { of: CopyOf }) => {
  const router = useRouter();
  // asked twice, the server makes one
  const [key] = useState(newId);
  const { change, fault } = useChange(createBattleChange());
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (tries > 0) change({ ...of, key }, { onSuccess: (id) => router.push(ownPath(id)) });
  }, [tries, of, key, change, router]);
  if (fault === undefined) return <span role="status">Making the copy</span>;
  return (
    <Fault live>
      {fault} <TextButton onClick={() => setTries(tries + 1)}>Try again</TextButton>
    </Fault>
  );
};
