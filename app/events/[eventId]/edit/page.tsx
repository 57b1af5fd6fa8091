import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AppLink } from '@/app/_components/ui/app-link';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { deskPath } from '@/lib/pages';
import { draftOf, eventToRun } from '../../for-viewer';
import { EventSettings } from './_components/event-settings';

export const metadata: Metadata = { title: 'Settings of an event', robots: { index: false, follow: false } };

export default async function EditEventPage({ params, searchParams }: PageProps<'/events/[eventId]/edit'>) {
  const page = await eventToRun((await params).eventId);
  if (page === null) notFound();
  const draft = await draftOf((await searchParams).pack, page.event.system);
  const { id, name } = page.event;
  return (
    <>
      <TopBar current="events" />
      <Paper className="max-tablet:px-4 max-w-[1200px] px-6 pt-5 pb-12">
        <p className="pb-1">
          <AppLink href={deskPath(id)} className="inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            To the desk
          </AppLink>
        </p>
        <PageTitle className="wrap-anywhere">{name}</PageTitle>
        {page.revision === null ? (
          <p className="pt-4">Only owners of the event can change its settings and terms.</p>
        ) : (
          <EventSettings page={page} draft={draft} />
        )}
      </Paper>
    </>
  );
}
