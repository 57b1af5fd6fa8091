import '../prisma/test-database';
import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { lobositz } from '../lib/armies/fixtures/armies';
import { db } from '../lib/db';
import { deleteEvent } from '../lib/events/delete-event';
import { actOnEntry } from '../lib/events/desk/act-on-entries';
import { AFTER, DURING, entered, newEvent } from '../lib/events/fixtures/events';
import { tamper, unseal } from '../lib/events/fixtures/tampering';
import { readTrail } from '../lib/events/trail/trail-breaks';
import { sql } from '../prisma/statement';
import { dataFolder } from '../prisma/test-database';

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/events.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, MUSTER_DATA: dataFolder },
  });
  return { status, says: stdout + stderr };
};

const audit = (...args: string[]) => run('audit', ...args);

/** An event with five rows in its trail: made, a list sent, locked, closed, unlocked. */
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

test('a trail that is whole is told with its last hash, which nothing but a new row changes', async () => {
  const { hash } = await db.eventAudit.findFirstOrThrow({ where: { eventId: event, number: 5 } });
  const says = `Autumn Manoeuvres (${event}): whole, 5 rows, the last is ${hash}\n`;
  expect(audit(event)).toEqual({ status: 0, says });
  expect(audit('none')).toMatchObject({
    status: 1,
    says: expect.stringContaining('No event here has the id'),
  });
});

test('every break is told with its place, in one event and in all', async () => {
  const other = await eventWithTrail();
  const third = await eventWithTrail();
  await tamper(
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
  expect(all.says).toContain(`Autumn Manoeuvres (${event}): NOT WHOLE, 5 rows\n  row 3 was changed\n`);
  expect(all.says).toContain(`(${other}): NOT WHOLE, 4 rows\n  row 3 is missing\n`);
  expect(all.says).toContain('  entry 1, list 1: it is not the one in the trail\n');
});

test('forged verdicts are named, one and all; lists of before are no fault', async () => {
  const forged = await eventWithTrail();
  const old = await eventWithTrail();
  await unseal(old);
  await tamper(
    sql`UPDATE "EntryVersion" SET "legal" = NOT "legal", "errors" = "errors" + 5, "points" = "points" + 777
      WHERE "entryId" IN (SELECT "id" FROM "Entry" WHERE "eventId" = ${forged})`,
  );
  const said = audit(forged);
  expect(said).toMatchObject({ status: 1, says: expect.stringContaining('NOT WHOLE, 5 rows\n') });
  expect(said.says).toContain('  entry 1, list 1: its verdict is not the one in the trail\n');
  const before = audit(old);
  expect(before).toMatchObject({ status: 0, says: expect.stringContaining('whole, 5 rows') });
  expect(before.says).toContain('  1 list was written before verdicts were in the trail: entry 1, list 1\n');
});

test('a deleted event is listed, and restored', async () => {
  const { owner, id } = await newEvent();
  await deleteEvent(owner, id);
  expect(run('deleted')).toMatchObject({
    status: 0,
    says: expect.stringContaining(`Autumn Manoeuvres (${id}), deleted`),
  });
  expect(run('restore', id)).toEqual({ status: 0, says: `The event ${id} is restored: /events/${id}\n` });
  expect(await db.event.findUnique({ where: { id } })).toMatchObject({ deletedAt: null });
  expect(run('restore', 'none')).toMatchObject({ status: 1 });
});
