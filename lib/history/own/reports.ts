import 'server-only';
import { db } from '../../db';
import { newRowId } from '../../ids';
import { PUBLISHED_OWN } from '../selections';
import type { ReportAnswer } from './answers';
import type { FaultReport } from './requests';

/** Open reports of one battle that are kept: more tell the operator nothing new. */
const MOST_OPEN = 50;

/** Tells the operator why an order of battle that someone has published should not be. Anyone may. */
export const reportBattle = async (
  id: string,
  { reason }: FaultReport,
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

/** How many reported battles are listed at once, and how many reasons of each. */
const MOST_BATTLES = 50;
const MOST_REASONS = 5;

export type ReportedBattle = {
  readonly id: string;
  readonly name: string;
  readonly hidden: boolean;
  /** open reports; of the first of them the reasons */
  readonly reports: number;
  readonly reasons: readonly { readonly at: string; readonly reason: string }[];
};

/** Orders of battle with open reports, those reported most first. */
export const listReported = async (): Promise<ReportedBattle[]> => {
  const rows = await db.battle.findMany({
    where: { deletedAt: null, reports: { some: { closedAt: null } } },
    orderBy: [{ reports: { _count: 'desc' } }, { id: 'asc' }],
    take: MOST_BATTLES,
    select: {
      id: true,
      name: true,
      hiddenAt: true,
      _count: { select: { reports: { where: { closedAt: null } } } },
      reports: {
        where: { closedAt: null },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: MOST_REASONS,
        select: { createdAt: true, reason: true },
      },
    },
  });
  return rows.map(({ hiddenAt, _count, reports, ...row }) => ({
    ...row,
    hidden: hiddenAt !== null,
    reports: _count.reports,
    reasons: reports.map(({ createdAt, reason }) => ({ at: createdAt.toISOString(), reason })),
  }));
};

/**
 * Takes what someone has entered out of sight of all others, or shows it again as it was shared; its open reports are
 * looked at then. Answers its name, or null where no order of battle of a person has this id.
 */
export const setHidden = async (id: string, hidden: boolean, now: Date): Promise<string | null> => {
  const battle = await db.battle.findFirst({
    where: { id, NOT: { ownerId: null } },
    select: { name: true },
  });
  if (battle === null) return null;
  await db.$transaction([
    db.battle.update({ where: { id }, data: { hiddenAt: hidden ? now : null }, select: { id: true } }),
    db.battleReport.updateMany({ where: { battleId: id, closedAt: null }, data: { closedAt: now } }),
  ]);
  return battle.name;
};
