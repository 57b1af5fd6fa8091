import 'server-only';
import { sql } from '@/prisma/statement';
import { db, readRows } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { countingVersion, newerVersion } from '../judge/counting';
import { MAX_ENTRIES } from '../limits';
import { findOrganiser } from '../people/organiser';
import { keptSummary, listIds, stateOf, VERSION, versionHeadOf } from '../rows/entry-row';
import { eventHead } from '../rows/event-row';
import type { Desk, DeskList } from '../schema';
import { expectedAt } from './change-expected';
import { acceptedUnderOf, ENTRY } from './entry-detail';

/** Who has said the last word about each entry that was spoken of. */
const lastWords = async (eventId: string, since: number): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await readRows(sql`SELECT m."entryId" AS "id", m."from" AS "from" FROM "EntryMessage" m
        JOIN "Entry" e ON e."id" = m."entryId" WHERE e."eventId" = ${eventId} AND e."moved" > ${since}
        AND m."number" = (SELECT max(n."number") FROM "EntryMessage" n WHERE n."entryId" = e."id")`)
    ).map(({ id, from }) => [String(id), String(from)]),
  );

/** How many notes of the terms are ticked, by version. */
const ticksOf = async (versionIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.entryTick.groupBy({
    by: ['versionId'],
    where: { versionId: { in: [...versionIds] } },
    _count: { _all: true },
  });
  return new Map(rows.map(({ versionId, _count }) => [versionId, _count._all]));
};

/**
 * The desk of an event for those who run it: a line for each entry, or for those that were written after `since` moves.
 * Neither lists nor findings are read for it. Null where there is no such event that the viewer runs.
 */
export const readDesk = async (
  viewer: Viewer,
  eventId: string,
  since = 0,
  now: Date = new Date(),
): Promise<Desk | null> => {
  const organiser = await findOrganiser(viewer, eventId);
  if (organiser === null) return null;
  const { event, role } = organiser;
  const base = {
    event: await eventHead(event, now),
    ...{ role, revision: event.revision, moves: event.moves, since, termsVersion: event.termsVersion },
  };
  if (since >= event.moves) return { ...base, expected: null, entries: [] };
  const listed = await listIds(eventId, since);
  const ids = [...listed.counting, ...listed.newer];
  const [expected, entries, versions, words, ticks, under] = await Promise.all([
    expectedAt(eventId),
    db.entry.findMany({
      where: { eventId, moved: { gt: since } },
      orderBy: { number: 'asc' },
      take: MAX_ENTRIES,
      select: ENTRY,
    }),
    db.entryVersion.findMany({ where: { id: { in: ids } }, select: VERSION }),
    lastWords(eventId, since),
    ticksOf(ids),
    acceptedUnderOf(eventId, since),
  ]);
  const versionByKey = new Map(versions.map((version) => [`${version.entryId} ${version.number}`, version]));
  const listOf = (entryId: string, number: number | null): DeskList | null => {
    const version = versionByKey.get(`${entryId} ${number}`);
    if (version === undefined) return null;
    return {
      version: versionHeadOf(version, event, now),
      lead: keptSummary(version.summary).lead,
      alike: version.sameHash,
      ...{ notes: version.notes, ticked: ticks.get(version.id) ?? 0 },
    };
  };
  return {
    ...base,
    expected,
    entries: entries.flatMap(({ id, lockedAt, ...entry }) => {
      const counts = listOf(id, countingVersion(entry));
      if (counts === null) return [];
      const word = words.get(id);
      return [
        {
          ...{ number: entry.number, name: entry.name, contact: entry.contact, revision: entry.revision },
          ...{ state: stateOf(entry.state), locked: lockedAt !== null },
          ...{ currentVersion: entry.currentVersion, acceptedVersion: entry.acceptedVersion, counts },
          acceptedUnder: under.get(id) ?? null,
          newer: listOf(id, newerVersion(entry)),
          lastWord: word === undefined ? null : word === 'player' ? 'player' : 'organiser',
        },
      ];
    }),
  };
};
