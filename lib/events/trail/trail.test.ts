import '@/prisma/test-database';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Statement, sql } from '@/prisma/statement';
import { lobositz } from '../../armies/fixtures/armies';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { archiveEvent } from '../archive/export-event';
import { actOnEntry } from '../desk/act-on-entries';
import { readDesk } from '../desk/read-desk';
import { readEntry } from '../desk/read-entry';
import { replaceList } from '../enter/enter-list';
import { AFTER, DURING, entered, newEvent, newKey, pack, STRANGER } from '../fixtures/events';
import { keepEvent, tamper, unseal } from '../fixtures/tampering';
import { saveTerms } from '../judge/save-terms';
import { saveEvent } from '../save-event';
import type { Act } from '../schema';
import { readAudit } from './audit';
import { noteClosing, noteClosings } from './notes';
import { readTrail, type Trail } from './trail-breaks';

type Run = { readonly owner: Viewer; readonly id: string };

type WithoutRevision<A> = A extends Act ? Omit<A, 'revision'> : never;

const act = async ({ owner, id }: Run, entry: number, deed: WithoutRevision<Act>): Promise<void> => {
  const revision = (await readEntry(owner, id, entry, null, DURING))?.revision ?? 0;
  expect(await actOnEntry(owner, id, entry, { revision, ...deed }, DURING)).toMatchObject({ ok: true });
};

/** The finding of the points of a list. */
const findingOf = async ({ owner, id }: Run): Promise<string> =>
  (await readEntry(owner, id, 1, null, DURING))?.shown.report.findings[0]?.key ?? '';

/** An event of two entries with every kind of deed, terms of two versions and a list that was replaced. */
const wholeEvent = async (): Promise<Run> => {
  const { owner, id, token } = await newEvent({}, [pack(1_500)]);
  const run = { owner, id };
  const { token: receipt } = await entered(token, lobositz());
  await entered(token, lobositz('Second'), 'Anneke Vos');
  const finding = await findingOf(run);
  await act(run, 1, { act: 'overrule', version: 1, finding, reason: 'A scenario.' });
  await act(run, 1, { act: 'uphold', version: 1, finding });
  await act(run, 1, { act: 'overrule', version: 1, finding, reason: 'Agreed by mail.' });
  await act(run, 1, { act: 'tick', version: 1, note: 'note:painted', kept: true });
  expect(await saveTerms(owner, id, { version: 1, packs: [pack(1_600)] }, DURING)).toMatchObject({
    ok: true,
  });
  await act(run, 1, { act: 'accept', text: 'Fine.' });
  const newer = { key: newKey(), list: { file: lobositz('Newer') } };
  expect(await replaceList(STRANGER, receipt, newer, DURING)).toMatchObject({ ok: true });
  await act(run, 1, { act: 'ask', text: 'Which one?' });
  await act(run, 2, { act: 'return', text: 'Too many points.' });
  await act(run, 2, { act: 'reopen' });
  await act(run, 2, { act: 'withdraw' });
  await act(run, 2, { act: 'lock' });
  return run;
};

const breaksOf = async ({ id }: Run): Promise<Trail['breaks']> => (await readTrail(id)).breaks;

const rowsOf = ({ id }: Run, action: string) =>
  db.eventAudit.findMany({ where: { eventId: id, action }, orderBy: { number: 'asc' } });

/** Versions of an event, of one entry or with one number. */
const versions = ({ id }: Run, entry: number, version: number): Statement =>
  sql`SELECT v."id" FROM "EntryVersion" v JOIN "Entry" e ON e."id" = v."entryId"
    WHERE e."eventId" = ${id} AND e."number" = ${entry} AND v."number" = ${version}`;

/** A statement about the id of one version. */
const about = (before: readonly string[], of: Statement, values: Statement['values'] = []): Statement => {
  const [first = '', ...rest] = of.parts;
  const last = rest.pop() ?? '';
  const [head = ''] = before;
  return { parts: [`${head} (${first}`, ...rest, `${last})`], values: [...values, ...of.values] };
};

