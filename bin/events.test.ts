import '../prisma/test-database';
import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test, vi } from 'vitest';
import { lobositz } from '../lib/armies/fixtures/armies';
import { db, runBatch } from '../lib/db';
import { actOnEntry } from '../lib/events/act-on-entry';
import { AFTER, DURING, entered, newEvent } from '../lib/events/fixtures/events';
import { readTrail } from '../lib/events/trail-breaks';
import { type Statement, sql } from '../prisma/statement';
import { dataFolder, onPostgres } from '../prisma/test-database';

// each of these starts processes that two busy cores may take their time over
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const audit = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/events.mjs', 'audit', ...args], {
    encoding: 'utf8',
    env: { ...process.env, MUSTER_DATA: dataFolder },
  });
  return { status, says: stdout + stderr };
};

/** An event with four rows in its trail: made, a list sent, locked, unlocked. */
const eventWithTrail = async (): Promise<string> => {
  const { owner, id, token } = await newEvent();
  await entered(token, lobositz());
  await actOnEntry(owner, id, 1, { act: 'lock', revision: 1 }, DURING);
  await actOnEntry(owner, id, 1, { act: 'unlock', revision: 2 }, AFTER);
  return id;
};

let event = '';
beforeAll(async () => {
  event = await eventWithTrail();
});

const OFF = onPostgres
  ? [sql`ALTER TABLE "EventAudit" DISABLE TRIGGER USER`]
  : [sql`DROP TRIGGER "EventAudit_update"`, sql`DROP TRIGGER "EventAudit_delete"`];

/** As whoever holds the database can, past its triggers. */
const tampered = (...statements: readonly Statement[]) => runBatch([...OFF, ...statements]);

test('a trail that is whole is told with its last hash, which nothing but a new row changes', async () => {
  const { hash } = await db.eventAudit.findFirstOrThrow({ where: { eventId: event, number: 4 } });
  const says = `Autumn Manoeuvres (${event}): whole, 4 rows, the last is ${hash}\n`;
  expect(audit(event)).toEqual({ status: 0, says });
  expect(audit('none')).toMatchObject({
    status: 1,
    says: expect.stringContaining('No event here has the id'),
  });
});

test('every break is told with its place, in one event and in all', async () => {
  const other = await eventWithTrail();
  const third = await eventWithTrail();
  await tampered(
    // a word of a row; a row with a hash of its own that follows on nothing; one that is gone; and a list
    sql`UPDATE "EventAudit" SET "who" = 'Nobody' WHERE "eventId" = ${event} AND "number" = 3`,
    sql`DELETE FROM "EventAudit" WHERE "eventId" = ${other} AND "number" = 3`,
    sql`UPDATE "EventAudit" SET "previous" = "hash" WHERE "eventId" = ${third} AND "number" = 4`,
    sql`UPDATE "EntryVersion" SET "document" = replace("document", 'dashing', 'dithering')
      WHERE "entryId" IN (SELECT "id" FROM "Entry" WHERE "eventId" = ${third})`,
  );
  expect((await readTrail(event)).breaks).toEqual([{ what: 'changed', row: 3 }]);
  expect((await readTrail(other)).breaks).toEqual([{ what: 'missing', from: 3, to: 3 }]);
  expect((await readTrail(third)).breaks).toEqual([
    { what: 'changed', row: 4 },
    { what: 'unchained', row: 4 },
    { what: 'list', entry: 1, version: 1 },
  ]);
  const all = audit();
  expect(all.status).toBe(1);
  expect(all.says).toContain(`Autumn Manoeuvres (${event}): NOT WHOLE, 4 rows\n  row 3 was changed\n`);
  expect(all.says).toContain(`(${other}): NOT WHOLE, 3 rows\n  row 3 is missing\n`);
  expect(all.says).toContain('  the list of entry 1, version 1, is not the one that the trail has\n');
});
