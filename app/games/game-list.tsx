'use client';

import { useState } from 'react';
import { useChange } from '@/app/_components/server-state';
import { AppLink } from '@/app/_components/ui/app-link';
import { AskFirst } from '@/app/_components/ui/ask-first';
import { Button, LinkButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { Time } from '@/app/_components/ui/time';
import * as common from '@/app/_components/words';
import { leaveGameChange } from '@/lib/games/queries';
import type { ListedGame } from '@/lib/games/schema';
import { gamePath, reportPath } from '@/lib/pages';
import * as words from './words';

type GameListProps = {
  readonly games: readonly ListedGame[];
  /** names of rule systems by their ids */
  readonly systems: Readonly<Record<string, string>>;
};

const endText = ({ ending, sides }: ListedGame): string => {
  if (ending === null) return words.goesOn;
  return ending.winner === null ? words.drawn : words.won(sides[ending.winner]);
};

const Line = ({ game, system }: { readonly game: ListedGame; readonly system: string }) => {
  const [asks, setAsks] = useState(false);
  const { change, pending, done, fault } = useChange(leaveGameChange(game.id));
  const name = words.against(...game.sides);
  if (done) return null;
  return (
    <li className="border-rule grid gap-2 border-b py-2.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
        <div className="min-w-0">
          <h2 className="text-16 font-caslon leading-snug font-normal wrap-anywhere">
            <AppLink href={gamePath(game.id)}>{name}</AppLink>
          </h2>
          <p className="soft">
            {[system, endText(game), words.acts(game.facts), words.roles[game.role]].join(', ')},{' '}
            {words.lastPlayed} <Time at={game.playedAt} inSentence />
          </p>
        </div>
        <div className="flex gap-2 max-[481px]:flex-col">
          <LinkButton aria-label={words.reportOf(name)} href={reportPath(game.id)}>
            {words.report}
          </LinkButton>
          <Button aria-label={words.leaveOf(name)} onClick={() => setAsks(true)}>
            {common.leave}
          </Button>
        </div>
      </div>
      {fault !== undefined && <Notice severity="error">{fault}</Notice>}
      {asks && (
        <AskFirst
          title={words.askLeave}
          text={words.whatLeavingDoes}
          yes={common.leave}
          no={words.stay}
          pending={pending}
          onYes={() => change()}
          onNo={() => setAsks(false)}
        />
      )}
    </li>
  );
};

/** The games somebody sits at, those played last first. */
export const GameList = ({ games, systems }: GameListProps) => (
  <ul className="border-rule-ink border-t" aria-label={words.myGames}>
    {games.map((game) => (
      <Line key={game.id} game={game} system={systems[game.system] ?? game.system} />
    ))}
  </ul>
);
