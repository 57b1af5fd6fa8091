import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readGame } from '@/lib/games/read-game';
import { readSeats } from '@/lib/games/seat-list';
import { getViewer } from '@/lib/identity/viewer';
import { isSystemId, loadSystem } from '@/lib/rules';
import { type Setup, sideNames } from '@/lib/rules/core/game/machine';
import type { Section } from '@/lib/rules/core/sheet/sheet-parts';
import { GameTable } from './_table/game-table';

const load = cache(async (id: string) => {
  const viewer = await getViewer();
  const opened = viewer && (await readGame(viewer, id));
  const seats = opened && (await readSeats(viewer, id));
  return opened && seats && { opened, seats };
});

export const generateMetadata = async ({ params }: PageProps<'/games/[gameId]'>): Promise<Metadata> => {
  const game = await load((await params).gameId);
  if (game === null) notFound();
  return {
    title: sideNames(game.opened.setup).join(', '),
    robots: { index: false, follow: false },
  };
};

/** Nothing of these tables is printed here. */
const NO_PRINT = { date: '', version: null, code: null, link: null };

/** The tables of the rules that a game is played by, at its scale of figures. */
const tablesOf = async ({ system: id, scale }: Setup): Promise<readonly Section[]> => {
  if (!isSystemId(id)) return [];
  const { reference } = await (await loadSystem(id)).sheets();
  if (reference === undefined) return [];
  const { rows } = reference([], {
    paper: 'a4',
    blackAndWhite: false,
    print: NO_PRINT,
    full: true,
    ...(scale !== undefined && { scale }),
  });
  return rows.flatMap(({ sections }) => sections);
};

export default async function GamePage({ params }: PageProps<'/games/[gameId]'>) {
  const game = await load((await params).gameId);
  if (game === null) notFound();
  return <GameTable {...game} tables={await tablesOf(game.opened.setup)} />;
}
