import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getArmy } from '@/lib/armies/get-army';
import { getViewer } from '@/lib/viewer';
import { Builder } from './_components/builder';

const armyOf = cache(async (armyId: string) => {
  const viewer = await getViewer();
  return viewer && getArmy(viewer, armyId);
});

export async function generateMetadata({ params }: PageProps<'/armies/[armyId]'>): Promise<Metadata> {
  const army = await armyOf((await params).armyId);
  return { title: army?.file.name || 'Army' };
}

export default async function BuilderPage({ params }: PageProps<'/armies/[armyId]'>) {
  const army = await armyOf((await params).armyId);
  if (army === null) notFound();
  return <Builder record={army} />;
}
