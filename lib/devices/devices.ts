import 'server-only';
import { isAPIError } from 'better-auth/api';
import { cookies, headers } from 'next/headers';
import { sql } from '@/prisma/statement';
import type { DoneAnswer } from '../armies/answers';
import { db, runBatch } from '../db';
import { auth, authFor } from '../identity/auth';
import { endLinksWith } from '../identity/sessions';
import { isToken } from '../identity/token';
import type { Viewer } from '../identity/viewer';
import { steadyNow } from '../steady-clock';
import { browserName } from './browser-name';
import type { Device, DevicePage, EndAnswer } from './schema';

/** Devices on one page. */
export const DEVICE_PAGE = 50;

/** Whose devices, and the one that asks. */
type Asking = { readonly userId: string; readonly sessionId: string };

/** The browsers that open the viewer's armies, this one first, then those used last; pages count from 1. */
export const listDevices = async (
  { userId, sessionId }: Asking,
  page = 1,
  now?: Date,
): Promise<DevicePage> => {
  const where = { userId, expiresAt: { gt: now ?? (await steadyNow()) } };
  const select = { id: true, userAgent: true, createdAt: true, updatedAt: true } as const;
  const [own, others, all] = await Promise.all([
    page === 1 ? db.session.findMany({ where: { ...where, id: sessionId }, select }) : [],
    db.session.findMany({
      where: { ...where, id: { not: sessionId } },
      orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
      skip: (page - 1) * DEVICE_PAGE,
      take: DEVICE_PAGE + 1,
      select,
    }),
    db.session.count({ where }),
  ]);
  const devices = [...own, ...others.slice(0, DEVICE_PAGE)].map(
    ({ id, userAgent, createdAt, updatedAt }): Device => ({
      id,
      name: browserName(userAgent),
      since: createdAt.toISOString(),
      lastUsed: updatedAt.toISOString(),
      current: id === sessionId,
    }),
  );
  return { devices, all, next: others.length > DEVICE_PAGE ? page + 1 : null };
};

/**
 * Signs this browser in as the viewer who made the link and uses the link up. Armies made in this browser before
 * come along. Only where cookies can be set, and never on a mere visit: previews of links visit too.
 */
export const redeemDeviceLink = async (token: string): Promise<DoneAnswer> => {
  if (!isToken(token)) return { ok: false, code: 'not-found' };
  try {
    const requestHeaders = await headers();
    await authFor(requestHeaders).api.redeemDeviceLink({ body: { token }, headers: requestHeaders });
    return { ok: true };
  } catch (error) {
    if (isAPIError(error) && error.statusCode === 404) return { ok: false, code: 'not-found' };
    throw error;
  }
};

const ONLY = 'This is the only device with your armies. Open them on another one first.';

/**
 * Ends one device of the viewer's, and the links it could have made: its browser opens the armies no more, which stay
 * with the others. The last one is never ended, as the armies would be left without an owner. Ending one first takes
 * the row of the person, so that of two devices that end each other at once one is left.
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
