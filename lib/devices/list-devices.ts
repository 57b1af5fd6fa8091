import 'server-only';
import { db } from '../db';
import { steadyNow } from '../steady-clock';
import { browserName } from './browser-name';
import type { Device, DevicePage } from './schema';

/** Devices on one page. */
export const DEVICE_PAGE = 50;

/** Whose devices, and the one that asks. */
export type Asking = { readonly userId: string; readonly sessionId: string };

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
