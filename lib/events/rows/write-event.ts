import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { needs, type Statement, sql } from '@/prisma/statement';
import { db, runBatch } from '../../db';
import { auditStatements, type Deed } from '../trail/audit';
import { closingDeeds } from '../trail/closing-deed';

/** How often something is tried that others came before; each try begins with what is stored then. */
const TRIES = 40;
/** The longest breath before another try; milliseconds. */
const BREATH = 25;

/** What an attempt has found: an answer at once, or one that holds once its statements are written. */
type Attempt<T> = {
  readonly answer: T;
  readonly statements?: readonly Statement[];
  readonly deeds?: readonly Deed[];
};

/** The count of moves by which an event was read, and the one that the write makes of it. */
export type Move = { readonly moves: number; readonly next: number };

/** Counts the moves up first, which lets nobody else in; then it must be the ones the attempt has read. */
const inTurn = (eventId: string, moves: number): Statement[] => [
  sql`UPDATE "Event" SET "moves" = "moves" + 1 WHERE "id" = ${eventId}`,
  needs(sql`EXISTS (SELECT 1 FROM "Event" WHERE "id" = ${eventId} AND "moves" = ${moves + 1})`),
];

const movesOf = async (eventId: string): Promise<number | null> =>
  (await db.event.findFirst({ where: { id: eventId }, select: { moves: true } }))?.moves ?? null;

/** Takes the turn of an event, writes, and tries again where someone else came before. */
export const takeTurn = async <T>(
  eventId: string,
  now: Date,
  attempt: (move: Move) => Promise<Attempt<T>>,
): Promise<T> => {
  for (let tries = 1; ; tries++) {
    const moves = (await movesOf(eventId)) ?? 0;
    const { answer, statements = [], deeds = [] } = await attempt({ moves, next: moves + 1 });
    if (statements.length + deeds.length === 0) return answer;
    const trail = await auditStatements(eventId, deeds, now);
    try {
      await runBatch([...inTurn(eventId, moves), ...statements, ...trail]);
      return answer;
    } catch (error) {
      if (tries === TRIES || (await movesOf(eventId)) === moves) throw error;
      await wait(Math.random() * BREATH);
    }
  }
};

/**
 * Writes about an event, one after the other, whatever the number of instances: the attempt reads what it needs, decides,
 * and hands back what to write. If someone else has written meanwhile, nothing is stored and it asks again. What is
 * done goes into the audit trail in the same transaction; the first that is done after closing stands behind the row of
 * the closing itself.
 */
export const writeEvent = <T>(
  eventId: string,
  now: Date,
  attempt: (move: Move) => Promise<Attempt<T>>,
): Promise<T> =>
  takeTurn(eventId, now, async (move) => {
    const tried = await attempt(move);
    const { statements = [], deeds = [] } = tried;
    if (statements.length + deeds.length === 0) return tried;
    return { ...tried, deeds: [...(await closingDeeds(eventId, now)), ...deeds] };
  });
