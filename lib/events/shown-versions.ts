import 'server-only';
import { sql } from '@/prisma/statement';
import { readRows } from '../db';

const idsIn = (rows: Awaited<ReturnType<typeof readRows>>): string[] => rows.map(({ id }) => String(id));

/** Ids of the lists that stand for the entries of an event before everybody: the accepted ones, else the last. */
export const publicVersionIds = async (eventId: string): Promise<string[]> =>
  idsIn(
    await readRows(sql`SELECT v."id" AS "id" FROM "Entry" e JOIN "EntryVersion" v ON v."entryId" = e."id"
      AND v."number" = coalesce(e."acceptedVersion", e."currentVersion") WHERE e."eventId" = ${eventId}`),
  );

/** Ids of the last lists of the entries of an event, of those that were written after so many moves. */
export const lastVersionIds = async (eventId: string, since = 0): Promise<string[]> =>
  idsIn(
    await readRows(sql`SELECT v."id" AS "id" FROM "Entry" e JOIN "EntryVersion" v ON v."entryId" = e."id"
      AND v."number" = e."currentVersion" WHERE e."eventId" = ${eventId} AND e."moved" > ${since}`),
  );
