import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { systemCard } from '@/app/_components/army/system-card';
import { readEvent } from '@/lib/events/read-event';
import { getViewer } from '@/lib/identity/viewer';
import { isSystemId, loadSystem } from '@/lib/rules';
import { Desk } from './_components/desk';

const runEvent = cache(async (id: string) => {
  const viewer = await getViewer();
  const page = viewer && (await readEvent(viewer, id));
  return page?.role == null ? null : page;
});

export async function generateMetadata({ params }: PageProps<'/events/[eventId]/desk'>): Promise<Metadata> {
  const page = await runEvent((await params).eventId);
  return {
    title: page === null ? 'Nothing here' : `${page.event.name}, desk`,
    robots: { index: false, follow: false },
  };
}

export default async function DeskPage({ params }: PageProps<'/events/[eventId]/desk'>) {
  const page = await runEvent((await params).eventId);
  if (page === null || !isSystemId(page.event.system)) notFound();
  return <Desk page={page} system={systemCard(await loadSystem(page.event.system))} />;
}
