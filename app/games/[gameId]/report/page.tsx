import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { TopBar } from '@/app/_components/ui/top-bar';
import { readWholeGame } from '@/lib/games/read-game';
import { getViewer } from '@/lib/identity/viewer';
import { siteLink } from '@/lib/identity/visitor';
import { reportPath } from '@/lib/pages';
import { readAside } from '@/lib/readers/read-in-thread';
import { sideNames } from '@/lib/rules/core/game/machine';
import { ReportPaper } from './_components/report-view';

const load = cache(async (id: string) => {
  const viewer = await getViewer();
  return viewer === null ? null : readWholeGame(viewer, id);
});

export const generateMetadata = async ({
  params,
}: PageProps<'/games/[gameId]/report'>): Promise<Metadata> => {
  const game = await load((await params).gameId);
  if (game === null) notFound();
  return {
    title: `Battle report: ${sideNames(game.setup).join(', ')}`,
    robots: { index: false, follow: false },
  };
};

export default async function ReportPage({ params }: PageProps<'/games/[gameId]/report'>) {
  const game = await load((await params).gameId);
  const report = game && (await readAside('gameReport', { setup: game.setup, facts: game.facts }, {}));
  if (game === null || report === null) notFound();
  return (
    <>
      <TopBar current="games" />
      <ReportPaper game={game} {...report} link={siteLink(reportPath(game.id), await headers())} />
    </>
  );
}
