import 'server-only';
import { sql } from '@/prisma/statement';
import { db, readRows } from '../db';

const DAY = 24 * 60 * 60 * 1000;
/** The longest that browsers keep a cookie. */
export const SESSION_DAYS = 400;
/** A session that was used starts its days again, at most once in this time. */
const ROLL_AFTER = DAY;

export type Session = {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly updatedAt: Date;
};

const endFrom = (now: Date): Date => new Date(now.getTime() + SESSION_DAYS * DAY);

/** The first of some tokens that opens a session; one that opens nothing now is never taken from anyone. */
export const findSession = async (tokens: readonly string[], now: Date): Promise<Session | null> => {
  for (const token of tokens) {
    const [row] = await readRows(
      sql`SELECT "id", "userId", "expiresAt", "updatedAt" FROM "Session" WHERE "token" = ${token}`,
    );
    if (row === undefined) continue;
    const expiresAt = new Date(String(row.expiresAt));
    if (expiresAt <= now) continue;
    return {
      id: String(row.id),
      userId: String(row.userId),
      expiresAt,
      updatedAt: new Date(String(row.updatedAt)),
    };
  }
  return null;
};

/** Name and e-mail address of who has an account; null for anonymous people. */
export const namedPerson = async (
  userId: string,
): Promise<{ readonly name: string; readonly email: string } | null> =>
  db.user.findFirst({
    where: { id: userId, NOT: { isAnonymous: true } },
    select: { name: true, email: true },
  });

/** True if the session was not used today: its days are to start again. */
export const isToRoll = ({ updatedAt }: Session, now: Date): boolean =>
  Math.abs(now.getTime() - updatedAt.getTime()) >= ROLL_AFTER;

/** Starts the days of a session again that was not used today; true if that was done here. */
export const rollSession = async (session: Session, now: Date): Promise<boolean> => {
  const { id, updatedAt } = session;
  if (!isToRoll(session, now)) return false;
  const { count } = await db.session.updateMany({
    where: { id, updatedAt },
    data: { updatedAt: now, expiresAt: endFrom(now) },
  });
  return count === 1;
};
