'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { getQueryClient } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { showToast } from '@/app/_components/ui/toasts';
import { deleteEventChange, eventFilePath, eventQuery } from '@/lib/events/queries';
import type { EventHead, EventPage } from '@/lib/events/schema';
import { EVENTS } from '@/lib/pages';
import { counted } from '@/lib/rules/core/army/words';
import type { Pack } from '@/lib/rules/events/schema';
import { ExpectedForm } from '../../_expected/expected-form';
import { TermsForm } from './terms-form';

const SettingsForm = dynamic(() => import('./settings-form').then((part) => part.SettingsForm), {
  ssr: false,
  loading: () => <p role="status">Opening the form.</p>,
});

type EventSettingsProps = {
  page: EventPage;
  /** a pack that comes from its editor, with the packs it builds on */
  draft: readonly Pack[] | null;
};

const whatDeletionDoes =
  'This deletes its page, desk, links and terms. Players keep their receipts, each with their own list and verdict; nobody can enter or answer any more. For everyone else, the codes on printed sheets only say that the event was deleted, and when. You can restore it for 30 days, on the page of events.';

/** Takes an event away, and says what stays. */
const DeleteEvent = ({ event: { id, name, entered } }: { event: EventHead }) => {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { change, pending, fault } = useChange({
    ...deleteEventChange(),
    onSuccess: ({ receipts }) => {
      showToast(
        `${name} is deleted; ${counted(receipts, 'receipt')} of players remain. You can restore it for 30 days.`,
      );
      router.push(EVENTS);
    },
  });
  return (
    <section className="border-rule-ink grid gap-2 border-t pt-3" aria-labelledby="deletion">
      <h2 id="deletion" className="text-20">
        Delete the event
      </h2>
      <p className="soft">{whatDeletionDoes}</p>
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
              Delete
            </Button>
          </>
        }
      >
        <p className="pb-2">{whatDeletionDoes}</p>
        <p>
          {`${counted(entered, 'list')} came in. Before you delete it,`}{' '}
          <a href={eventFilePath(id, 'archive.json')} download>
            download the signed archive
          </a>{' '}
          with all lists: it still proves them, here and on any other Muster.
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

/** What an owner changes about an event: its settings, its terms, and whether there is one. */
export const EventSettings = ({ page, draft }: EventSettingsProps) => {
  const { data } = useQuery({ ...eventQuery(page.event.id), initialData: page }, getQueryClient());
  return (
    <div className="max-laptop:grid-cols-[minmax(0,1fr)] grid grid-cols-[minmax(0,1fr)_440px] items-start gap-x-10 gap-y-8 pt-5">
      <SettingsForm page={data} />
      <div className="grid gap-8">
        <TermsForm page={data} draft={draft} />
        <section aria-labelledby="expected">
          <RuledTitle id="expected" title="Who is expected">
            <span className="text-12 text-ink-3">for organisers only</span>
          </RuledTitle>
          <div className="pt-3">
            <ExpectedForm eventId={data.event.id} />
          </div>
        </section>
        <DeleteEvent event={data.event} />
      </div>
    </div>
  );
};
