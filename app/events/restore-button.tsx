'use client';

import { useRouter } from 'next/navigation';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Fault } from '@/app/_components/ui/field';
import { restoreEventChange } from '@/lib/events/queries';
import { deskPath } from '@/lib/pages';

/** Restores a deleted event and opens its desk. */
export const RestoreButton = ({ id, name }: { id: string; name: string }) => {
  const router = useRouter();
  const { change, pending, fault } = useChange({
    ...restoreEventChange(),
    onSuccess: () => router.push(deskPath(id)),
  });
  return (
    <>
      <Button
        className="touch:min-h-11"
        aria-label={`Restore ${name}`}
        aria-disabled={pending}
        onClick={() => !pending && change(id)}
      >
        Restore
      </Button>
      {fault !== undefined && <Fault live>{fault}</Fault>}
    </>
  );
};
