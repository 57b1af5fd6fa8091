import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import * as editorWords from '@/app/_editor/words';
import { eventsOfPack } from '@/lib/events/packs/events-of-pack';
import { getPack } from '@/lib/events/packs/pack-record';
import { getViewer } from '@/lib/identity/viewer';
import { PackEditor } from './_components/pack-editor';
import { listSamples } from './list-samples';

const mineOf = cache(async (id: string) => {
  const viewer = await getViewer();
  const record = viewer && (await getPack(viewer, id));
  return record && { viewer, pack: record.pack };
});

export async function generateMetadata({ params }: PageProps<'/events/packs/[packId]'>): Promise<Metadata> {
  const mine = await mineOf((await params).packId);
  return { title: mine?.pack.name ?? editorWords.eventPack, robots: { index: false, follow: false } };
}

export default async function PackPage({ params, searchParams }: PageProps<'/events/packs/[packId]'>) {
  const [{ packId: id }, { event }] = await Promise.all([params, searchParams]);
  const [mine, samples] = await Promise.all([mineOf(id), listSamples()]);
  if (mine === null) notFound();
  const events = await eventsOfPack(mine.viewer, mine.pack, typeof event === 'string' ? event : null);
  return <PackEditor key={id} id={id} name={mine.pack.name} samples={samples} events={events} />;
}
