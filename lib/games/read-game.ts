import 'server-only';
import { sql } from '@/prisma/statement';
import { db, readRows } from '../db';
import type { Viewer } from '../identity/viewer';
import type { Setup } from '../rules/core/game/machine';
import { FACTS_PAGE, MAX_LISTED } from './limits';
import { isToldOf } from './permission';
import type { GameFact, GameList, ListedGame, News, OpenedGame, Role, SentFact } from './schema';
import { findSeat } from './seats';

type Row = {
  readonly number: number;
  readonly device: string;
  readonly n: number;
  readonly role: string;
  readonly document: string;
};

/** How a fact is named by others of its game: that of a device, by its number there. */
export const factId = (device: string, n: number): string => `${device}:${n}`;

const factOf = ({ number, device, n, role, document }: Row): GameFact => ({
  ...(JSON.parse(document) as Omit<SentFact, 'n'>),
  ...{ id: factId(device, n), number, role: role as Role },
});

/** A fact as a seat is told of it: what the other side keeps to itself never leaves the server. */
const toldTo =
  (role: Role) =>
  (fact: GameFact): GameFact =>
    isToldOf(role, fact) ? fact : { ...fact, what: { act: 'hidden' } };

/** The facts of a game after the first `since`, a page at a time, as a seat is told of them, and how many there are. */
export const factsAfter = async (gameId: string, since: number, count: number, role: Role): Promise<News> => {
  if (since >= count) return { count, facts: [] };
  const rows = await db.gameFact.findMany({
    where: { gameId, number: { gt: since } },
    orderBy: { number: 'asc' },
    take: FACTS_PAGE,
    select: { number: true, device: true, n: true, role: true, document: true },
  });
  return { count, facts: rows.map(factOf).map(toldTo(role)) };
};

/** What is new in a game since so many facts, for whoever sits at it; null for anyone else. */
export const readNews = async (
  { userId }: Pick<Viewer, 'userId'>,
  gameId: string,
  since: number,
): Promise<News | null> => {
  // past the client: each page in sight asks every second and a half, and mostly nothing is new
  const [row] = await readRows(
    sql`SELECT "facts", "role" FROM "Game" JOIN "GameSeat" ON "gameId" = "id" WHERE "id" = ${gameId} AND "userId" = ${userId}`,
  );
  return row === undefined ? null : factsAfter(gameId, since, Number(row.facts), row.role as Role);
};

/** A game as its page opens it, with its first page of facts; null for whoever does not sit at it. */
export const readGame = async (viewer: Viewer, id: string): Promise<OpenedGame | null> => {
  const role = await findSeat(viewer, id);
  if (role === null) return null;
  const game = await db.game.findFirst({ where: { id }, select: { setup: true, facts: true } });
  if (game === null) return null;
  return {
    ...{ id, role, setup: JSON.parse(game.setup) as Setup },
    ...(await factsAfter(id, 0, game.facts, role)),
  };
};

/** The games the viewer sits at, those played last first. */
export const listGames = async ({ userId }: Viewer): Promise<GameList> => {
  const seats = await db.gameSeat.findMany({
    where: { userId },
    orderBy: { game: { playedAt: 'desc' } },
    take: MAX_LISTED,
    select: {
      role: true,
      game: {
        select: {
          ...{ id: true, system: true, first: true, second: true, facts: true },
          ...{ ending: true, createdAt: true, playedAt: true },
        },
      },
    },
  });
  const games = seats.map(
    ({ role, game: { id, system, first, second, facts, ending, createdAt, playedAt } }): ListedGame => ({
      ...{ id, system, sides: [first, second], role: role as Role, facts },
      ending: ending === null ? null : JSON.parse(ending),
      openedAt: createdAt.toISOString(),
      playedAt: playedAt.toISOString(),
    }),
  );
  return { games };
};
