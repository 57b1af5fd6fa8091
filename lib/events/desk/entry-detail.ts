import 'server-only';
import { around, type Statement, sql } from '@/prisma/statement';
import { storedFile } from '../../armies/army-row';
import { db, type Prisma, readRows } from '../../db';
import { entryTextsOf } from '../entry-texts';
import { MAX_MESSAGES, MAX_VERSIONS } from '../limits';
import {
  EARLIER,
  ENTRY_HEAD,
  parseVerdictReport,
  stateOf,
  VERSION,
  verdictOf,
  versionHeadOf,
} from '../rows/entry-row';
import type { EventRow } from '../rows/event-row';
import type { DocumentVersion, EntryMessage, VerdictReport } from '../schema';

export const ENTRY = { ...ENTRY_HEAD, userId: true, revision: true } as const;

export type EntryRow = Readonly<Prisma.EntryGetPayload<{ select: typeof ENTRY }>>;

/** What is read of a finding that organisers let pass. */
export const OVERRULING = { finding: true, reason: true, personId: true, createdAt: true } as const;

/** What is read of the conditions that they ticked, in the order of the notes. */
export const TICKS = {
  orderBy: { note: 'asc' },
  select: { note: true, kept: true, personId: true, createdAt: true },
} as const;

/** What of a message is read. */
export const MESSAGE = {
  number: true,
  version: true,
  from: true,
  kind: true,
  text: true,
  personId: true,
  createdAt: true,
} as const;

/** The name of the organiser of that id; empty for an unknown id. */
export type NameOf = (personId: string | null) => string;

/** Puts the name of its writer and the time in words into a row. */
export const nameWriter = <R extends { readonly personId: string | null; readonly createdAt: Date }>(
  { personId, createdAt, ...row }: R,
  nameOf: NameOf,
) => ({ ...row, who: nameOf(personId), at: createdAt.toISOString() });

/** What organisers are called by the others of their event; one who has left has no name here any more. */
export const personNames = async (eventId: string): Promise<NameOf> => {
  const rows = await db.eventPerson.findMany({ where: { eventId }, select: { id: true, name: true } });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? '' : (names.get(id) ?? 'an organiser'));
};

/** A report without what only rows ask it for. */
export const reportOf = (storedReport: string): VerdictReport => {
  const { points: _, ...report } = parseVerdictReport(storedReport);
  return report;
};

export const WHOLE_VERSION = {
  ...VERSION,
  document: true,
  report: true,
  overrulings: {
    where: { withdrawnAt: null },
    orderBy: { createdAt: 'asc' },
    select: OVERRULING,
  },
  ticks: TICKS,
  earlier: { orderBy: { termsVersion: 'desc' }, select: EARLIER },
} as const;

const readWhole = (entryId: string, number: number) =>
  db.entryVersion.findFirst({ where: { entryId, number }, select: WHOLE_VERSION });

type WholeRow = NonNullable<Awaited<ReturnType<typeof readWhole>>>;

type DetailContext = {
  readonly event: EventRow;
  readonly nameOf: NameOf;
  readonly now: Date;
};

/** A version with everything in it, out of its row. */
export const wholeVersion = (row: WholeRow, { event, nameOf, now }: DetailContext): DocumentVersion => ({
  ...versionHeadOf(row, event, now),
  file: storedFile(row.document),
  report: reportOf(row.report),
  overrulings: row.overrulings.map((each) => nameWriter(each, nameOf)),
  ticks: row.ticks.map((each) => nameWriter(each, nameOf)),
  earlier: row.earlier.map((verdict) => verdictOf(verdict, parseVerdictReport(verdict.report).points)),
});

/** One version with everything in it, or null for an unknown number. */
export const readVersion = async (
  event: EventRow,
  entryId: string,
  number: number,
  now: Date,
): Promise<DocumentVersion | null> => {
  const [row, nameOf] = await Promise.all([readWhole(entryId, number), personNames(event.id)]);
  return row && wholeVersion(row, { event, nameOf, now });
};

const readMessages = async (event: EventRow, entry: EntryRow): Promise<EntryMessage[]> => {
  const [rows, nameOf] = await Promise.all([
    db.entryMessage.findMany({
      where: { entryId: entry.id },
      orderBy: { number: 'desc' },
      take: MAX_MESSAGES,
      select: MESSAGE,
    }),
    personNames(event.id),
  ]);
  return rows.toReversed().map(({ from, kind, personId, createdAt, ...message }) => ({
    ...message,
    from: from === 'player' ? 'player' : 'organiser',
    kind: kind as EntryMessage['kind'],
    who: from === 'player' ? entry.name : nameOf(personId),
    at: createdAt.toISOString(),
  }));
};

/** Accepted lists that were judged again since, each with the last terms that judged it before. */
const JUDGED_SINCE = `SELECT e."id" AS "id", max(t."termsVersion") AS "terms" FROM "Entry" e
  JOIN "EntryVersion" v ON v."entryId" = e."id" AND v."number" = e."acceptedVersion" AND v."judgedAt" > e."acceptedAt"
  JOIN "EarlierVerdict" t ON t."versionId" = v."id" AND t."judgedAt" <= e."acceptedAt"
  WHERE `;

const under = async (where: Statement): Promise<ReadonlyMap<string, number>> => {
  const rows = await readRows(around(JUDGED_SINCE, where, ' GROUP BY e."id"'));
  return new Map(rows.map(({ id, terms }) => [String(id), Number(terms)]));
};

/**
 * The terms that lists of an event were accepted under, by the ids of their entries; only of those that were judged by
 * other terms since. Of entries that were written after this many moves.
 */
export const acceptedUnderOf = (eventId: string, since = 0): Promise<ReadonlyMap<string, number>> =>
  under(sql`e."eventId" = ${eventId} AND e."moved" > ${since}`);

/** The same of one entry; null where its accepted list was judged by no other terms since. */
export const acceptedUnder = async (entryId: string): Promise<number | null> =>
  (await under(sql`e."id" = ${entryId}`)).get(entryId) ?? null;

/** An entry as player and organisers both see it, with its last list or another one; null without that one. */
export const entryDetail = async (event: EventRow, entry: EntryRow, version: number | null, now: Date) => {
  const [heads, versionDetail, messages, under] = await Promise.all([
    db.entryVersion.findMany({
      where: { entryId: entry.id },
      orderBy: { number: 'desc' },
      take: MAX_VERSIONS,
      select: VERSION,
    }),
    readVersion(event, entry.id, version ?? entry.currentVersion, now),
    readMessages(event, entry),
    acceptedUnder(entry.id),
  ]);
  if (versionDetail === null) return null;
  const { number, name, state, lockedAt, revision, currentVersion, acceptedVersion, acceptedAt } = entry;
  return {
    number,
    name,
    ...entryTextsOf(entry),
    state: stateOf(state),
    locked: lockedAt !== null,
    revision,
    currentVersion,
    acceptedVersion,
    acceptedAt: acceptedAt?.toISOString() ?? null,
    acceptedUnder: under,
    versions: heads.map((row) => versionHeadOf(row, event, now)),
    shown: versionDetail,
    messages,
  };
};
