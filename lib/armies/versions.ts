import 'server-only';
import { type Statement, sql } from '@/prisma/statement';
import { db, runBatch } from '../db';
import type { Viewer } from '../identity/viewer';
import { newRowId } from '../ids';
import { spendBytes } from '../quotas';
import { assessedColumns, storedFile, updateArmy } from './army-row';
import { readArmy } from './read-army';
import type { ArmyRecord, ArmyVersionRow, DoneAnswer, KeepRequest, RestoreAnswer } from './schema';

/** Autosaves within this time of the first share one row of history. */
const COALESCE = 5 * 60 * 1000;
/** Rows of history kept of an army. */
export const MAX_VERSIONS = 100;
/** What the history of one army may take: of the largest armies fewer rows are kept. */
const MAX_BYTES = 32_000_000;

type SavedRevision = {
  readonly armyId: string;
  readonly userId: string;
  /** the revision that was just written */
  readonly revision: number;
  readonly explicit: boolean;
  readonly now: Date;
  /** of the document */
  readonly bytes: number;
  /** what the version is called from the start */
  readonly label?: string;
};

/** How many rows of a document of this size are kept. */
const rowsKept = (bytes: number): number =>
  Math.max(1, Math.min(MAX_VERSIONS, Math.floor(MAX_BYTES / Math.max(1, bytes))));

/** The row of an autosave of the last minutes takes the army as it is now; one that was kept is never rewritten. */
const coalesce = ({ armyId, userId, revision, now }: SavedRevision): Statement => {
  const since = new Date(now.getTime() - COALESCE);
  return sql`UPDATE "ArmyVersion" SET ("revision", "document", "name", "points", "units", "legal", "errors",
      "warnings", "dataVersion", "savedAt") = (SELECT "revision", "document", "name", "points", "units", "legal",
      "errors", "warnings", "dataVersion", "editedAt" FROM "Army" WHERE "id" = ${armyId})
    WHERE "armyId" = ${armyId} AND "explicit" = ${false} AND "revision" < ${revision}
      AND "startedAt" > ${since} AND "startedAt" <= ${now}
      AND "revision" = (SELECT max("revision") FROM "ArmyVersion" WHERE "armyId" = ${armyId})
      AND EXISTS (SELECT 1 FROM "Army" WHERE "id" = ${armyId} AND "userId" = ${userId} AND "revision" = ${revision})`;
};

/** Its own row, unless this revision has one. */
const insert = ({ armyId, userId, revision, explicit, label }: SavedRevision): Statement =>
  sql`INSERT INTO "ArmyVersion" ("id", "armyId", "revision", "explicit", "document", "name", "points", "units",
      "legal", "startedAt", "savedAt", "label", "errors", "warnings", "dataVersion")
    SELECT ${newRowId()}, "id", "revision", ${explicit}, "document", "name", "points", "units", "legal",
      "editedAt", "editedAt", ${label ?? null}, "errors", "warnings", "dataVersion"
    FROM "Army" WHERE "id" = ${armyId} AND "userId" = ${userId} AND "revision" = ${revision}
      AND NOT EXISTS (SELECT 1 FROM "ArmyVersion" WHERE "armyId" = ${armyId} AND "revision" = ${revision})`;

const forgetOldest = ({ armyId, userId, bytes }: SavedRevision): Statement =>
  sql`DELETE FROM "ArmyVersion" WHERE "armyId" = ${armyId}
    AND EXISTS (SELECT 1 FROM "Army" WHERE "id" = ${armyId} AND "userId" = ${userId})
    AND "revision" < (SELECT "revision" FROM "ArmyVersion" WHERE "armyId" = ${armyId}
      ORDER BY "revision" DESC LIMIT 1 OFFSET ${rowsKept(bytes) - 1})`;

/**
 * Writes a revision into the history of its army, in the batch that writes the army: an autosave into the row of the
 * last five minutes if there is one, anything else into its own row. They copy what the army holds by then, and
 * change nothing where that is another revision: where another save was quicker.
 */
export const versionStatements = (saved: SavedRevision): readonly Statement[] => [
  ...(saved.explicit ? [] : [coalesce(saved)]),
  insert(saved),
  forgetOldest(saved),
];

/**
 * Keeps an earlier version of the viewer's army on purpose, under a name of its owner's if one is given: later
 * autosaves no longer share its row.
 */
export const keepVersion = async (
  { userId }: Viewer,
  armyId: string,
  revision: number,
  { label }: KeepRequest,
): Promise<DoneAnswer> => {
  const { count } = await db.armyVersion.updateMany({
    where: { armyId, revision, army: { userId, deletedAt: null } },
    data: { explicit: true, label: label === '' ? null : label },
  });
  return count === 0 ? { ok: false, code: 'not-found' } : { ok: true };
};

/** The history of the viewer's army, newest first; null when there is no such army. */
export const listVersions = async ({ userId }: Viewer, armyId: string): Promise<ArmyVersionRow[] | null> => {
  const army = await db.army.findFirst({
    where: { id: armyId, userId, deletedAt: null },
    select: {
      versions: {
        orderBy: { revision: 'desc' },
        select: {
          revision: true,
          name: true,
          points: true,
          units: true,
          legal: true,
          errors: true,
          warnings: true,
          dataVersion: true,
          explicit: true,
          label: true,
          savedAt: true,
        },
      },
    },
  });
  return army?.versions.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })) ?? null;
};

/** An earlier version of the viewer's army, or null. To restore it, save its file on today's revision. */
export const getVersion = async (
  { userId }: Viewer,
  armyId: string,
  revision: number,
): Promise<ArmyRecord | null> => {
  const version = await db.armyVersion.findFirst({
    where: { armyId, revision, army: { userId, deletedAt: null } },
    select: { document: true, savedAt: true },
  });
  if (version === null) return null;
  return {
    id: armyId,
    revision,
    editedAt: version.savedAt.toISOString(),
    file: storedFile(version.document),
  };
};

/**
 * Makes an earlier version today's: a new revision with a row of history of its own. The version it replaces stays in
 * the history. An edit that comes in between is never overwritten.
 */
export const restoreVersion = async (
  viewer: Viewer,
  armyId: string,
  revision: number,
  now: Date = new Date(),
): Promise<RestoreAnswer> => {
  const version = await getVersion(viewer, armyId, revision);
  if (version === null) return { ok: false, code: 'not-found' };
  const read = await readArmy(version.file);
  if (!read.ok) return read;
  const columns = await assessedColumns(viewer, read);
  const { userId } = viewer;
  await spendBytes(viewer, columns.bytes);
  const army = await db.army.findFirst({
    where: { id: armyId, userId, deletedAt: null },
    select: { revision: true },
  });
  if (army === null) return { ok: false, code: 'not-found' };
  const next = army.revision + 1;
  // as its owner counts them: the oldest that is kept is 1
  const number = await db.armyVersion.count({ where: { armyId, revision: { lte: revision } } });
  const label = `Version ${number} restored`;
  const saved = { armyId, userId, revision: next, explicit: true, now, bytes: columns.bytes, label };
  const [count] = await runBatch([
    updateArmy({ id: armyId, userId, revision: army.revision, columns, now }),
    ...versionStatements(saved),
  ]);
  if (count === 1) return { ok: true, revision: next, editedAt: now.toISOString() };
  return { ok: false, code: 'stale', message: 'The army has just been changed. Try again.' };
};
