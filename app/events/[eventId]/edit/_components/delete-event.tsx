'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useChange } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { showToast } from '@/app/_components/ui/toasts';
import { eventFilePath } from '@/app/events/addresses';
import { deleteEventChange } from '@/lib/events/queries';
import type { EventHead } from '@/lib/events/schema';
import { EVENTS } from '@/lib/pages';
import { amountOf } from '@/lib/rules/core/army/number';

/** Takes an event away, and says what stays. */
export const DeleteEvent = ({ event: { id, name, entered } }: { event: EventHead }) => {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { change, pending, fault } = useChange({
    ...deleteEventChange(),
    onSuccess: ({ receipts }) => {
      showToast(`${name} is deleted; ${amountOf(receipts, 'receipt')} of players remain.`);
      router.push(EVENTS);
    },
  });
  return (
    <section className="border-rule-ink grid gap-2 border-t pt-3" aria-labelledby="deletion">
      <h2 id="deletion" className="text-20">
        Delete the event
      </h2>
      <p className="soft">
        This deletes its page, desk, links and terms. Players keep their receipts, each with their own list
        and verdict; nobody can enter or answer any more.
      </p>
      <p>
        <Button icon="trash" onClick={() => setOpen(true)}>
          Delete the event
        </Button>
      </p>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Delete ${name}?`}
        footer={
          <>
            <Button data-autofocus onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="main" aria-disabled={pending} onClick={() => !pending && change(id)}>
              Delete it for good
            </Button>
          </>
        }
      >
        <p>
          {amountOf(entered, 'list')} came in. You can{' '}
          <a href={eventFilePath(id, 'archive.json')} download>
            download a signed archive
          </a>{' '}
          of all of them first.
        </p>
        {fault !== undefined && (
          <Notice severity="error" live>
            {fault}
          </Notice>
        )}
      </Dialog>
    </section>
  );
};
