import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import * as armyWords from '@/app/_components/army/words';
import { getArmyHead } from '@/lib/armies/get-army';
import { listGamesOfArmy } from '@/lib/games/read-game';
import { getViewer } from '@/lib/identity/viewer';
import { ArmyGames } from './army-games';

export const metadata: Metadata = { title: armyWords.gamesOfArmy };

export default async function ArmyGamesPage({ params }: PageProps<'/armies/[armyId]/games'>) {
  const { armyId } = await params;
  const viewer = await getViewer();
  const army = viewer && (await getArmyHead(viewer, armyId));
  if (viewer === null || army === null) notFound();
  return <ArmyGames army={army} {...(await listGamesOfArmy(viewer, armyId))} />;
}
