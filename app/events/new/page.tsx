import type { Metadata } from 'next';
import { systemCards } from '@/app/_components/army/system-card';
import { AppLink } from '@/app/_components/ui/app-link';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { shownAccount } from '@/lib/identity/viewer';
import { NEW_EVENT, SIGN_UP } from '@/lib/pages';
import { draftOf } from '../for-viewer';
import { NewEvent } from './new-event';

export const metadata: Metadata = { title: 'New event' };

export default async function NewEventPage({ searchParams }: PageProps<'/events/new'>) {
  const { pack } = await searchParams;
  const [systems, account, draft] = await Promise.all([systemCards(), shownAccount(), draftOf(pack)]);
  return (
    <>
      <TopBar current="events" />
      <Paper className="max-tablet:px-4 max-w-[1200px] px-6 pt-5 pb-12">
        <PageTitle>New event</PageTitle>
        <p className="soft pt-1.5 pb-5">
          Set the terms, send one link, and see who has entered.{' '}
          {account === null && (
            <>
              The event belongs to this browser. An account keeps it on all your devices:{' '}
              <AppLink href={`${SIGN_UP}?next=${encodeURIComponent(NEW_EVENT)}`}>sign up</AppLink>.
            </>
          )}
        </p>
        <NewEvent systems={systems.map(({ id, name }) => ({ id, name }))} draft={draft} />
      </Paper>
    </>
  );
}
