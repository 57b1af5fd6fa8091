import 'server-only';
import { z } from 'zod';
import { sql, updateWhere } from '@/prisma/statement';
import { db, readRows } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { savedTerms } from '../../terms/owned-terms';
import { entryTextsOf } from '../entry-texts';
import { countingVersion, newerVersion } from '../judge/counting';
import { MAX_ENTRIES } from '../limits';
import { findOrganiser } from '../people/organiser';
import { listIds, parseSummary, stateOf, VERSION, versionHeadOf } from '../rows/entry-row';
import { eventHead, termsForLists } from '../rows/event-row';
import { writeEvent } from '../rows/write-event';
import type {
  Budget,
  ChangeExpectedAnswer,
  ChangeExpectedRequest,
  Desk,
  DeskList,
  ExpectedPlayers,
} from '../schema';
import type { Deed } from '../trail/audit';
import { acceptedUnderOf, ENTRY } from './entry-detail';
import { budgetOf, NO_BUDGET } from './event-budget';
import { type ExpectedPlayer, expectedIn, foldedName } from './expected';

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

/** What an army may cost by each of these versions of the terms. */
const budgetsOf = async (
  eventId: string,
  versions: readonly { readonly termsVersion: number }[],
): Promise<ReadonlyMap<number, Budget>> => {
  const budgets = new Map<number, Budget>();
  for (const version of new Set(versions.map(({ termsVersion }) => termsVersion))) {
    budgets.set(version, budgetOf((await savedTerms(eventId, version)).packs));
  }
  return budgets;
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
    role,
    revision: event.revision,
    moves: event.moves,
    since,
    termsVersion: event.termsVersion,
    listTerms: termsForLists(event, now),
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
  const budgets = await budgetsOf(eventId, versions);
  const versionByKey = new Map(versions.map((version) => [`${version.entryId} ${version.number}`, version]));
  const listOf = (entryId: string, number: number | null): DeskList | null => {
    const version = versionByKey.get(`${entryId} ${number}`);
    if (version === undefined) return null;
    return {
      version: versionHeadOf(version, event, now),
      budget: budgets.get(version.termsVersion) ?? NO_BUDGET,
      lead: parseSummary(version.summary).lead,
      alike: version.sameHash,
      notes: version.notes,
      ticked: ticks.get(version.id) ?? 0,
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
          number: entry.number,
          name: entry.name,
          ...entryTextsOf(entry),
          revision: entry.revision,
          state: stateOf(entry.state),
          locked: lockedAt !== null,
          currentVersion: entry.currentVersion,
          acceptedVersion: entry.acceptedVersion,
          counts,
          acceptedUnder: under.get(id) ?? null,
          newer: listOf(id, newerVersion(entry)),
          lastWord: word === undefined ? null : word === 'player' ? 'player' : 'organiser',
        },
      ];
    }),
  };
};

const GONE = { ok: false, code: 'not-found' } as const;

const stored = z.array(
  z.strictObject({ name: z.string(), address: z.string().nullable(), entry: z.int().nullable() }),
);

/** The players that organisers of an event wait for; the caller has found out that they may be read. */
export const expectedAt = async (eventId: string): Promise<readonly ExpectedPlayer[]> => {
  const row = await db.event.findFirst({ where: { id: eventId }, select: { expected: true } });
  return row === null ? [] : stored.parse(JSON.parse(row.expected));
};

/** The same for one of its organisers; null for everyone else. */
export const readExpected = async (viewer: Viewer, eventId: string): Promise<ExpectedPlayers | null> => {
  const organiser = await findOrganiser(viewer, eventId);
  return organiser && { players: await expectedAt(eventId) };
};

type PlayersChange =
  | { readonly players: readonly ExpectedPlayer[]; readonly deed: Omit<Deed, 'person'> }
  | string;

const changedList = (
  before: readonly ExpectedPlayer[],
  { add, remove }: Extract<ChangeExpectedRequest, { act: 'list' }>,
): PlayersChange => {
  const gone = new Set(remove.map(foldedName));
  const remaining = before.filter(({ name }) => !gone.has(foldedName(name)));
  const names = new Set(remaining.map(({ name }) => foldedName(name)));
  const added = expectedIn(add.join('\n')).filter(({ name }) => !names.has(foldedName(name)));
  if (remaining.length + added.length > MAX_ENTRIES) return `at most ${MAX_ENTRIES} players`;
  return {
    players: [...remaining, ...added],
    // their names are not part of a trail that others may get with an archive
    deed: { action: 'expect', detail: { added: added.length, removed: before.length - remaining.length } },
  };
};

const tied = async (
  eventId: string,
  before: readonly ExpectedPlayer[],
  { name, entry }: Extract<ChangeExpectedRequest, { act: 'tie' }>,
): Promise<PlayersChange> => {
  const meant = foldedName(name);
  if (!before.some((each) => foldedName(each.name) === meant)) return 'no player of this name is expected';
  if (entry !== null && (await db.entry.count({ where: { eventId, number: entry } })) === 0) {
    return 'there is no such entry';
  }
  return {
    players: before.map((each) => (foldedName(each.name) === meant ? { ...each, entry } : each)),
    deed: { action: entry === null ? 'untie' : 'tie', ...(entry !== null && { entry }) },
  };
};

/**
 * Changes the players that organisers of an event wait for: some come, some go, or an entry is said to be one's. What
 * someone else has changed meanwhile stays.
 */
export const changeExpected = async (
  viewer: Viewer,
  eventId: string,
  request: ChangeExpectedRequest,
  now: Date = new Date(),
): Promise<ChangeExpectedAnswer> => {
  if ((await findOrganiser(viewer, eventId)) === null) return GONE;
  return writeEvent<ChangeExpectedAnswer>(eventId, now, async () => {
    const organiser = await findOrganiser(viewer, eventId);
    if (organiser === null) return { answer: GONE };
    const before = await expectedAt(eventId);
    const changed =
      request.act === 'list' ? changedList(before, request) : await tied(eventId, before, request);
    if (typeof changed === 'string') {
      const at = [request.act === 'list' ? 'add' : 'name'];
      return { answer: { ok: false, code: 'invalid', errors: [{ at, message: changed }] } };
    }
    const { players, deed } = changed;
    const expected = JSON.stringify(players);
    const answer = { ok: true, players } as const;
    // asked again, because the answer got lost on the way
    if (expected === JSON.stringify(before)) return { answer };
    return {
      answer,
      statements: [updateWhere('Event', { expected }, sql`"id" = ${eventId}`)],
      deeds: [{ ...deed, person: organiser.person }],
    };
  });
};
