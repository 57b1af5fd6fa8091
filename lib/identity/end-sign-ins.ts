import 'server-only';
import { type Statement, sql } from '@/prisma/statement';

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
