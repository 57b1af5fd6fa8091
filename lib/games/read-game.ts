import 'server-only';
import { sql } from '@/prisma/statement';
import { db, readRows } from '../db';
import type { Viewer } from '../identity/viewer';
import type { Setup } from '../rules/core/game/machine';
import { nextTurn } from '../turn';
import { FACTS_PAGE, MAX_LISTED } from './limits';
import { isToldOf, type SeatRole, setupFor } from './permission';
import type { ArmyGame } from './result';
import type {
  FactsPage,
  GameFact,
  GameList,
  KeptGame,
  ListedGame,
  News,
  OpenedGame,
  SentFact,
} from './schema';
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
  id: factId(device, n),
  number,
  role: role as SeatRole,
});

/** A fact as a seat may see it: secrets of the other side never leave the server. */
const asToldTo =
  (role: SeatRole) =>
  (fact: GameFact): GameFact =>
    isToldOf(role, fact) ? fact : { ...fact, what: { act: 'hidden' } };

/** The facts of a game after the first `since`, a page at a time, as a seat may see them, and their number. */
export const factsAfter = async (
  gameId: string,
  since: number,
  count: number,
  role: SeatRole,
): Promise<FactsPage> => {
  if (since >= count) return { count, facts: [] };
  const rows = await db.gameFact.findMany({
    where: { gameId, number: { gt: since } },
    orderBy: { number: 'asc' },
    take: FACTS_PAGE,
    select: { number: true, device: true, n: true, role: true, document: true },
  });
  return { count, facts: rows.map(factOf).map(asToldTo(role)) };
};

/** The facts since a number, for a player of the game; null for anyone else. */
export const readNews = async (
  { userId }: Pick<Viewer, 'userId'>,
  gameId: string,
  since: number,
): Promise<News | null> => {
  // Raw SQL: open pages without a stream poll every 1.5 s, mostly without news.
  const [row] = await readRows(
    sql`SELECT "facts", "seatChanges", "role" FROM "Game" JOIN "GameSeat" ON "gameId" = "id" WHERE "id" = ${gameId} AND "userId" = ${userId}`,
  );
  if (row === undefined) return null;
  const page = await factsAfter(gameId, since, Number(row.facts), row.role as SeatRole);
  return { ...page, seatChanges: Number(row.seatChanges) };
};

/** What the fold of a game follows; null where there is no such game. */
export const storedSetup = async (gameId: string): Promise<Setup | null> => {
  const row = await db.gameSetup.findUnique({ where: { gameId }, select: { document: true } });
  return row && (JSON.parse(row.document) as Setup);
};

/** A game as its page opens it, with its first page of facts; null for anyone without a seat. */
export const readGame = async (viewer: Viewer, id: string): Promise<OpenedGame | null> => {
  const role = await findSeat(viewer, id);
  if (role === null) return null;
  const game = await db.game.findFirst({ where: { id }, select: { facts: true } });
  const setup = await storedSetup(id);
  if (game === null || setup === null) return null;
  return { id, role, setup: setupFor(role, setup), ...(await factsAfter(id, 0, game.facts, role)) };
};

/** A game and the viewer's seat, for a list. */
const LISTED = {
  role: true,
  game: {
    select: {
      id: true,
      system: true,
      first: true,
      second: true,
      facts: true,
      ending: true,
      createdAt: true,
      playedAt: true,
      firstArmy: true,
      secondArmy: true,
    },
  },
} as const;

type Which = {
  readonly userId: string;
  readonly gameId?: string;
  readonly game?: { OR: { firstArmy?: string; secondArmy?: string }[] };
};

const listSeats = (where: Which, most: number) =>
  db.gameSeat.findMany({ where, orderBy: { game: { playedAt: 'desc' } }, take: most, select: LISTED });

type SeatRow = Awaited<ReturnType<typeof listSeats>>[number];

const listedOf = ({ role, game }: SeatRow): ListedGame => ({
  id: game.id,
  system: game.system,
  sides: [game.first, game.second],
  role: role as SeatRole,
  facts: game.facts,
  ending: game.ending === null ? null : JSON.parse(game.ending),
  openedAt: game.createdAt.toISOString(),
  playedAt: game.playedAt.toISOString(),
});

/** The games the viewer sits at, those played last first. */
export const listGames = async ({ userId }: Viewer): Promise<GameList> => ({
  games: (await listSeats({ userId }, MAX_LISTED)).map(listedOf),
});

/** One game of the viewer's list; null for anyone without a seat. */
export const listedGame = async ({ userId }: Viewer, gameId: string): Promise<ListedGame | null> => {
  const [seat] = await listSeats({ userId, gameId }, 1);
  return seat === undefined ? null : listedOf(seat);
};

/**
 * The games that the viewer sits at and an army played in, those played last first, and whether there are older ones.
 */
export const listGamesOfArmy = async (
  { userId }: Viewer,
  armyId: string,
  most = MAX_LISTED,
): Promise<{ readonly games: readonly ArmyGame[]; readonly more: boolean }> => {
  const ofArmy = { OR: [{ firstArmy: armyId }, { secondArmy: armyId }] };
  const seats = await listSeats({ userId, game: ofArmy }, most + 1);
  const games = seats.slice(0, most).map((seat): ArmyGame => {
    const { firstArmy, secondArmy } = seat.game;
    const side = firstArmy === secondArmy ? null : firstArmy === armyId ? 0 : 1;
    return { ...listedOf(seat), side };
  });
  return { games, more: seats.length > most };
};

/** A game with all of its facts, and when something was last done in it. */
export type WholeGame = Pick<OpenedGame, 'id' | 'setup' | 'facts'> & { readonly playedAt: string };

/** A game from its first fact to its last, read page by page; null for anyone without a seat. */
export const readWholeGame = async (viewer: Viewer, id: string): Promise<WholeGame | null> => {
  const opened = await readGame(viewer, id);
  const game = await db.game.findFirst({ where: { id }, select: { playedAt: true } });
  if (opened === null || game === null) return null;
  const facts: GameFact[] = [...opened.facts];
  while (facts.length < opened.count) {
    await nextTurn();
    const page = await factsAfter(id, facts.at(-1)?.number ?? 0, opened.count, opened.role);
    // the game has gone while it was read
    if (page.facts.length === 0) return null;
    facts.push(...page.facts);
  }
  return { id, setup: opened.setup, facts, playedAt: game.playedAt.toISOString() };
};

/** Games asked for at once by their ids; of what was done in them, which may be much, one is in memory. */
const AT_ONCE = 100;

/**
 * All games the viewer sits at as JSON, in the order of their ids, each with what their seat sees of it. One after
 * another, so that a file of any size needs little memory and little time in one piece.
 */
export async function* backUpGames(viewer: Viewer): AsyncGenerator<string, void> {
  const { userId } = viewer;
  for (let after = ''; ; ) {
    const seats = await db.gameSeat.findMany({
      where: { userId, gameId: { gt: after } },
      orderBy: { gameId: 'asc' },
      take: AT_ONCE,
      select: { gameId: true },
    });
    for (const { gameId } of seats) {
      const [listed, whole] = [await listedGame(viewer, gameId), await readWholeGame(viewer, gameId)];
      await nextTurn();
      // the viewer may have left it since
      if (listed === null || whole === null) continue;
      const { setup, facts } = whole;
      const game: KeptGame = { format: 'muster.game', version: 1, ...listed, setup: { ...setup }, facts };
      yield JSON.stringify(game);
      await nextTurn();
    }
    const last = seats.at(-1);
    if (last === undefined || seats.length < AT_ONCE) return;
    after = last.gameId;
  }
}
