import '@/prisma/test-database';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import { beforeEach, expect, test, vi } from 'vitest';
import { PrismaClient } from '@/prisma/client/client';
import { databaseUrl, onPostgres } from '@/prisma/test-database';
import { db } from './db';
import { logFault } from './log';

/** Of what was written a moment ago the next is only counted. */
const forgetFaults = () => (globalThis as { musterFaults?: Map<string, number> }).musterFaults?.clear();
beforeEach(forgetFaults);

const logged = (fault: unknown): string => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  logFault('PUT /api/armies/a1', fault);
  const text = write.mock.calls.map(([line]) => String(line)).join('');
  write.mockRestore();
  return text;
};

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.fail('it went well'),
    (error) => error,
  );

const DOCUMENT = '{"name":"Zieten aus dem Busch","secret-token":"0123456789abcdef"}';

/** Prisma's own errors about a row with a document in it; the pretty format quotes most. */
const prismaFaults = async (): Promise<unknown[]> => {
  const pretty = new PrismaClient({ adapter: new PrismaLibSql({ url: databaseUrl }), errorFormat: 'pretty' });
  const seededAt = new Date();
  const faults = [];
  for (const store of onPostgres ? [db] : [pretty, db]) {
    const data = { name: DOCUMENT, version: DOCUMENT, seededAt };
    await store.seedVersion.deleteMany();
    await store.seedVersion.create({ data });
    faults.push(
      await faultOf(store.seedVersion.create({ data })),
      await faultOf(store.seedVersion.create({ data: { ...data, version: { DOCUMENT } as never } })),
      await faultOf(store.$queryRawUnsafe(`SELECT '${DOCUMENT}' FROM nowhere`)),
      await faultOf(store.army.create({ data: { ...data, document: DOCUMENT } as never })),
    );
  }
  await pretty.$disconnect();
  return faults;
};

test('no document, token or address reaches the log, whatever Prisma says of it', async () => {
  for (const fault of await prismaFaults()) {
    forgetFaults();
    const text = logged(fault);
    expect(JSON.parse(text)).toMatchObject({
      level: 'fault',
      where: 'PUT /api/armies/a1',
      fault: expect.stringMatching(/^PrismaClient/),
    });
    expect(text).not.toMatch(/Zieten|Busch|secret-token|0123456789/);
    expect(text.split('\n')).toHaveLength(2);
    expect(JSON.parse(text).at.length).toBeLessThan(16);
  }
});

test('a fault is told by its kind, code and place', () => {
  const fault = new TypeError(`z@example.org\n    at Zieten (of the hussars)\nsent ${DOCUMENT}`, {
    cause: Object.assign(new Error('SQLITE_FULL: database or disk is full'), { code: 'SQLITE_FULL' }),
  });
  const text = logged(fault);
  expect(text).toContain('TypeError, from Error SQLITE_FULL (SQLITE_FULL: database or disk is full)');
  expect(JSON.parse(text).at[0]).toMatch(/^at .*log\.test\.ts:\d+:\d+/);
  expect(text).not.toMatch(/example|Zieten/);
});

test('a fault of PostgreSQL is told by its own code', () => {
  const cause = { kind: 'postgres', originalCode: '57P03', message: DOCUMENT };
  const fault = Object.assign(new Error('x'), { code: 'P2039', meta: { driverAdapterError: { cause } } });
  expect(logged(fault)).toContain('Error P2039, from object, from object 57P03');
});

test.each([
  ['a reset', Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
  ['an abort', new DOMException('This operation was aborted', 'AbortError')],
  ['a stopped answer', Object.assign(new Error(), { name: 'ResponseAborted' })],
  ['a message', new Error('aborted')],
])('a visitor who left (%s) is no fault', (_why, fault) => {
  expect(logged(fault)).toBe('');
});

test('of a fault that comes again and again the first is written, and how many came after it', () => {
  vi.useFakeTimers();
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const lines = () => write.mock.calls.map(([line]) => JSON.parse(String(line)));
  const full = Object.assign(new Error('SQLITE_FULL: database or disk is full'), { code: 'SQLITE_FULL' });
  try {
    for (let save = 0; save < 480; save++) logFault(`PUT /api/armies/army-${save}-of-480`, full);
    expect(lines()).toMatchObject([
      { where: 'PUT /api/armies/army-0-of-480', fault: expect.stringContaining('FULL') },
    ]);
    // another kind, and another place, are not lost behind it
    logFault('PUT /api/armies/a1', new TypeError('another'));
    logFault('POST /api/events', full);
    expect(lines()).toHaveLength(3);
    vi.advanceTimersByTime(10_000);
    expect(lines()).toHaveLength(4);
    expect(lines()[3]).toMatchObject({ level: 'fault', again: 479 });
    logFault('PUT /api/armies/a1', full);
    expect(lines()).toHaveLength(5);
  } finally {
    write.mockRestore();
    vi.useRealTimers();
  }
});
