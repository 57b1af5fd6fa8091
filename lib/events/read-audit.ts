import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { brokenRow } from './audit-chain';
import { AUDIT_PAGE } from './limits';
import { findOrganiser } from './organiser';
import type { Audit } from './schema';

const ROW = {
  eventId: true,
  number: true,
  at: true,
  personId: true,
  who: true,
  action: true,
  entry: true,
  detail: true,
  previous: true,
  hash: true,
} as const;

const STEP = 1_000;

/** Goes through the whole trail of an event, some rows at a time. */
export const verifyTrail = async (eventId: string): Promise<number | null> => {
  let last = { number: 0, hash: '' };
  for (;;) {
    const rows = await db.eventAudit.findMany({
      where: { eventId, number: { gt: last.number } },
      orderBy: { number: 'asc' },
      take: STEP,
      select: ROW,
    });
    const broken = brokenRow(rows, last);
    if (broken !== null) return broken;
    const end = rows.at(-1);
    if (end === undefined) return null;
    last = end;
  }
};

/** The audit trail of an event for those who run it, newest first, and whether it holds. */
export const readAudit = async (
  viewer: Viewer,
  eventId: string,
  before: number | null = null,
): Promise<Audit | null> => {
  if ((await findOrganiser(viewer, eventId)) === null) return null;
  const [rows, broken] = await Promise.all([
    db.eventAudit.findMany({
      where: { eventId, ...(before !== null && { number: { lt: before } }) },
      orderBy: { number: 'desc' },
      take: AUDIT_PAGE,
      select: ROW,
    }),
    verifyTrail(eventId),
  ]);
  const last = rows.at(-1)?.number ?? 1;
  return {
    rows: rows.map(({ number, at, who, action, entry, detail, hash }) => ({
      ...{ number, at: at.toISOString(), who, action, entry, detail: JSON.parse(detail), hash },
    })),
    next: last > 1 ? last : null,
    broken,
  };
};
