import 'server-only';
import { insertInto, type Statement } from '@/prisma/statement';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { canonical } from '../../rules/events/combine';
import { digest } from '../archive/archive-format';
import { AUDIT_PAGE } from '../limits';
import { findOrganiser } from '../people/organiser';
import type { Audit } from '../schema';
import type { DeedName } from './deed-effects';
import { type AuditRow, auditHash } from './hashes';
import { breakWords, readTrail } from './trail-breaks';

/** What was done at an event: by one of its organisers, or by a player, who is named by the number of the entry. */
export type Deed = {
  readonly person: { readonly id: string; readonly name: string } | null;
  readonly action: DeedName;
  readonly entry?: number;
  /** what else there is to say, as plain JSON */
  readonly detail?: Readonly<Record<string, unknown>>;
};

/** What the trail calls the person who did something without a name. */
const namelessDoer = ({ action, entry }: Deed): string => {
  if (action === 'close') return 'the clock';
  if (action === 'counting') return 'Muster';
  if (action === 'restore') return 'the operator';
  return entry === undefined ? 'a player' : `entry ${entry}`;
};

const rowAfter = (
  eventId: string,
  last: Pick<AuditRow, 'number' | 'hash'>,
  deed: Deed,
  at: Date,
): AuditRow => {
  const { person, action, entry, detail = {} } = deed;
  const row = {
    eventId,
    number: last.number + 1,
    at,
    personId: person?.id ?? null,
    who: person?.name ?? namelessDoer(deed),
    action,
    entry: entry ?? null,
    detail: canonical(detail),
    previous: last.hash,
  };
  return { ...row, hash: auditHash(row) };
};

/** Adds what was done to the trail of an event, in the batch that does it; others must not write it meanwhile. */
export const auditStatements = async (
  eventId: string,
  deeds: readonly Deed[],
  now: Date,
): Promise<Statement[]> => {
  let last = (await db.eventAudit.findFirst({
    where: { eventId },
    orderBy: { number: 'desc' },
    select: { number: true, hash: true },
  })) ?? { number: 0, hash: '' };
  return deeds.map((deed) => {
    const row = rowAfter(eventId, last, deed, now);
    last = row;
    return insertInto('EventAudit', row);
  });
};

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
      number,
      at: at.toISOString(),
      who,
      action,
      entry,
      detail: shownDetail(detail),
      hash,
    })),
    next: last > 1 ? last : null,
    whole: trail && {
      breaks: trail.breaks.slice(0, NAMED).map(breakWords),
      more: Math.max(0, trail.breaks.length - NAMED),
      before: trail.before.length,
    },
  };
};
