import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import * as armyWords from '@/app/_components/army/words';
import * as commonParts from '@/app/_components/part-words';
import { LinkButton } from '@/app/_components/ui/button';
import { Flag } from '@/app/_components/ui/icon';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as common from '@/app/_components/words';
import { BackLink } from '@/app/armies/[armyId]/_components/back-link';
import { GameList } from '@/app/games/game-list';
import * as gameWords from '@/app/games/words';
import { getArmyHead } from '@/lib/armies/get-army';
import type { ArmyHead } from '@/lib/armies/schema';
import { listGamesOfArmy } from '@/lib/games/read-game';
import { type ArmyGame, recordOf } from '@/lib/games/result';
import { getViewer } from '@/lib/identity/viewer';
import { armyPath, matchUpOfPath } from '@/lib/pages';
import { isSystemId, loadSystem, tableSystemNames } from '@/lib/rules';
import { recordText } from './record-text';

export const metadata: Metadata = { title: armyWords.gamesOfArmy };

type ArmyGamesProps = {
  readonly army: ArmyHead;
  readonly games: readonly ArmyGame[];
  /** there are older ones than these */
  readonly more: boolean;
  /** why this army cannot go to the table; null where it can */
  readonly noTable: string | null;
};

/** The games that an army has played, and how often it has won. */
const ArmyGames = ({ army, games, more, noTable }: ArmyGamesProps) => (
  <>
    <TopBar />
    <Paper
      className="max-tablet:px-4 grid max-w-[760px] grid-cols-[minmax(0,1fr)] content-start gap-3.5 px-6 pt-5 pb-12"
      data-nation={army.nation}
    >
      <header className="grid grid-cols-[6px_minmax(0,1fr)] gap-x-3.5">
        <Flag className="h-full" />
        <div>
          <p>
            <BackLink href={armyPath(army.id)} to={army.name || common.armyWithoutName} />
          </p>
          <PageTitle className="mt-1 mb-1.5">{armyWords.gamesOfArmy}</PageTitle>
          <p className="soft">
            {games.length > 0
              ? recordText(recordOf(games))
              : (noTable ??
                'No games yet. Choose an enemy of the same rule system and open the match-up: from there the army goes to the table.')}
          </p>
        </div>
      </header>
      {games.length > 0 && <GameList games={games} label={armyWords.gamesOfArmy} />}
      {more && <p className="soft">{`The last ${games.length} games; there are older ones.`}</p>}
      {noTable === null && (
        <p>
          <LinkButton href={matchUpOfPath(army.id)}>{commonParts.playAtTable}</LinkButton>
        </p>
      )}
    </Paper>
  </>
);

export default async function ArmyGamesPage({ params }: PageProps<'/armies/[armyId]/games'>) {
  const { armyId } = await params;
  const viewer = await getViewer();
  const army = viewer && (await getArmyHead(viewer, armyId));
  if (viewer === null || army === null) notFound();
  const hasTable = isSystemId(army.system) && (await loadSystem(army.system)).game !== undefined;
  const noTable = hasTable ? null : gameWords.tablePlays(await tableSystemNames());
  return <ArmyGames army={army} noTable={noTable} {...(await listGamesOfArmy(viewer, armyId))} />;
}
