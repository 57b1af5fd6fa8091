import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getOwnHead } from '@/lib/history/own/own-battles';
import { listNations } from '@/lib/history/read-nation';
import { getViewer } from '@/lib/identity/viewer';
import { FetchedOwn } from './_components/own-workspace';

const headOf = cache(async (id: string) => {
  const viewer = await getViewer();
  return viewer && getOwnHead(viewer, id);
});

export async function generateMetadata({ params }: PageProps<'/history/own/[id]'>): Promise<Metadata> {
  const head = await headOf((await params).id);
  return { title: head?.name || 'Order of battle', robots: { index: false, follow: false } };
}

export default async function OwnEditorPage({ params }: PageProps<'/history/own/[id]'>) {
  const [head, nations] = await Promise.all([headOf((await params).id), listNations()]);
  if (head === null) notFound();
  return (
    <FetchedOwn
      key={head.id}
      id={head.id}
      name={head.name}
      nations={nations.map(({ id, name, army }) => ({ id, name, army }))}
    />
  );
}
