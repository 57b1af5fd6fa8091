import 'server-only';
import { cookies } from 'next/headers';
import { sql } from '@/prisma/statement';
import { db, runBatch } from '../db';
import { auth } from '../identity/auth';
import { endLinksWith } from '../identity/end-sign-ins';
import type { Viewer } from '../identity/viewer';
import { steadyNow } from '../steady-clock';
import type { EndAnswer } from './schema';

const ONLY = 'This is the only device with your armies. Open them on another one first.';

/**
 * Ends one device of the viewer's, and the links it could have made: its browser opens the armies no more, which stay
 * with the others. The last one is
 * never ended, as the armies would be left without an owner. Ending one first takes the row of the person, so that
 * of two devices that end each other at once one is left.
 */
export const endDevice = async ({ userId }: Viewer, id: string, now?: Date): Promise<EndAnswer> => {
  const time = now ?? (await steadyNow());
  const [, count] = await runBatch([
    sql`UPDATE "User" SET "name" = "name" WHERE "id" = ${userId}`,
    sql`DELETE FROM "Session" WHERE "id" = ${id} AND "userId" = ${userId} AND "expiresAt" > ${time} AND EXISTS
      (SELECT 1 FROM "Session" AS "other" WHERE "other"."userId" = ${userId} AND "other"."id" <> ${id}
        AND "other"."expiresAt" > ${time})`,
    endLinksWith(userId, id),
  ]);
  if (count === 1) return { ok: true };
  const there = await db.session.count({ where: { id, userId, expiresAt: { gt: time } } });
  return there === 0 ? { ok: false, code: 'not-found' } : { ok: false, code: 'only-device', message: ONLY };
};

/** Takes the cookie of an ended session out of this browser. Only where cookies can be set. */
export const forgetBrowser = async (): Promise<void> => {
  const { authCookies } = await auth().$context;
  (await cookies()).delete(authCookies.sessionToken.name);
};
