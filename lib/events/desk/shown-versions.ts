import 'server-only';
import { sql } from '@/prisma/statement';
import { readRows } from '../../db';
import { countingVersion, newerVersion } from '../judge/counting';

/** Ids of the lists of entries: those that count, and the newer ones that wait beside them. */
export type ListIds = { readonly counting: string[]; readonly newer: string[] };

/** Ids of the lists of an event's entries that were written after this many moves, by the one rule of which counts. */
export const listIds = async (eventId: string, since = 0): Promise<ListIds> => {
  const rows = await readRows(sql`SELECT e."currentVersion" AS "current", e."acceptedVersion" AS "accepted",
      v."id" AS "id", v."number" AS "number" FROM "Entry" e JOIN "EntryVersion" v ON v."entryId" = e."id"
    AND (v."number" = e."currentVersion" OR v."number" = e."acceptedVersion")
    WHERE e."eventId" = ${eventId} AND e."moved" > ${since} ORDER BY e."number"`);
  const ids: ListIds = { counting: [], newer: [] };
  for (const { current, accepted, id, number } of rows) {
    const entry = {
      currentVersion: Number(current),
      acceptedVersion: accepted === null ? null : Number(accepted),
    };
    if (Number(number) === countingVersion(entry)) ids.counting.push(String(id));
    if (Number(number) === newerVersion(entry)) ids.newer.push(String(id));
  }
  return ids;
};

/** Ids of the lists that count, of all entries of an event. */
export const countingIds = async (eventId: string): Promise<string[]> => (await listIds(eventId)).counting;
