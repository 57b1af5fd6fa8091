import 'server-only';
import { services } from '@/lib/platform/services';
import { failUnless, sql } from '@/prisma/statement';
import { db } from '../../db';
import { type Attempt, type Turns, takeTurn } from '../../take-turn';
import { nextTurn } from '../../turn';
import { endOfGrace, phaseOf } from '../event-clock';
import { auditStatements, type Deed } from '../trail/audit';
import { listKey, SHOWN, sealOf, sealsOf, VERDICT } from '../trail/hashes';
import { listIds } from './entry-row';
import { EVENT, termsHash } from './event-row';

/** An attempt with what it does, for the trail. */
type EventAttempt<T> = Attempt<T> & { readonly deeds?: readonly Deed[] };

/** The count of moves by which an event was read, and the one that the write makes of it. */
export type EventWrite = { readonly moves: number; readonly next: number };

const turnsOf = (eventId: string): Turns => ({
  read: async () =>
    (await db.event.findFirst({ where: { id: eventId }, select: { moves: true } }))?.moves ?? 0,
  raise: (moves) => [
    sql`UPDATE "Event" SET "moves" = "moves" + 1 WHERE "id" = ${eventId}`,
    failUnless(sql`EXISTS (SELECT 1 FROM "Event" WHERE "id" = ${eventId} AND "moves" = ${moves + 1})`),
  ],
});

/**
 * Takes the turn of an event, writes, and tries again where someone else came before. What is written is announced to
 * the browsers that follow the event.
 */
export const takeEventTurn = async <T>(
  eventId: string,
  now: Date,
  attempt: (move: EventWrite) => Promise<EventAttempt<T>>,
): Promise<T> => {
  let written: number | null = null;
  const answer = await takeTurn(turnsOf(eventId), async (moves) => {
    const { answer, statements = [], deeds = [] } = await attempt({ moves, next: moves + 1 });
    const trail = deeds.length === 0 ? [] : await auditStatements(eventId, deeds, now);
    const all = [...statements, ...trail];
    written = all.length === 0 ? null : moves + 1;
    return { answer, statements: all };
  });
  if (written !== null) services().announceChange?.(`event:${eventId}`, written);
  return answer;
};

/** Lists that are in memory at once. */
const LISTS = 40;

/** The hashes of the lists of an event that anyone looks at: those that count and the newer ones beside them. */
const sealsIn = async (eventId: string) => {
  const { counting, newer } = await listIds(eventId);
  const ids = [...counting, ...newer];
  const seals: Parameters<typeof sealsOf>[0][number][] = [];
  for (let from = 0; from < ids.length; from += LISTS) {
    const rows = await db.entryVersion.findMany({
      where: { id: { in: ids.slice(from, from + LISTS) } },
      select: { ...VERDICT, ...SHOWN, number: true, entry: { select: { number: true } } },
    });
    for (const row of rows) seals.push({ key: listKey(row.entry.number, row.number), ...sealOf(row) });
    await nextTurn();
  }
  return sealsOf(seals);
};

/**
 * What the trail of an event keeps of its closing: the frozen verdicts. Empty while it is open, and where that was
 * noted since it closed last.
 */
export const closingDeeds = async (eventId: string, now: Date): Promise<Deed[]> => {
  const event = await db.event.findFirst({ where: { id: eventId, deletedAt: null }, select: EVENT });
  if (event === null || phaseOf(event, now) !== 'closed') return [];
  const closedAt = endOfGrace(event);
  const noted = await db.eventAudit.findFirst({
    where: { eventId, action: 'close', at: { gt: closedAt } },
    select: { number: true },
  });
  if (noted !== null) return [];
  const detail = {
    closedAt: closedAt.toISOString(),
    terms: await termsHash(eventId, event.termsVersion),
    verdicts: await sealsIn(eventId),
  };
  return [{ person: null, action: 'close', detail }];
};

/**
 * Writes to an event under its version. The act goes into the audit trail in the same transaction; the first act after
 * closing comes after the row of the closing itself.
 */
export const writeEvent = <T>(
  eventId: string,
  now: Date,
  attempt: (move: EventWrite) => Promise<EventAttempt<T>>,
): Promise<T> =>
  takeEventTurn(eventId, now, async (move) => {
    const tried = await attempt(move);
    const { statements = [], deeds = [] } = tried;
    if (statements.length + deeds.length === 0) return tried;
    return { ...tried, deeds: [...(await closingDeeds(eventId, now)), ...deeds] };
  });
