import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { steadyNow } from '../steady-clock';
import type { EndAnswer } from './schema';

const ONLY =
  'This is the only device with your armies: nobody could open them any more. Open them on another one first.';

/**
 * Ends one device of the viewer's: its browser opens the armies no more, which stay with the others. The last one is
 * never ended, as the armies would be left without anybody; that stands in the statement itself, so that two devices
 * that end each other at once leave one.
 */
export const endDevice = async ({ userId }: Viewer, id: string, now?: Date): Promise<EndAnswer> => {
  const alive = { expiresAt: { gt: now ?? (await steadyNow()) } };
  const { count } = await db.session.deleteMany({
    where: { id, userId, ...alive, user: { sessions: { some: { ...alive, id: { not: id } } } } },
  });
  if (count > 0) return { ok: true };
  const there = await db.session.count({ where: { id, userId, ...alive } });
  return there === 0 ? { ok: false, code: 'not-found' } : { ok: false, code: 'only-device', message: ONLY };
};
