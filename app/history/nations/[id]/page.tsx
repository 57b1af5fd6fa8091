import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { TopBar } from '@/app/_components/ui/top-bar';
import { readNation } from '@/lib/history/read-nation';
import { listRegiments } from '@/lib/history/regiments';
import { nationPath } from '@/lib/pages';
import { type Fielded, fieldedBy } from '@/lib/rules/fielded';
import { Canonical } from '../../_components/page-parts';
import { NationSheet } from './_components/nation-sheet';
import * as words from './words';

const nationOf = cache(readNation);

export async function generateMetadata({ params }: PageProps<'/history/nations/[id]'>): Promise<Metadata> {
  const nation = await nationOf((await params).id);
  if (nation === null) return { title: words.noSuchNation };
  return {
    title: words.nationInWar(nation.name),
    description: words.aboutNation(nation.name),
  };
}

const byArmy = new Map<string, Promise<Fielded[]>>();

/** What systems field for an army: worked out once, for it never changes. Only for armies of nations that there are. */
const fieldedFor = (army: string): Promise<Fielded[]> => {
  const answer = byArmy.get(army) ?? fieldedBy(army);
  byArmy.set(army, answer);
  return answer;
};

export default async function NationPage({ params }: PageProps<'/history/nations/[id]'>) {
  const nation = await nationOf((await params).id);
  if (nation === null) notFound();
  const [regiments, fielded] = await Promise.all([
    listRegiments({ nation: nation.id }),
    fieldedFor(nation.army ?? nation.id),
  ]);
  return (
    <>
      <Canonical path={nationPath(nation.id)} />
      <TopBar current="history" />
      <NationSheet nation={nation} regiments={regiments} fielded={fielded} />
    </>
  );
}
