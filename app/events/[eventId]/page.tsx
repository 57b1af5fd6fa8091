import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { systemCard } from '@/app/_components/army/system-card';
import * as uiWords from '@/app/_components/ui/words';
import { eventPreview } from '@/app/_pictures/event-preview';
import { linkPreview } from '@/app/_pictures/link-preview';
import { readEvent } from '@/lib/events/read-event';
import { getViewer } from '@/lib/identity/viewer';
import { systemOf, termsTold } from '../_facts/terms-told';
import { PublicEvent } from './_components/public-event';

const pageOf = cache(async (id: string) => readEvent(await getViewer(), id));

export const generateMetadata = async ({ params }: PageProps<'/events/[eventId]'>): Promise<Metadata> => {
  const page = await pageOf((await params).eventId);
  const robots = page?.event.listed ? {} : { robots: { index: false, follow: false } };
  return {
    title: page?.event.name ?? uiWords.nothingHere,
    ...(page && (await linkPreview(() => eventPreview(page)))),
    ...robots,
  };
};

export default async function EventPage({ params }: PageProps<'/events/[eventId]'>) {
  const page = await pageOf((await params).eventId);
  if (page === null) notFound();
  const system = await systemOf(page.event.system);
  return <PublicEvent page={page} terms={await termsTold(page.terms, system)} card={systemCard(system)} />;
}
