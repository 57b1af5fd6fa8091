import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { systemCard } from '@/app/_components/army/system-card';
import { eventPreview } from '@/app/_pictures/event-preview';
import { linkPreview } from '@/app/_pictures/link-preview';
import { eventVersion, readEvent } from '@/lib/events/read-event';
import { getViewer } from '@/lib/identity/viewer';
import { systemOf, termsTold } from '../_facts/terms-told';
import { EventWatch } from './_components/event-watch';
import { PublicEvent } from './_components/public-event';

/** The page of an event, and its version, which is read first: what is written meanwhile is then asked for again. */
const pageOf = cache(async (id: string) => {
  const version = await eventVersion(id);
  return { version, page: await readEvent(await getViewer(), id) };
});

export const generateMetadata = async ({ params }: PageProps<'/events/[eventId]'>): Promise<Metadata> => {
  const { page } = await pageOf((await params).eventId);
  const robots = page?.event.listed ? {} : { robots: { index: false, follow: false } };
  return {
    title: page?.event.name ?? 'Nothing here',
    ...(page && (await linkPreview(() => eventPreview(page)))),
    ...robots,
  };
};

export default async function EventPage({ params }: PageProps<'/events/[eventId]'>) {
  const { eventId } = await params;
  const { version, page } = await pageOf(eventId);
  if (page === null || version === null) notFound();
  const system = await systemOf(page.event.system);
  return (
    <>
      <EventWatch eventId={eventId} version={Number(version.name)} />
      <PublicEvent page={page} terms={await termsTold(page.terms, system)} card={systemCard(system)} />
    </>
  );
}
