import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Statement, sql } from '@/prisma/statement';
import { db, readRows } from '../db';

const DAY = 24 * 60 * 60 * 1000;
/** The longest that browsers keep a cookie. */
export const SESSION_DAYS = 400;
/** A session that was used starts its days again, at most once in this time. */
const RENEW_AFTER = DAY;

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
export const needsRenewal = ({ updatedAt }: Session, now: Date): boolean =>
  Math.abs(now.getTime() - updatedAt.getTime()) >= RENEW_AFTER;

/** Starts the days of a session again that was not used today; true if that was done here. */
export const renewSession = async (session: Session, now: Date): Promise<boolean> => {
  const { id, updatedAt } = session;
  if (!needsRenewal(session, now)) return false;
  const { count } = await db.session.updateMany({
    where: { id, updatedAt },
    data: { updatedAt: now, expiresAt: endFrom(now) },
  });
  return count === 1;
};

/**
 * Ends the device links of a person: an intruder could have made one to come back. It goes with every end of a
 * sign-in.
 */
export const endLinks = (userId: string): Statement =>
  sql`DELETE FROM "DeviceLink" WHERE "userId" = ${userId}`;

/** The same once the sign-in of an id is over. */
export const endLinksWith = (userId: string, sessionId: string): Statement =>
  sql`DELETE FROM "DeviceLink" WHERE "userId" = ${userId}
    AND NOT EXISTS (SELECT 1 FROM "Session" WHERE "id" = ${sessionId})`;

/** Ends all that is signed in as a person, and what would sign in more. */
export const endSignIns = (userId: string): readonly Statement[] => [
  sql`DELETE FROM "Session" WHERE "userId" = ${userId}`,
  endLinks(userId),
];

/** Ends the sign-in of one browser, and what could have been made in it to sign in another. */
export const endSignIn = (userId: string, token: string): readonly Statement[] => [
  sql`DELETE FROM "Session" WHERE "userId" = ${userId} AND "token" = ${token}`,
  endLinks(userId),
];

/** The cookie of better-auth: the token of a session and its signature. */
export const SESSION_COOKIE = 'muster.session_token';
/** Cookies that another store had given to this browser, which may come back: joined by spaces, the newest first. */
export const EARLIER_COOKIE = 'muster.earlier_tokens';

const MOST_EARLIER = 3;

const signatureOf = (token: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(token).digest();

/** The token of a cookie that this Muster has signed, or null. */
export const readSigned = (value: string, secret: string): string | null => {
  const dot = value.lastIndexOf('.');
  const token = value.slice(0, dot);
  if (dot < 1 || value.length > 300) return null;
  const signature = Buffer.from(value.slice(dot + 1), 'base64');
  const expected = signatureOf(token, secret);
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null;
};

/** The earlier cookies with one more, which a new one is about to replace. */
export const withEarlier = (
  replaced: string | undefined,
  earlier: string | undefined,
): string | undefined => {
  const all = [replaced, ...(earlier ?? '').split(' ')].filter(
    (value): value is string => value !== undefined && value !== '' && value.length <= 300,
  );
  return all.length === 0 ? undefined : [...new Set(all)].slice(0, MOST_EARLIER).join(' ');
};

/** The cookies of a header, as they stand there. */
export const cookiesIn = (header: string): [name: string, value: string][] =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.includes('='))
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);

/** All that a browser shows: today's cookie first. */
export const shownCookies = (today: string | undefined, earlier: string | undefined): readonly string[] =>
  [today, ...(earlier ?? '').split(' ').slice(0, MOST_EARLIER)].filter(
    (value): value is string => value !== undefined && value !== '',
  );
