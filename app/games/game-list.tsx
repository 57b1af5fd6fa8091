'use client';

import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { AppLink } from '@/app/_components/ui/app-link';
import { AskFirst } from '@/app/_components/ui/ask-first';
import { Button, LinkButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { Time } from '@/app/_components/ui/time';
import type { SeatRole } from '@/lib/games/permission';
import { leaveGameChange } from '@/lib/games/queries';
import { type ArmyGame, lengthOf, resultOf, sideOfSeat } from '@/lib/games/result';
import type { ListedGame } from '@/lib/games/schema';
import { gamePath, reportPath } from '@/lib/pages';
import * as coreWords from '@/lib/rules/core/game/words';

type GameRow = ListedGame | ArmyGame;

type GameListProps = {
  readonly games: readonly GameRow[];
  readonly label: string;
  /** names of rule systems by their ids, where the list has games of several */
  readonly systems?: Readonly<Record<string, string>>;
};

const nameOf = (game: GameRow): string => {
  const [first, second] = game.sides;
  if (!('side' in game)) return `${first} against ${second}`;
  return game.side === null ? 'Against itself' : `Against ${game.side === 0 ? second : first}`;
};

/** How it ended for the reader: for the army of the list, or for the side that the reader played. */
const resultText = (game: GameRow): string => {
  const isOfArmy = 'side' in game;
  switch (resultOf(game, isOfArmy ? game.side : sideOfSeat(game))) {
    case 'on':
      return 'goes on';
    case 'drawn':
      return coreWords.drawn;
    case 'won':
      return isOfArmy ? 'a win' : 'you won';
    case 'lost':
      return isOfArmy ? 'a defeat' : 'you lost';
    case 'both':
      return `${game.sides[game.ending?.winner ?? 0]} won`;
  }
};

const duration = (minutes: number): string => {
  const [hours, left] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(left > 0 ? [`${left} min`] : [])].join(' ');
};

const lengthText = (game: GameRow): string => {
  const { turns, minutes } = lengthOf(game);
  const parts = [
    ...(turns === null ? [] : [turns === 1 ? '1 turn' : `${turns} turns`]),
    ...(minutes === null ? [] : [duration(minutes)]),
  ];
  return parts.length === 0 ? (game.facts === 1 ? '1 act' : `${game.facts} acts`) : parts.join(', ');
};

type LineProps = { readonly game: GameRow; readonly system: string | undefined };

const roles: Readonly<Record<SeatRole, string>> = {
  first: 'you lead the first',
  second: 'you lead the second',
  both: 'you mark both sides',
  looks: 'you look on',
};

const Line = ({ game, system }: LineProps) => {
  const [asks, setAsks] = useState(false);
  const { change, pending, done, fault } = useChange(leaveGameChange(game.id));
  const name = nameOf(game);
  const facts = [
    ...(system === undefined ? [] : [system]),
    ...[resultText(game), lengthText(game)],
    ...('side' in game ? [] : [roles[game.role]]),
  ];
  if (done) return null;
  return (
    <li className="border-rule grid gap-2 border-b py-2.5">
      <div className="max-handset:grid-cols-[minmax(0,1fr)] grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
        <div className="min-w-0">
          <h2 className="text-16 font-caslon leading-snug font-normal wrap-anywhere">
            <AppLink href={gamePath(game.id)}>{name}</AppLink>
          </h2>
          <p className="soft">
            {facts.join(', ')}, last played <Time at={game.playedAt} inSentence />
          </p>
        </div>
        <div className="flex gap-2">
          <LinkButton aria-label={`Battle report: ${name}`} href={reportPath(game.id)}>
            Battle report
          </LinkButton>
          <Button aria-label={`Leave ${name}`} onClick={() => setAsks(true)}>
            Leave
          </Button>
        </div>
      </div>
      {fault !== undefined && <Notice severity="error">{fault}</Notice>}
      {asks && (
        <AskFirst
          title="Leave this game?"
          text="What you did stays with the game. Once everybody has left, the game is gone."
          yes="Leave"
          no="Stay"
          pending={pending}
          onYes={() => change()}
          onNo={() => setAsks(false)}
        />
      )}
    </li>
  );
};

/** Games that somebody sits at, those played last first. */
export const GameList = ({ games, label, systems }: GameListProps) => (
  <ul className="border-rule-ink border-t" aria-label={label}>
    {games.map((game) => (
      <Line key={game.id} game={game} system={systems && (systems[game.system] ?? game.system)} />
    ))}
  </ul>
);
