import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { type Role, seatsToGive } from '@/lib/games/permission';
import { readGame } from '@/lib/games/read-game';
import { seatToken } from '@/lib/games/seats';
import { getViewer } from '@/lib/identity/viewer';
import { isSystemId, loadSystem } from '@/lib/rules';
import { type Setup, sideNames } from '@/lib/rules/core/game/machine';
import type { Section } from '@/lib/rules/core/sheet/sheet-parts';
import { GameTable } from './_table/game-table';
import type { SeatLinks } from './_table/seats-sheet';

const load = cache(async (id: string) => {
  const viewer = await getViewer();
  return viewer === null ? null : readGame(viewer, id);
});

export const generateMetadata = async ({ params }: PageProps<'/games/[gameId]'>): Promise<Metadata> => {
  const opened = await load((await params).gameId);
  if (opened === null) notFound();
  return {
    title: sideNames(opened.setup).join(', '),
    robots: { index: false, follow: false },
  };
};

/** What opens the seats that somebody may give away. */
const linksFor = (id: string, role: Role): SeatLinks =>
  Object.fromEntries(seatsToGive(role).map((each) => [each, seatToken(id, each)]));

/** Nothing of these tables is printed here. */
const NO_PRINT = { date: '', version: null, code: null, link: null };

/** The tables of the rules that a game is played by, at its scale of figures. */
const tablesOf = async ({ system: id, scale }: Setup): Promise<readonly Section[]> => {
  if (!isSystemId(id)) return [];
  const { reference } = await (await loadSystem(id)).sheets();
  if (reference === undefined) return [];
  const { rows } = reference([], {
    ...{ paper: 'a4', blackAndWhite: false, print: NO_PRINT, full: true },
    ...(scale !== undefined && { scale }),
  });
  return rows.flatMap(({ sections }) => sections);
};

export default async function GamePage({ params }: PageProps<'/games/[gameId]'>) {
  const { gameId } = await params;
  const opened = await load(gameId);
  if (opened === null) notFound();
  return (
    <GameTable opened={opened} links={linksFor(gameId, opened.role)} tables={await tablesOf(opened.setup)} />
  );
}
