'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { showToast } from '@/app/_components/ui/toasts';
import * as factsWords from '@/app/events/_facts/words';
import { eventFilePath } from '@/app/events/addresses';
import { deleteEventChange } from '@/lib/events/queries';
import type { EventHead } from '@/lib/events/schema';
import { EVENTS } from '@/lib/pages';
import * as words from '../words';

/** Takes an event away, and says what stays. */
export const DeleteEvent = ({ event: { id, name, entered } }: { event: EventHead }) => {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { change, pending, fault } = useChange({
    ...deleteEventChange(),
    onSuccess: ({ receipts }) => {
      showToast(words.eventDeleted(name, receipts));
      router.push(EVENTS);
    },
  });
  return (
    <section className="border-rule-ink grid gap-2 border-t pt-3" aria-labelledby="deletion">
      <h2 id="deletion" className="text-20">
        {words.deleteEvent}
      </h2>
      <p className="soft">{words.whatDeletionDoes}</p>
      <p>
        <Button icon="trash" onClick={() => setOpen(true)}>
          {words.deleteEvent}
        </Button>
      </p>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.askDeletion(name)}
        footer={
          <>
            <Button data-autofocus onClick={() => setOpen(false)}>
              {factsWords.keepIt}
            </Button>
            <Button variant="main" aria-disabled={pending} onClick={() => !pending && change(id)}>
              {words.deleteForGood}
            </Button>
          </>
        }
      >
        <p>
          {words.listsCameIn(entered)}{' '}
          <a href={eventFilePath(id, 'archive.json')} download>
            {words.downloadArchive}
          </a>{' '}
          {words.ofAllFirst}
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
