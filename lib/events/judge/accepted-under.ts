import 'server-only';
import { around, type Statement, sql } from '@/prisma/statement';
import { readRows } from '../../db';

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
