import type { Metadata } from 'next';
import { listGames } from '@/lib/games/read-game';
import { getViewer } from '@/lib/identity/viewer';
import { COMPARE, GAMES_BACKUP } from '@/lib/pages';
import { isSystemId, loadSystem, tableSystemNames } from '@/lib/rules';
import { FileButton, LinkButton } from '../_components/ui/button';
import { PageTitle, Paper } from '../_components/ui/paper';
import { TopBar } from '../_components/ui/top-bar';
import { EnterCode } from './enter-code';
import { GameList } from './game-list';
import * as words from './words';

export const metadata: Metadata = { title: 'My games', robots: { index: false, follow: false } };

/** What the systems of some games are called, by their ids. */
const systemNames = async (ids: readonly string[]): Promise<Readonly<Record<string, string>>> => {
  const systems = await Promise.all([...new Set(ids)].filter(isSystemId).map(loadSystem));
  return Object.fromEntries(systems.map(({ id, name }) => [id, name]));
};

export default async function GamesPage() {
  const viewer = await getViewer();
  const { games } = viewer === null ? { games: [] } : await listGames(viewer);
  const systems = await systemNames(games.map(({ system }) => system));
  return (
    <>
      <TopBar current="games" />
      <Paper className="max-tablet:px-4 grid max-w-[760px] grid-cols-[minmax(0,1fr)] content-start gap-3.5 px-6 pt-5.5 pb-12">
        <PageTitle>My games</PageTitle>
        <p className="soft">
          Games at the table, on one phone or on several: hits, states, phases and what was thrown. What is
          done without a connection is kept and sent later.
        </p>
        <EnterCode />
        {games.length === 0 ? (
          <p>
            No games yet. Choose two armies of one rule system and open their match-up: from there they go to
            the table. {words.tablePlays(await tableSystemNames())}
          </p>
        ) : (
          <GameList games={games} label="My games" systems={systems} />
        )}
        <p>
          <LinkButton href={COMPARE}>Choose two armies</LinkButton>
        </p>
        {games.length > 0 && (
          <p className="grid justify-items-start gap-1">
            <FileButton icon="download" href={GAMES_BACKUP}>
              Download my games
            </FileButton>
            <span className="soft">
              A file to keep (JSON): each game with its armies as they came to the table, and every act that
              you see.
            </span>
          </p>
        )}
      </Paper>
    </>
  );
}
