import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { readArmyValue } from '@/lib/rules/read-army';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { LIMITS } from '../platform/limits';
import { armyText, lobositz, newTestViewer } from './fixtures/armies';
import { importedId, importArmies as storeArmies } from './import-armies';
import { MAX_FILES } from './limits';
import { listArmies } from './list-armies';
import type { ImportAnswer } from './schema';

const imported = (viewer: Viewer, body: unknown): Promise<ImportAnswer[]> =>
  storeArmies({ viewer, owner: async () => viewer }, body);

const TOO_MANY = { refusal: { status: 422, code: 'too-many-armies' } };

describe('importArmies', () => {
  test('stores what reads and says of each other file what is wrong and where', async () => {
    const viewer = await newTestViewer();
    const good = armyText('lobositz-1756-prussia');
    const files = [
      { name: 'good.json', text: good },
      { name: 'empty.json', text: '' },
      { name: 'cut.json', text: good.slice(0, 400) },
      { name: 'comma.json', text: good.replace('"muster": 1,', '"muster": 1,,') },
      { name: 'twice.json', text: good.replace('"muster": 1,', '"muster": 1,\n"muster": 1,') },
      { name: 'key.json', text: JSON.stringify({ ...lobositz(), hidden: 1 }) },
      { name: 'type.json', text: JSON.stringify({ ...lobositz(), army: [] }) },
      { name: 'newer.json', text: JSON.stringify({ ...lobositz(), muster: 2 }) },
      { name: 'system.json', text: JSON.stringify({ ...lobositz(), system: 'chess' }) },
      { name: 'large.json', text: JSON.stringify({ ...lobositz(), tables: { t: 'x'.repeat(1_100_000) } }) },
      { name: 'deep.json', text: `${'['.repeat(100_000)}` },
      { name: 'image.png', text: '\u0089PNG\r\n\u001a\n' },
      { name: 'good too.json', text: armyText('lobositz-1756-austria') },
    ];
    const answers = await imported(viewer, files);
    expect(answers.map((answer) => [answer.file, answer.ok ? answer.name : answer.error.code])).toEqual([
      ['good.json', 'Lobositz 1756: Prussia'],
      ['empty.json', 'broken-json'],
      ['cut.json', 'broken-json'],
      ['comma.json', 'broken-json'],
      ['twice.json', 'broken-json'],
      ['key.json', 'malformed'],
      ['type.json', 'malformed'],
      ['newer.json', 'unknown-version'],
      ['system.json', 'unknown-system'],
      ['large.json', 'too-large'],
      ['deep.json', 'broken-json'],
      ['image.png', 'unreadable'],
      ['good too.json', 'Lobositz 1756: Austria'],
    ]);
    expect(answers[3]).toMatchObject({
      error: { at: { line: 2 }, message: expect.stringMatching(/^Line 2, column/) },
    });
    expect(answers[5]).toMatchObject({ error: { at: ['hidden'] } });
    for (const answer of answers)
      if (!answer.ok) expect(answer.error.message).not.toMatch(/Error|\.ts|at \w+ \(/);
    expect((await listArmies(viewer)).armies.map(({ name }) => name).toSorted()).toEqual([
      'Lobositz 1756: Austria',
      'Lobositz 1756: Prussia',
    ]);
    expect(await db.armyVersion.count({ where: { army: { userId: viewer.userId } } })).toBe(2);
  });

  test('reads a file of newer data with a warning', async () => {
    const viewer = await newTestViewer();
    const [answer] = await imported(viewer, [
      { name: 'newer.json', text: JSON.stringify({ ...lobositz(), dataVersion: '2099.1.1' }) },
    ]);
    expect(answer).toMatchObject({ ok: true, warnings: [{ at: ['dataVersion'] }] });
  });

  test('takes a backup apart, and an empty list is no army', async () => {
    const viewer = await newTestViewer();
    const text = JSON.stringify([lobositz('A'), { nonsense: true }, lobositz('C')]);
    const answers = await imported(viewer, [
      { name: 'backup.json', text: `\uFEFF ${text}` },
      { name: 'none.json', text: '[]' },
    ]);
    expect(answers).toMatchObject([
      { file: 'backup.json [1]', ok: true, name: 'A' },
      { file: 'backup.json [2]', ok: false, error: { code: 'malformed' } },
      { file: 'backup.json [3]', ok: true, name: 'C' },
      { file: 'none.json', ok: false, error: { code: 'malformed' } },
    ]);
  });
});

describe('an import of too much', () => {
  test('is refused as a whole, and nothing is stored', async () => {
    const viewer = await newTestViewer();
    const good = { name: 'good.json', text: JSON.stringify(lobositz()) };
    const backup = (count: number) => ({
      name: 'all.json',
      text: JSON.stringify(Array.from({ length: count }, () => ({}))),
    });
    await expect(imported(viewer, [good, backup(MAX_FILES)])).rejects.toMatchObject(TOO_MANY);
    await expect(imported(viewer, [backup(MAX_FILES - 1), good, good])).rejects.toMatchObject(TOO_MANY);
    const bomb = { name: 'x', text: `[${'0,'.repeat(3_900_000)}0]` };
    await expect(imported(viewer, [good, bomb])).rejects.toMatchObject(TOO_MANY);
    expect((await listArmies(viewer)).armies).toEqual([]);
    expect(await imported(viewer, [good, backup(MAX_FILES - 1)])).toHaveLength(MAX_FILES);
  });

  test('is answered in little, however faulty the files', async () => {
    const viewer = await newTestViewer();
    const { army, ...head } = lobositz();
    const bad: unknown[] = [
      { ...head, army: { ...(army as object), brigades: Array.from({ length: 45_000 }, () => 0) } },
      { ...head, army, ...Object.fromEntries(Array.from({ length: 900 }, (_, key) => [`k${key}`, 0])) },
      { ...head, army: { ...(army as object), ['x'.repeat(40_000)]: 0 } },
      { ...head, army: { ...(army as object), nation: 'x'.repeat(40_000) } },
      { ...head, army: { ...(army as object), brigades: Array.from({ length: 150_000 }, () => 0) } },
      { ...head, system: 'x'.repeat(40_000) },
    ];
    const files = bad.map((value) => ({ name: 'n'.repeat(300), text: JSON.stringify(value) }));
    const answers = await imported(viewer, files);
    expect(answers.map((answer) => answer.ok)).toEqual(bad.map(() => false));
    for (const answer of answers) expect(JSON.stringify(answer).length).toBeLessThan(2_000);
  });
});

describe('an army as plain text', () => {
  const plain = async (): Promise<string> => {
    const file = lobositz('From a forum');
    const read = await readArmyValue(file);
    if (!read.ok) throw new Error(read.error.message);
    const { writeText } = await read.system.text();
    return writeText(read.file, read.system.assess(read.file), { markup: 'plain', length: 'full' });
  };

  test('is imported as the army it was written from', async () => {
    const viewer = await newTestViewer();
    const [answer] = await imported(viewer, [{ name: 'Pasted text', text: `\uFEFF${await plain()}` }]);
    expect(answer).toMatchObject({ ok: true, name: 'From a forum' });
    expect((await listArmies(viewer)).armies[0]?.summary).toMatchObject({ points: 2275, units: 20.5 });
  });

  test('that cannot be read names its lines', async () => {
    const viewer = await newTestViewer();
    const text = (await plain()).replaceAll('Musketeers', 'Mouseketeers');
    const [answer] = await imported(viewer, [{ name: 'Pasted text', text }]);
    expect(answer).toMatchObject({ ok: false, error: { code: 'open-lines', at: { line: 11, column: 1 } } });
    expect(answer?.ok === false && answer.error.message.split('\n')[0]).toMatch(
      /^Line 11: .*"Mouseketeers": did you mean "Musketeers"\?$/,
    );
  });

  test.each(['Hello there', '## An army\n- in Markdown', 'muster: 1'])('%j is none', async (text) => {
    const viewer = await newTestViewer();
    const [answer] = await imported(viewer, [{ name: 'Pasted text', text }]);
    expect(answer).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  });

  test('of the most tiresome kind is refused', async () => {
    const viewer = await newTestViewer();
    const head = 'A\nHonours of War; Prussia; 1757; 28 mm; points; no limit\n';
    for (const line of [
      `${' '.repeat(400_000)}x[`,
      `${'[1'.repeat(300_000)}`,
      'x\n'.repeat(300_000),
      '"\\'.repeat(200_000),
    ]) {
      const [answer] = await imported(viewer, [{ name: 'Pasted text', text: `${head}x${line}` }]);
      expect(answer?.ok).toBe(false);
    }
  });
});

test('where a person has no more room, that is said of the file, and nothing is lost', async () => {
  const viewer = await newTestViewer();
  const good = { name: 'good.json', text: JSON.stringify(lobositz()) };
  await imported(viewer, [good]);
  await db.army.updateMany({ where: { userId: viewer.userId }, data: { bytes: LIMITS.quotas.person.bytes } });
  expect(await imported(viewer, [good])).toMatchObject([{ ok: false, error: { code: 'full' } }]);
  expect((await listArmies(viewer)).armies).toHaveLength(1);
});

describe('an import with a key', () => {
  const keyed = (files: readonly unknown[]) => ({ key: 'k'.repeat(24), files });
  const files = [
    { name: 'a.json', text: JSON.stringify(lobositz('A')) },
    { name: 'broken.json', text: '{' },
    { name: 'b.json', text: JSON.stringify(lobositz('B')) },
  ];

  test('is stored once, however often it is sent, and answered as the first time', async () => {
    const viewer = await newTestViewer();
    const first = await imported(viewer, keyed(files));
    expect(first.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(await imported(viewer, keyed(files))).toEqual(first);
    expect((await listArmies(viewer)).armies).toHaveLength(2);
    expect(await db.armyVersion.count({ where: { army: { userId: viewer.userId } } })).toBe(2);
  });

  test('is stored once where several are sent at the same moment', async () => {
    const viewer = await newTestViewer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => imported(viewer, keyed(files))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await listArmies(viewer)).armies).toHaveLength(2);
  });

  test('is another import for another person', async () => {
    const [one, other] = [await newTestViewer(), await newTestViewer()];
    await imported(one, keyed(files));
    await imported(other, keyed(files));
    expect((await listArmies(one)).armies).toHaveLength(2);
    expect((await listArmies(other)).armies).toHaveLength(2);
  });

  test('of which one had no room says so again, and stores nothing more', async () => {
    const viewer = await newTestViewer();
    const rest = LIMITS.quotas.person.bytes - Buffer.byteLength(JSON.stringify(lobositz('A'))) - 1_000;
    await imported(viewer, [{ name: 'first.json', text: JSON.stringify(lobositz('First')) }]);
    await db.army.updateMany({ where: { userId: viewer.userId }, data: { bytes: rest } });
    const codes = (answers: readonly ImportAnswer[]) =>
      answers.map((answer) => (answer.ok ? 'stored' : answer.error.code));
    expect(codes(await imported(viewer, keyed(files)))).toEqual(['stored', 'broken-json', 'full']);
    await db.army.updateMany({ where: { userId: viewer.userId }, data: { bytes: 1 } });
    expect(codes(await imported(viewer, keyed(files)))).toEqual(['stored', 'broken-json', 'full']);
    expect((await listArmies(viewer)).armies).toHaveLength(2);
  });
});

test('an import is stored whole or not at all', async () => {
  const viewer = await newTestViewer();
  const good = { name: 'good.json', text: JSON.stringify(lobositz()) };
  const [taken] = await imported(viewer, [good]);
  if (!taken?.ok) throw new Error('not imported');
  // the second army cannot be stored: its place is taken
  const key = 'w'.repeat(24);
  await db.army.create({
    data: {
      ...(await db.army.findUniqueOrThrow({ where: { id: taken.id } })),
      id: importedId(viewer, key, 1),
      userId: (await newTestViewer()).userId,
    },
    select: { id: true },
  });
  await expect(imported(viewer, { key, files: [good, good, good] })).rejects.toThrow();
  expect((await listArmies(viewer)).armies).toHaveLength(1);
});
