import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getPackHead } from '@/lib/events/packs/pack-record';
import { getViewer } from '@/lib/identity/viewer';
import { PackEditor } from './_components/pack-editor';
import { listSamples } from './list-samples';

const headOf = cache(async (id: string) => {
  const viewer = await getViewer();
  return viewer && getPackHead(viewer, id);
});

export async function generateMetadata({ params }: PageProps<'/events/packs/[packId]'>): Promise<Metadata> {
  const head = await headOf((await params).packId);
  return { title: head?.name ?? 'Event pack', robots: { index: false, follow: false } };
}

export default async function PackPage({ params }: PageProps<'/events/packs/[packId]'>) {
  const [head, samples] = await Promise.all([headOf((await params).packId), listSamples()]);
  if (head === null) notFound();
  return <PackEditor key={head.id} id={head.id} name={head.name} samples={samples} />;
}
