import 'server-only';
import { needs, sql } from '@/prisma/statement';
import { db } from '../../db';
import { type Attempt, type Turns, takeTurn } from '../../take-turn';
import { auditStatements, type Deed } from '../trail/audit';
import { closingDeeds } from '../trail/closing-deed';

/** An attempt with what it does, for the trail. */
type EventAttempt<T> = Attempt<T> & { readonly deeds?: readonly Deed[] };

/** The count of moves by which an event was read, and the one that the write makes of it. */
export type Move = { readonly moves: number; readonly next: number };

const turnsOf = (eventId: string): Turns => ({
  read: async () =>
    (await db.event.findFirst({ where: { id: eventId }, select: { moves: true } }))?.moves ?? 0,
  raise: (moves) => [
    sql`UPDATE "Event" SET "moves" = "moves" + 1 WHERE "id" = ${eventId}`,
    needs(sql`EXISTS (SELECT 1 FROM "Event" WHERE "id" = ${eventId} AND "moves" = ${moves + 1})`),
  ],
});

/** Takes the turn of an event, writes, and tries again where someone else came before. */
export const takeEventTurn = <T>(
  eventId: string,
  now: Date,
  attempt: (move: Move) => Promise<EventAttempt<T>>,
): Promise<T> =>
  takeTurn(turnsOf(eventId), async (moves) => {
    const { answer, statements = [], deeds = [] } = await attempt({ moves, next: moves + 1 });
    const trail = deeds.length === 0 ? [] : await auditStatements(eventId, deeds, now);
    return { answer, statements: [...statements, ...trail] };
  });

/**
 * Writes about an event in its turn. What is done goes into the audit trail in the same transaction; the first that is done
 * after closing stands behind the row of the closing itself.
 */
export const writeEvent = <T>(
  eventId: string,
  now: Date,
  attempt: (move: Move) => Promise<EventAttempt<T>>,
): Promise<T> =>
  takeEventTurn(eventId, now, async (move) => {
    const tried = await attempt(move);
    const { statements = [], deeds = [] } = tried;
    if (statements.length + deeds.length === 0) return tried;
    return { ...tried, deeds: [...(await closingDeeds(eventId, now)), ...deeds] };
  });
