import type { Metadata } from 'next';
import { LinkButton } from '@/app/_components/ui/button';
import { PageActs, PlainPage } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { readSeatLink } from '@/lib/games/seat-links';
import { GAMES } from '@/lib/pages';
import * as words from '../../../words';
import { SitDown } from './sit-down';

export const metadata: Metadata = { title: words.sitDown, robots: { index: false, follow: false } };

export default async function SeatPage({ params }: PageProps<'/games/[gameId]/seat/[token]'>) {
  const { gameId, token } = await params;
  const link = await readSeatLink(gameId, token);
  return (
    <>
      <TopBar />
      {link === null ? (
        <PlainPage title="This link opens no game">
          <p>
            The game is gone, or the link is incomplete. Ask the player who opened the game to show it again.
          </p>
          <PageActs>
            <LinkButton variant="main" href={GAMES}>
              My games
            </LinkButton>
          </PageActs>
        </PlainPage>
      ) : (
        <SitDown id={gameId} token={token} {...link} />
      )}
    </>
  );
}
