import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { partIn } from '@/app/_components/army/parts';
import * as uiWords from '@/app/_components/ui/words';
import { armyPreview } from '@/app/_pictures/army-preview';
import { linkPreview } from '@/app/_pictures/link-preview';
import { kindsOf } from '@/app/_print/sheet-kind';
import { sharedPath } from '@/lib/pages';
import { sharedLink } from '../../_print/shared-link';
import { SharedArmyView } from './_components/shared-army-view';
import { loadShared, sharedArmy } from './load-shared';
import * as words from './words';

export const generateMetadata = async ({ params }: PageProps<'/s/[token]'>): Promise<Metadata> => {
  const { token } = await params;
  const army = await sharedArmy(token);
  return {
    ...(army && (await linkPreview(() => armyPreview({ ...army, path: sharedPath(token) })))),
    title: army === null ? uiWords.nothingHere : army.name || words.sharedArmy,
    robots: { index: false, follow: false },
  };
};

export default async function SharedArmyPage({ params, searchParams }: PageProps<'/s/[token]'>) {
  const { token } = await params;
  const { rows, findings } = await searchParams;
  const shared = await loadShared(token, partIn(rows));
  if (shared === null) notFound();
  const link = sharedLink(token, await headers());
  const kinds = kindsOf(await shared.system.sheets());
  return <SharedArmyView token={token} link={link} shared={shared} kinds={kinds} found={partIn(findings)} />;
}
