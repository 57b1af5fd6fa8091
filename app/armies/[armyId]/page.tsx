import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { isShellRequest } from '@/app/_shell/is-shell-request';
import { getPageArmy } from '@/lib/armies/get-army';
import { getViewer } from '@/lib/identity/viewer';
import { OpenArmy } from './_components/open-army';

const armyOf = cache(async (armyId: string) => {
  const viewer = await getViewer();
  return viewer && getPageArmy(viewer, armyId);
});

export async function generateMetadata({ params }: PageProps<'/armies/[armyId]'>): Promise<Metadata> {
  if (await isShellRequest()) return { title: 'Army' };
  const army = await armyOf((await params).armyId);
  return { title: army?.name || 'Army' };
}

export default async function BuilderPage({ params }: PageProps<'/armies/[armyId]'>) {
  const { armyId } = await params;
  if (await isShellRequest()) return <OpenArmy key={armyId} id={armyId} army={null} />;
  const army = await armyOf(armyId);
  if (army === null) notFound();
  return <OpenArmy key={armyId} id={armyId} army={army} />;
}
