import 'server-only';
import { insertInto, type Statement } from '@/prisma/statement';
import { db } from '../../db';
import { canonical } from '../../rules/events/combine';
import { type AuditRow, auditHash } from './audit-chain';
import type { DeedName } from './deeds';

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
