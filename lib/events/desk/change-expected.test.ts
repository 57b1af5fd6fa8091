import '@/prisma/test-database';
import { expect, test } from 'vitest';
import { lobositz, newTestViewer } from '../../armies/fixtures/armies';
import { db } from '../../db';
import { archiveEvent, exportEvent, exportTable } from '../archive/export-event';
import { deleteEvent, purgeEvents } from '../delete-event';
import { readReceipt } from '../enter/receipts';
import { newChecker } from '../fixtures/desk';
import { AFTER, DURING, entered, newEvent, PUBLIC } from '../fixtures/events';
import { readEntrance, readEvent } from '../read-event';
import { readAudit } from '../trail/audit';
import { actOnEntry } from './act-on-entries';
import { missingOf } from './expected';
import { changeExpected, readDesk, readExpected } from './read-desk';

const MARK = 'Roca-Marker-4f1d';
const list = (add: string[], remove: string[] = []) => ({ act: 'list', add, remove }) as const;

const textOf = async (
  file: Awaited<ReturnType<typeof exportEvent | typeof archiveEvent>>,
): Promise<string> => {
  if (file === null || file === 'open' || 'notWhole' in file) throw new Error('There is no such file');
  let text = '';
  for await (const piece of file.pieces) text += piece;
  return text;
};

const missingAt = async (viewer: Parameters<typeof readDesk>[0], id: string): Promise<string[]> => {
  const desk = await readDesk(viewer, id, 0, DURING);
  return missingOf(desk?.expected ?? [], desk?.entries ?? []).map(({ name }) => name);
};

test('who is expected is missing until an entry is theirs, by its name or by an organiser’s word', async () => {
  const { owner, id, token } = await newEvent();
  const checker = await newChecker(owner, id);
  const first = await changeExpected(
    owner,
    id,
    list(['Ines Roca <ines@example.org>', 'Bill', 'Karl']),
    DURING,
  );
  expect(first).toMatchObject({ ok: true, players: [{ name: 'Ines Roca' }, { name: 'Bill' }, {}] });
  const before = await readDesk(owner, id, 0, DURING);
  await entered(token, lobositz(), 'INÉS  ROCA');
  await entered(token, lobositz(), 'William Tarrant');
  expect(await missingAt(checker, id)).toEqual(['Bill', 'Karl']);
  expect(await changeExpected(checker, id, { act: 'tie', name: 'bill', entry: 2 }, DURING)).toMatchObject({
    ok: true,
  });
  expect(await missingAt(owner, id)).toEqual(['Karl']);
  await actOnEntry(owner, id, 2, { act: 'withdraw', revision: 1 }, DURING);
  expect(await missingAt(owner, id)).toEqual(['Bill', 'Karl']);
  // a desk that follows is told with what was written since, and only then
  expect((await readDesk(owner, id, before?.moves, DURING))?.expected).toHaveLength(3);
  const { moves } = (await readDesk(owner, id, 0, DURING)) ?? { moves: 0 };
  expect((await readDesk(owner, id, moves, DURING))?.expected).toBeNull();
});

test('lines come and go without taking those of others along; what cannot be is refused', async () => {
  const { owner, id } = await newEvent();
  await Promise.all([
    changeExpected(owner, id, list(['Ines Roca', 'Karl']), DURING),
    changeExpected(owner, id, list(['Bill', 'KARL']), DURING),
  ]);
  const names = async () => (await readExpected(owner, id))?.players.map(({ name }) => name).toSorted();
  expect((await names())?.map((name) => name.toLowerCase())).toEqual(['bill', 'ines roca', 'karl']);
  await changeExpected(owner, id, list([], ['karl', 'nobody']), DURING);
  expect(await names()).toEqual(['Bill', 'Ines Roca']);
  const rows = (await readAudit(owner, id))?.rows.length;
  // the same again is no deed
  await changeExpected(owner, id, list(['Bill'], ['karl']), DURING);
  expect((await readAudit(owner, id))?.rows).toHaveLength(rows ?? 0);

  const many = Array.from({ length: 499 }, (_, at) => `Player ${at}`);
  const refused = { ok: false, code: 'invalid' };
  expect(await changeExpected(owner, id, list(many), DURING)).toMatchObject(refused);
  expect(await changeExpected(owner, id, { act: 'tie', name: 'Bill', entry: 9 }, DURING)).toMatchObject(
    refused,
  );
  expect(await changeExpected(owner, id, { act: 'tie', name: 'Eva', entry: null }, DURING)).toMatchObject(
    refused,
  );
  expect(await names()).toEqual(['Bill', 'Ines Roca']);
});

test('only organisers are told of them: no page, no receipt, no archive, no trail', async () => {
  const { owner, id, token } = await newEvent({ openEntry: true });
  const other = await newTestViewer();
  const sent = await entered(token, lobositz(), 'Anneke Vos');
  expect(await changeExpected(owner, id, list([`${MARK} <${MARK}@example.org>`]), DURING)).toMatchObject({
    ok: true,
  });
  expect(await readExpected(other, id)).toBeNull();
  expect(await changeExpected(other, id, list(['Eva']), DURING)).toEqual({ ok: false, code: 'not-found' });
  const told = await Promise.all([
    readEvent(null, id, PUBLIC),
    readEvent(other, id, PUBLIC),
    readEvent(owner, id, PUBLIC),
    readEntrance(null, id, DURING),
    readReceipt(null, sent.token, null, DURING),
    readAudit(owner, id),
    archiveEvent(owner, id, AFTER).then(textOf),
  ]);
  expect(JSON.stringify(told)).not.toContain(MARK);
  expect((await exportTable(owner, id, DURING))?.text).toContain(`,${MARK},${MARK}@example.org,not sent,`);
  expect(JSON.parse(await exportEvent(owner, id, DURING).then(textOf))).toMatchObject({
    expected: [{ name: MARK }],
    missing: [MARK],
  });
});

test('go with their event', async () => {
  const { owner, id, token } = await newEvent();
  await entered(token, lobositz());
  await changeExpected(owner, id, list(['Ines Roca']), DURING);
  await deleteEvent(owner, id, DURING);
  expect(await readExpected(owner, id)).toBeNull();
  await purgeEvents(new Date(DURING.getTime() + 31 * 24 * 60 * 60 * 1000));
  expect(await db.event.findFirst({ where: { id }, select: { expected: true } })).toEqual({ expected: '[]' });
});
