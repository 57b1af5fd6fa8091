import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AppLink } from '@/app/_components/ui/app-link';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { eventToRun } from '@/app/events/for-viewer';
import { zoneName } from '@/lib/events/zone-names';
import { deskPath } from '@/lib/pages';
import { Trail } from './trail';

export const metadata: Metadata = { title: 'Audit trail', robots: { index: false, follow: false } };

export default async function TrailPage({ params }: PageProps<'/events/[eventId]/desk/trail'>) {
  const page = await eventToRun((await params).eventId);
  if (page === null) notFound();
  const { id, name, timeZone } = page.event;
  return (
    <>
      <TopBar current="events" />
      <Paper className="max-tablet:px-4 max-w-[1000px] px-6 pt-5 pb-12">
        <p className="pb-1">
          <AppLink href={deskPath(id)} className="inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            {name}
          </AppLink>
        </p>
        <PageTitle>Audit trail</PageTitle>
        <p className="soft pt-1.5 pb-4">{`Everything organisers and players did, newest first. Each line holds the hash of the one before, so none can be changed or removed unnoticed. Times are of ${zoneName(timeZone)}.`}</p>
        <Trail id={id} zone={timeZone} />
      </Paper>
    </>
  );
}
