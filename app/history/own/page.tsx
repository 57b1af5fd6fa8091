import type { Metadata } from 'next';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as historyWords from '@/app/history/words';
import { listOwnBattles, NO_BATTLES } from '@/lib/history/own/list-own-battles';
import { getViewer } from '@/lib/identity/viewer';
import { OwnHome } from './_components/own-home';

export const metadata: Metadata = {
  title: historyWords.myOrdersOfBattle,
  robots: { index: false, follow: false },
};

export default async function OwnPage() {
  const viewer = await getViewer();
  const list = viewer === null ? NO_BATTLES : await listOwnBattles(viewer);
  return (
    <>
      <TopBar current="history" />
      <OwnHome list={list} />
    </>
  );
}
