import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { partIn } from '@/app/_components/army/parts';
import { TopBar } from '@/app/_components/ui/top-bar';
import { battlePreview, battleWords } from '@/app/_pictures/battle-preview';
import { linkPreview } from '@/app/_pictures/link-preview';
import type { BattleDetail } from '@/lib/history/answers';
import { listBattles, readBattle } from '@/lib/history/battles';
import { getViewer } from '@/lib/identity/viewer';
import { battlePath } from '@/lib/pages';
import { Canonical } from '../../_components/page-parts';
import { BattleSheet } from './_components/battle-sheet';
import { besideBattle } from './beside-battle';

const battleOf = cache(async (id: string) => readBattle(id, (await getViewer())?.userId ?? null));

const pictureOf = (battle: BattleDetail | null) => battle && battlePreview(battle, battlePath(battle.id));

export async function generateMetadata({ params }: PageProps<'/history/battles/[id]'>): Promise<Metadata> {
  const battle = await battleOf((await params).id);
  if (battle === null) return { title: 'No such battle' };
  const { title, sentence } = battleWords(battle);
  return {
    title,
    description: sentence,
    // A picture is fetched without a user.
    ...(await linkPreview(async () => pictureOf(await readBattle(battle.id, null)))),
    ...(!battle.shipped && { robots: { index: false, follow: false } }),
  };
}

export default async function BattlePage({ params, searchParams }: PageProps<'/history/battles/[id]'>) {
  const [{ id }, { reported, rows }] = await Promise.all([params, searchParams]);
  const [battle, battles] = await Promise.all([battleOf(id), listBattles()]);
  if (battle === null) notFound();
  return (
    <>
      <Canonical path={battlePath(battle.id)} />
      <TopBar current="history" />
      <BattleSheet
        battle={battle}
        beside={besideBattle(battle, battles)}
        part={partIn(rows)}
        {...(typeof reported === 'string' && { reported })}
      />
    </>
  );
}
