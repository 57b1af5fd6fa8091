import 'server-only';
import { newRowId } from '../../api/row-id';
import { db } from '../../db';
import { PUBLISHED_OWN } from '../selections';
import type { ReportAnswer } from './answers';
import type { Report } from './requests';

/** Open reports of one battle that are kept: more tell the operator nothing new. */
const MOST_OPEN = 50;

/** Tells the operator why an order of battle that someone has published should not be. Anyone may. */
export const reportBattle = async (
  id: string,
  { reason }: Report,
  now: Date = new Date(),
): Promise<ReportAnswer> => {
  const battle = await db.battle.findFirst({
    where: { id, ...PUBLISHED_OWN },
    select: { _count: { select: { reports: { where: { closedAt: null } } } } },
  });
  if (battle === null) return { ok: false, code: 'not-found' };
  if (battle._count.reports < MOST_OPEN) {
    await db.battleReport.create({
      data: { id: newRowId(), battleId: id, reason, createdAt: now },
      select: { id: true },
    });
  }
  return { ok: true };
};