describe('a verdict that was changed past Muster', () => {
  let run: Run;
  let putBack: () => Promise<void>;
  beforeAll(async () => {
    run = await wholeEvent();
    await noteClosing(run.id, AFTER);
    putBack = await keepEvent(run.id);
  });
  afterEach(() => putBack());

  test.each<[string, (run: Run) => Statement, object[]]>([
    [
      'numbers of one',
      (run) =>
        about(
          [
            `UPDATE "EntryVersion" SET "legal" = NOT "legal", "errors" = "errors" + 5, "points" = "points" + 777 WHERE "id" IN`,
          ],
          versions(run, 1, 2),
        ),
      [{ what: 'verdict', entry: 1, version: 2 }],
    ],
    [
      'findings of all',
      ({ id }) => sql`UPDATE "EntryVersion" SET "report" = replace("report", 'error', 'info')
        WHERE "entryId" IN (SELECT "id" FROM "Entry" WHERE "eventId" = ${id})`,
      [
        { what: 'verdict', entry: 1, version: 1 },
        { what: 'verdict', entry: 1, version: 2 },
        { what: 'verdict', entry: 2, version: 1 },
      ],
    ],
    [
      'what the desk shows of one',
      (run) =>
        about(
          [`UPDATE "EntryVersion" SET "summary" = replace("summary", '2275', '1500') WHERE "id" IN`],
          versions(run, 2, 1),
        ),
      [{ what: 'verdict', entry: 2, version: 1 }],
    ],
    [
      'the late mark',
      (run) => about(['UPDATE "EntryVersion" SET "late" = NOT "late" WHERE "id" IN'], versions(run, 2, 1)),
      [{ what: 'verdict', entry: 2, version: 1 }],
    ],
    [
      'an earlier one',
      (run) =>
        about(
          ['UPDATE "EarlierVerdict" SET "errors" = 0, "legal" = NOT "legal" WHERE "versionId" IN'],
          versions(run, 1, 1),
        ),
      [{ what: 'earlier', entry: 1, version: 1, terms: 1 }],
    ],
    [
      'an earlier one taken out',
      (run) => about(['DELETE FROM "EarlierVerdict" WHERE "versionId" IN'], versions(run, 1, 1)),
      [{ what: 'earlier', entry: 1, version: 1, terms: 1 }],
    ],
    [
      'the reason of an overruling',
      (run) =>
        about(
          [
            `UPDATE "Overruling" SET "reason" = 'The organiser is a friend.' WHERE "withdrawnAt" IS NULL AND "versionId" IN`,
          ],
          versions(run, 1, 1),
        ),
      [{ what: 'overruling', entry: 1, version: 1 }],
    ],
    [
      'an overruling that was taken back',
      (run) =>
        about(['UPDATE "Overruling" SET "withdrawnAt" = NULL WHERE "versionId" IN'], versions(run, 1, 1)),
      [{ what: 'overruling', entry: 1, version: 1 }],
    ],
    [
      'the number of overruled errors',
      (run) => about(['UPDATE "EntryVersion" SET "overruled" = 0 WHERE "id" IN'], versions(run, 1, 1)),
      [{ what: 'overruling', entry: 1, version: 1 }],
    ],
    [
      'a tick',
      (run) =>
        about(['UPDATE "EntryTick" SET "kept" = NOT "kept" WHERE "versionId" IN'], versions(run, 1, 1)),
      [{ what: 'tick', entry: 1, version: 1 }],
    ],
    [
      'which list was accepted',
      ({ id }) => sql`UPDATE "Entry" SET "acceptedVersion" = 2 WHERE "eventId" = ${id} AND "number" = 1`,
      [{ what: 'entry', entry: 1, part: 'acceptance' }],
    ],
    [
      'a state, and a lock',
      ({ id }) =>
        sql`UPDATE "Entry" SET "state" = 'accepted', "lockedAt" = NULL WHERE "eventId" = ${id} AND "number" = 2`,
      [
        { what: 'entry', entry: 2, part: 'state' },
        { what: 'entry', entry: 2, part: 'lock' },
      ],
    ],
    [
      'the name of a player',
      ({ id }) => sql`UPDATE "Entry" SET "name" = 'Somebody else' WHERE "eventId" = ${id} AND "number" = 2`,
      [{ what: 'entry', entry: 2, part: 'name' }],
    ],
    [
      'the time at which lists close',
      ({ id }) =>
        sql`UPDATE "Event" SET "closesAt" = ${new Date('2026-11-22T18:59:00.000Z')} WHERE "id" = ${id}`,
      [{ what: 'closing' }],
    ],
    [
      'the terms',
      ({ id }) =>
        sql`UPDATE "EventTerms" SET "document" = replace("document", '1600', '2600') WHERE "eventId" = ${id}`,
      [{ what: 'terms', version: 2 }],
    ],
    [
      'a list that is gone',
      (run) => about(['DELETE FROM "EntryVersion" WHERE "id" IN'], versions(run, 1, 1)),
      [{ what: 'gone', entry: 1, version: 1 }],
    ],
  ])('is found: %s', async (_, statement, breaks) => {
    expect(await breaksOf(run)).toEqual([]);
    await tamper(statement(run));
    expect(await breaksOf(run)).toEqual(breaks);
    // and no archive of it is signed
    const refused = await archiveEvent(run.owner, run.id, AFTER);
    expect(refused).toEqual({ notWhole: expect.stringContaining(`npm run events -- audit ${run.id}`) });
    expect((await readAudit(run.owner, run.id))?.whole?.breaks).toHaveLength(breaks.length);
  });
});

