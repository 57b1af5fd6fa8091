import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { TopBar } from '@/app/_components/ui/top-bar';
import { readRegiment } from '@/lib/history/read-regiment';
import { getViewer } from '@/lib/identity/viewer';
import { regimentPath } from '@/lib/pages';
import { ratingsOf } from '@/lib/rules/rating';
import { Canonical } from '../../_components/page-parts';
import { RegimentSheet } from './_components/regiment-sheet';
import { ratedYear, regimentUnit } from './regiment-unit';
import * as words from './words';

const regimentOf = cache(async (id: string) => readRegiment(id, (await getViewer())?.userId ?? null));

export async function generateMetadata({ params }: PageProps<'/history/regiments/[id]'>): Promise<Metadata> {
  const regiment = await regimentOf((await params).id);
  if (regiment === null) return { title: words.noSuchRegiment };
  const { name, number, nation } = regiment;
  const called = number === null || name.includes(number) ? name : `${name} (${number})`;
  return {
    title: `${called}, ${nation.name}`,
    description: words.aboutRegiment(called, nation.name),
  };
}

export default async function RegimentPage({ params }: PageProps<'/history/regiments/[id]'>) {
  const { id } = await params;
  const regiment = await regimentOf(id);
  if (regiment === null) notFound();
  const unit = regimentUnit(regiment);
  const year = ratedYear(regiment);
  const { nation } = regiment;
  return (
    <>
      <Canonical path={regimentPath(regiment.id)} />
      <TopBar current="history" />
      <RegimentSheet
        regiment={regiment}
        year={year}
        ratings={unit === null ? [] : await ratingsOf(unit, nation.army ?? nation.id, year)}
      />
    </>
  );
}
