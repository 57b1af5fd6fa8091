import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import * as armyWords from '@/app/_components/army/words';
import { getPageArmy } from '@/lib/armies/get-page-army';
import { getViewer } from '@/lib/identity/viewer';
import { Builder } from './_components/builder';
import { LargeArmy } from './_components/large-army';

const armyOf = cache(async (armyId: string) => {
  const viewer = await getViewer();
  return viewer && getPageArmy(viewer, armyId);
});

export async function generateMetadata({ params }: PageProps<'/armies/[armyId]'>): Promise<Metadata> {
  const army = await armyOf((await params).armyId);
  return { title: army?.name || armyWords.army };
}

export default async function BuilderPage({ params }: PageProps<'/armies/[armyId]'>) {
  const army = await armyOf((await params).armyId);
  if (army === null) notFound();
  const { id, name, nation, paper, record, regiments } = army;
  return record === null ? (
    <LargeArmy key={id} id={id} name={name} nation={nation} paper={paper} />
  ) : (
    <Builder record={record} paper={paper} regiments={regiments} />
  );
}
