import 'server-only';
import { failUnless, insertAll, sql } from '@/prisma/statement';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { spendBytes } from '../quotas';
import { type Fact, type GameAct, standingFacts } from '../rules/core/game/fact';
import { placeAfter } from '../rules/core/game/fold';
import type { Setup } from '../rules/core/game/machine';
import { steadyNow } from '../steady-clock';
import { type Attempt, takeTurn } from '../take-turn';
import { MAX_FACTS, MAX_GAME_BYTES, MAX_TURNS_AHEAD } from './limits';
import type { SeatRole } from './permission';
import { isPlayer, mayDo, mayUndo } from './permission';
import { factId, factsAfter, storedSetup } from './read-game';
import type { AddAnswer, AddRequest, ListedGame, SentFact } from './schema';
import { announceGame, findSeat } from './seats';

const GONE = { ok: false, code: 'not-found' } as const;
const FULL = {
  ok: false,
  code: 'too-large',
  message: 'This game has as many acts as one game can have. End it, and open another.',
} as const;

type RefusalCode = Extract<AddAnswer, { ok: true }>['refused'][number]['code'];

/** What a fact is judged by: the seat it came from, and what was done. */
type FactToJudge = { readonly role: SeatRole; readonly what: GameAct };

/** A fact of the game by its id; null if it does not exist. */
type FindFact = (id: string) => Promise<FactToJudge | null>;

const storedFact = async (gameId: string, id: string): Promise<FactToJudge | null> => {
  const [device = '', n = ''] = id.split(':');
  const number = Number(n);
  if (!Number.isSafeInteger(number)) return null;
  const row = await db.gameFact.findFirst({
    where: { gameId, device, n: number },
    select: { role: true, document: true },
  });
  return row && { role: row.role as SeatRole, what: (JSON.parse(row.document) as SentFact).what };
};

/** Finds facts among those that come in the same request, then among those that are stored, each asked for once. */
const factFinder = (gameId: string, coming: ReadonlyMap<string, FactToJudge>): FindFact => {
  const stored = new Map<string, Promise<FactToJudge | null>>();
  return async (id) => {
    const here = coming.get(id);
    if (here !== undefined) return here;
    const there = stored.get(id) ?? storedFact(gameId, id);
    stored.set(id, there);
    return there;
  };
};

/** Why an act of this seat does not become a fact: it is the other side's to do, or takes back what is not there. */
const refusalOf = async (
  role: SeatRole,
  setup: Setup,
  { what, from }: SentFact,
  find: FindFact,
): Promise<RefusalCode | null> => {
  if (what.act === 'undo') {
    const fact = await find(what.fact);
    if (fact === null) return 'nothing-there';
    return mayUndo(role, setup, fact) ? null : 'other-side';
  }
  if (what.act === 'wish') return (await find(what.fact)) === null ? 'nothing-there' : null;
  if (what.act === 'refuse') {
    const wish = (await find(what.wish))?.what;
    const fact = wish?.act === 'wish' ? await find(wish.fact) : null;
    if (fact === null) return 'nothing-there';
    return mayUndo(role, setup, fact) ? null : 'other-side';
  }
  if (mayDo(role, setup, what, null)) return null;
  const root = from === undefined ? null : await find(from);
  return mayDo(role, setup, what, root) ? null : 'other-side';
};

/** The turn of the last phase that a device has ended; 1 where none has. */
const lastEndedTurn = async (gameId: string): Promise<number> => {
  const row = await db.gameFact.findFirst({
    where: {
      gameId,
      AND: [{ document: { contains: '"act":"go on"' } }, { document: { contains: '"place":' } }],
    },
    orderBy: { number: 'desc' },
    select: { document: true },
  });
  return row === null ? 1 : ((JSON.parse(row.document) as SentFact).place?.turn ?? 1);
};

/** Refuses the end of a phase far ahead of the game, which would end all phases up to there. */
const farAheadCheck = (gameId: string): ((fact: SentFact) => Promise<boolean>) => {
  let turn: number | undefined;
  return async ({ what, place }) => {
    if (what.act !== 'go on' || place === undefined) return false;
    // the first turns are never far ahead, and most requests ask the store for nothing
    if (turn === undefined && place.turn > 1 + MAX_TURNS_AHEAD) turn = await lastEndedTurn(gameId);
    const isFar = place.turn > (turn ?? 1) + MAX_TURNS_AHEAD;
    if (!isFar) turn = place.turn;
    return isFar;
  };
};

const documentOf = ({ n: _, ...rest }: SentFact): string => JSON.stringify(rest);

