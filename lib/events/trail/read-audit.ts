import 'server-only';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { digest } from '../archive/archive-format';
import { AUDIT_PAGE } from '../limits';
import { findOrganiser } from '../people/organiser';
import type { Audit } from '../schema';
import { breakWords, readTrail } from './trail-breaks';

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

/** Places that are named on the page; the audit of the operator names all. */
const NAMED = 20;

/** What a row says, or its bare text where someone has made it unreadable. */
const readDetail = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
};

/** Hashes of many verdicts are shown as their number and one hash of all. */
const shownDetail = (text: string): Record<string, unknown> => {
  const { rekeyed: _, verdicts, ...detail } = readDetail(text);
  if (typeof verdicts !== 'object' || verdicts === null) return detail;
  return { ...detail, verdicts: { count: Object.keys(verdicts).length, hash: digest(verdicts) } };
};

/** The audit trail of an event for those who run it, newest first; with the newest, whether all of it holds. */
export const readAudit = async (
  viewer: Viewer,
  eventId: string,
  before: number | null = null,
): Promise<Audit | null> => {
  if ((await findOrganiser(viewer, eventId)) === null) return null;
  const [rows, trail] = await Promise.all([
    db.eventAudit.findMany({
      where: { eventId, ...(before !== null && { number: { lt: before } }) },
      orderBy: { number: 'desc' },
      take: AUDIT_PAGE,
      select: ROW,
    }),
    before === null ? readTrail(eventId) : null,
  ]);
  const last = rows.at(-1)?.number ?? 1;
  return {
    rows: rows.map(({ number, at, who, action, entry, detail, hash }) => ({
      ...{ number, at: at.toISOString(), who, action, entry, detail: shownDetail(detail), hash },
    })),
    next: last > 1 ? last : null,
    whole: trail && {
      breaks: trail.breaks.slice(0, NAMED).map(breakWords),
      more: Math.max(0, trail.breaks.length - NAMED),
      before: trail.before.length,
    },
  };
};
