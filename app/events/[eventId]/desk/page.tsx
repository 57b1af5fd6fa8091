import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { systemCard } from '@/app/_components/army/system-card';
import { isSystemId, loadSystem } from '@/lib/rules';
import { eventToRun } from '../../for-viewer';
import { FetchedDesk } from './_components/desk-board';

export async function generateMetadata({ params }: PageProps<'/events/[eventId]/desk'>): Promise<Metadata> {
  const page = await eventToRun((await params).eventId);
  return {
    title: page === null ? 'Nothing here' : `${page.event.name}, desk`,
    robots: { index: false, follow: false },
  };
}

export default async function DeskPage({ params }: PageProps<'/events/[eventId]/desk'>) {
  const page = await eventToRun((await params).eventId);
  if (page === null || !isSystemId(page.event.system)) notFound();
  return <FetchedDesk page={page} system={systemCard(await loadSystem(page.event.system))} />;
}