/** How the game ends by its facts that stand; read again only where an end is entered or something is taken back. */
const endingOf = async (
  gameId: string,
  setup: Setup,
  added: readonly Fact[],
): Promise<ListedGame['ending']> => {
  const facts: Fact[] = [];
  for (let since = 0; ; ) {
    const page = await factsAfter(gameId, since, Number.POSITIVE_INFINITY, 'both');
    facts.push(...page.facts);
    since = page.facts.at(-1)?.number ?? since;
    if (page.facts.length === 0) break;
  }
  const standing = standingFacts([...facts, ...added]);
  const at = standing.findLastIndex(({ what }) => what.act === 'end');
  const end = standing[at]?.what;
  if (end?.act !== 'end') return null;
  const { turn } = placeAfter(setup, standing.slice(0, at));
  return { how: end.how, winner: end.winner, turn };
};

/** True if acts may change how a game ended: one ends it, or one is taken back where there is or was an end. */
const bearOnEnd = async (hasEnded: boolean, added: readonly SentFact[], find: FindFact): Promise<boolean> => {
  for (const { what } of added) {
    if (what.act === 'end') return true;
    if (what.act !== 'undo') continue;
    if (hasEnded) return true;
    const act = (await find(what.fact))?.what.act;
    if (act === 'end' || act === 'undo') return true;
  }
  return false;
};

/**
 * Adds what a device did to a game, in the order of the server, and answers what the device did not know. What was sent
 * before is not added again. An act on the other side's pieces, or one that takes back the other side's, is refused
 * and the others stand.
 */
export const addFacts = async (
  viewer: Viewer,
  gameId: string,
  { device, since, facts }: AddRequest,
  now?: Date,
): Promise<AddAnswer> => {
  const role = await findSeat(viewer, gameId);
  if (role === null || !isPlayer(role)) return GONE;
  const setup = await storedSetup(gameId);
  if (setup === null) return GONE;
  const time = now ?? (await steadyNow());
  let seatChanges = 0;
  const answer = await takeTurn<AddAnswer>(
    {
      read: async () => {
        const game = await db.game.findFirst({
          where: { id: gameId },
          select: { facts: true, seatChanges: true },
        });
        seatChanges = game?.seatChanges ?? 0;
        return game?.facts ?? 0;
      },
      raise: (from, by) => [
        sql`UPDATE "Game" SET "facts" = "facts" + ${by}, "playedAt" = ${time} WHERE "id" = ${gameId}`,
        failUnless(sql`EXISTS (SELECT 1 FROM "Game" WHERE "id" = ${gameId} AND "facts" = ${from + by})`),
      ],
    },
    async (count): Promise<Attempt<AddAnswer>> => {
      const before = await db.gameFact.findMany({
        where: { gameId, device, n: { in: facts.map(({ n }) => n) } },
        select: { n: true },
      });
      const numbers = new Set(before.map(({ n }) => n));
      const refused: { n: number; code: RefusalCode }[] = [];
      const added: SentFact[] = [];
      const coming = new Map<string, FactToJudge>();
      const find = factFinder(gameId, coming);
      const isFarAhead = farAheadCheck(gameId);
      for (const fact of facts) {
        if (numbers.has(fact.n)) continue;
        numbers.add(fact.n);
        const code = (await isFarAhead(fact)) ? 'far-ahead' : await refusalOf(role, setup, fact, find);
        if (code !== null) refused.push({ n: fact.n, code });
        else {
          added.push(fact);
          coming.set(factId(device, fact.n), { role, what: fact.what });
        }
      }
      const done = { ok: true, count: count + added.length, facts: [], refused } as const;
      if (added.length === 0) return { answer: done };
      const rows = added.map((fact, index) => ({
        gameId,
        number: count + index + 1,
        device,
        n: fact.n,
        role,
        document: documentOf(fact),
        createdAt: time,
      }));
      const bytes = rows.reduce((sum, { document }) => sum + Buffer.byteLength(document), 0);
      const { bytes: has = 0, ending: ended = null } =
        (await db.game.findFirst({ where: { id: gameId }, select: { bytes: true, ending: true } })) ?? {};
      if (count + added.length > MAX_FACTS || has + bytes > MAX_GAME_BYTES) return { answer: FULL };
      await spendBytes(viewer, bytes);
      const bearsOnEnd = await bearOnEnd(ended !== null, added, find);
      const later = added.map(({ n, at: _, ...rest }): Fact => ({ id: factId(device, n), ...rest }));
      const ending = bearsOnEnd ? JSON.stringify(await endingOf(gameId, setup, later)) : null;
      return {
        answer: done,
        by: added.length,
        statements: [
          ...insertAll('GameFact', rows),
          sql`UPDATE "Game" SET "bytes" = "bytes" + ${bytes} WHERE "id" = ${gameId}`,
          ...(ending === null
            ? []
            : [
                sql`UPDATE "Game" SET "ending" = ${ending === 'null' ? null : ending} WHERE "id" = ${gameId}`,
              ]),
        ],
      };
    },
  );
  if (!answer.ok) return answer;
  announceGame(gameId, answer.count, seatChanges);
  return { ...answer, ...(await factsAfter(gameId, since, answer.count, role)) };
};