describe('the closing', () => {
  test('does not take over a verdict that was changed before', async () => {
    const run = await wholeEvent();
    await tamper(
      about(['UPDATE "EntryVersion" SET "errors" = "errors" + 5 WHERE "id" IN'], versions(run, 2, 1)),
    );
    await noteClosing(run.id, AFTER);
    const [close] = await rowsOf(run, 'close');
    expect(await breaksOf(run)).toEqual([
      { what: 'disagreement', row: close?.number, entry: 2, version: 1 },
      { what: 'verdict', entry: 2, version: 1 },
    ]);
  });

  test('stands in the trail once, before what was done first after it, and names the frozen verdicts', async () => {
    const run = await wholeEvent();
    expect(await rowsOf(run, 'close')).toEqual([]);
    await actOnEntry(run.owner, run.id, 2, { act: 'unlock', revision: 6 }, AFTER);
    await actOnEntry(run.owner, run.id, 2, { act: 'lock', revision: 7 }, AFTER);
    await noteClosing(run.id, AFTER);
    const [close, ...more] = await rowsOf(run, 'close');
    expect(more).toEqual([]);
    expect(close).toMatchObject({ who: 'the clock', personId: null, entry: null });
    const detail = JSON.parse(close?.detail ?? '');
    expect(detail).toMatchObject({ closedAt: '2026-11-22T19:02:00.000Z', terms: { version: 2 } });
    expect(Object.keys(detail.verdicts).toSorted()).toEqual(['1.1', '1.2', '2.1']);
    const [unlock] = await rowsOf(run, 'unlock');
    expect(unlock?.number).toBe((close?.number ?? 0) + 1);
    expect(await breaksOf(run)).toEqual([]);
    expect((await archiveEvent(run.owner, run.id, AFTER)) ?? {}).toHaveProperty('pieces');
  });

  test('of events that nobody touches is written by the day, and again when they were opened and closed again', async () => {
    const run = await wholeEvent();
    const page = (await readDesk(run.owner, run.id, 0, DURING))?.event;
    await noteClosings(AFTER);
    expect(await rowsOf(run, 'close')).toHaveLength(1);
    await noteClosings(AFTER);
    expect(await rowsOf(run, 'close')).toHaveLength(1);
    const {
      name,
      date,
      hours,
      place,
      rounds,
      text,
      opensAt,
      timeZone,
      graceSeconds,
      late,
      capacity,
      listed,
      openEntry,
    } = page ?? ({} as never);
    const event = {
      name,
      date,
      hours,
      place,
      rounds,
      text,
      opensAt,
      timeZone,
      graceSeconds,
      late,
      capacity,
      listed,
      openEntry,
      closesAt: '2026-11-23T19:00:00.000Z',
      publicAt: null,
    };
    expect(await saveEvent(run.owner, run.id, { revision: 1, event }, AFTER)).toMatchObject({ ok: true });
    await noteClosings(AFTER);
    expect(await rowsOf(run, 'close')).toHaveLength(1);
    await noteClosings(new Date('2026-11-23T19:30:00.000Z'));
    expect(await rowsOf(run, 'close')).toHaveLength(2);
    expect(await breaksOf(run)).toEqual([]);
  });
});

describe('a trail of before verdicts were in it', () => {
  test('holds, and says of which lists it cannot tell', async () => {
    const run = await wholeEvent();
    await unseal(run.id);
    const trail = await readTrail(run.id);
    expect(trail.breaks).toEqual([]);
    expect(trail.before).toEqual(['1.1', '2.1', '1.2']);
    expect((await readAudit(run.owner, run.id))?.whole).toEqual({ breaks: [], more: 0, before: 3 });
  });

  test('knows the verdicts from the next row on that names them', async () => {
    const run = await wholeEvent();
    await unseal(run.id);
    await noteClosing(run.id, AFTER);
    expect(await readTrail(run.id)).toMatchObject({ breaks: [], before: [] });
    await tamper(
      about(['UPDATE "EntryVersion" SET "errors" = "errors" + 5 WHERE "id" IN'], versions(run, 1, 2)),
    );
    expect(await breaksOf(run)).toEqual([{ what: 'verdict', entry: 1, version: 2 }]);
  });
});

test('one row of new terms names every verdict it wrote, however many', async () => {
  const run = await wholeEvent();
  const [terms] = await rowsOf(run, 'terms');
  const { verdicts, hash } = JSON.parse(terms?.detail ?? '');
  expect(Object.keys(verdicts)).toEqual(['1.1', '2.1']);
  const stored = await db.eventTerms.findFirst({ where: { eventId: run.id, version: 2 } });
  expect(hash).toBe(stored?.hash);
  // the page is told their number, and one hash of all
  const audit = await readAudit(run.owner, run.id);
  expect(audit?.rows.find(({ action }) => action === 'terms')?.detail.verdicts).toEqual({
    count: 2,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});
