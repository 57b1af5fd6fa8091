import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { partIn } from '@/app/_components/army/parts';
import { TopBar } from '@/app/_components/ui/top-bar';
import { battlePreview } from '@/app/_pictures/battle-preview';
import { linkPreview } from '@/app/_pictures/link-preview';
import { readLinkedBattle } from '@/lib/history/battles';
import { linkedPath } from '@/lib/pages';
import { BattleSheet } from '../../battles/[id]/_components/battle-sheet';
import * as words from '../../words';

const battleOf = cache(readLinkedBattle);

export async function generateMetadata({ params }: PageProps<'/history/shared/[token]'>): Promise<Metadata> {
  const { token } = await params;
  const battle = await battleOf(token);
  return {
    ...(battle && (await linkPreview(async () => battlePreview(battle, linkedPath(token))))),
    title: battle === null ? 'Nothing here' : `${battle.name || words.battleWithoutName}: order of battle`,
    robots: { index: false, follow: false },
    // the address is the secret
    referrer: 'no-referrer',
  };
}

export default async function LinkedBattlePage({
  params,
  searchParams,
}: PageProps<'/history/shared/[token]'>) {
  const [{ token }, { rows }] = await Promise.all([params, searchParams]);
  const battle = await battleOf(token);
  if (battle === null) notFound();
  return (
    <>
      <TopBar current="history" />
      <BattleSheet battle={{ ...battle, mine: false }} beside={null} token={token} part={partIn(rows)} />
    </>
  );
}
