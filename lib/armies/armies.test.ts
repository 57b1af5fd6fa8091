import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { openStore } from '@/prisma/connection';
import { databaseUrl } from '@/prisma/test-database';
import { purgeDaily } from '../api/retention';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import type { ArmyFile } from '../rules/core/army/document';
import { deleteArmy, purgeArmies, restoreArmy } from './delete-army';
import { lobositz, newTestViewer } from './fixtures/armies';
import { backUpArmies, getArmy } from './get-army';
import { importArmies } from './import-armies';
import { listArmies } from './list-armies';
import { createPrint } from './prints';
import { createArmy, duplicateArmy, saveArmy } from './save-army';
import { createShareLink, getSharedArmy, revokeShareLinks } from './share-links';
import { getVersion, listVersions } from './versions';

const DAY = 24 * 60 * 60 * 1000;

const stored = async (viewer: Viewer, name?: string, now?: Date): Promise<string> => {
  const created = await createArmy(viewer, lobositz(name), now);
  if (!created.ok) throw new Error(`not stored: ${created.code}`);
  return created.id;
};

const backedUp = async (viewer: Viewer): Promise<ArmyFile[]> => {
  const files: ArmyFile[] = [];
  for await (const document of backUpArmies(viewer)) files.push(JSON.parse(document));
  return files;
};

const withArmy = async () => {
  const viewer = await newTestViewer();
  return { viewer, id: await stored(viewer) };
};

describe('a stored army', () => {
  test('comes back as it went in, with what the server worked out of it', async () => {
    const { viewer, id } = await withArmy();
    const record = await getArmy(viewer, id);
    expect(record).toMatchObject({
      id,
      revision: 1,
      file: { name: 'Lobositz 1756: Prussia', army: { nation: 'prussia' } },
    });
    expect((await listArmies(viewer)).armies).toMatchObject([
      {
        id,
        name: 'Lobositz 1756: Prussia',
        system: 'honours-of-war',
        summary: { nation: 'prussia', year: 1756, points: 2275 },
        revision: 1,
        shared: false,
      },
    ]);
    const row = await db.army.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ points: 2275, nation: 'prussia', year: 1756, userId: viewer.userId });
    expect(JSON.parse(row.report)).toMatchObject({
      points: 2275,
      dataVersion: row.dataVersion,
      profile: { hash: expect.any(String) },
    });
  });

  test('is there after a restart', async () => {
    const { viewer, id } = await withArmy();
    await saveArmy(viewer, id, { revision: 1, file: lobositz('After the battle') });
    const again = await openStore(databaseUrl);
    const row = await again.army.findUniqueOrThrow({ where: { id }, include: { versions: true } });
    await again.$disconnect();
    expect(row).toMatchObject({ name: 'After the battle', revision: 2, userId: viewer.userId });
    expect(row.versions).toHaveLength(2);
  });

  test('has the total of the server, whatever a browser says', async () => {
    const viewer = await newTestViewer();
    const cheated = { ...lobositz(), points: 5 };
    expect(await createArmy(viewer, cheated)).toMatchObject({
      ok: false,
      code: 'invalid',
      errors: [{ at: ['points'] }],
    });
    expect((await listArmies(viewer)).armies).toEqual([]);
  });
});

describe('what belongs to someone else is not found', () => {
  test.each<[string, (viewer: Viewer, id: string) => Promise<unknown>, unknown]>([
    ['get', getArmy, null],
    [
      'save',
      (viewer, id) => saveArmy(viewer, id, { revision: 1, file: lobositz('Mine now') }),
      { ok: false, code: 'not-found' },
    ],
    ['duplicate', duplicateArmy, { ok: false, code: 'not-found' }],
    ['delete', deleteArmy, { ok: false, code: 'not-found' }],
    ['restore', restoreArmy, { ok: false, code: 'not-found' }],
    ['share', createShareLink, { ok: false, code: 'not-found' }],
    ['revoke', revokeShareLinks, { ok: false, code: 'not-found' }],
    ['print', (viewer, id) => createPrint(viewer, id, { revision: 1 }), { ok: false, code: 'not-found' }],
    ['history', listVersions, null],
    ['one version', (viewer, id) => getVersion(viewer, id, 1), null],
    ['list', async (viewer) => (await listArmies(viewer)).armies, []],
    ['backup', backedUp, []],
  ])('%s', async (_name, use, nothing) => {
    const { viewer, id } = await withArmy();
    const link = await createShareLink(viewer, id);
    const before = await db.army.findUniqueOrThrow({ where: { id } });
    expect(await use(await newTestViewer(), id)).toEqual(nothing);
    expect(await db.army.findUniqueOrThrow({ where: { id } })).toEqual(before);
    expect(link.ok && (await getSharedArmy(link.token))).toMatchObject({ revision: 1 });
  });
});

describe('deleting', () => {
  test('hides the army everywhere and can be undone', async () => {
    const { viewer, id } = await withArmy();
    const link = await createShareLink(viewer, id);
    const before = await getArmy(viewer, id);
    expect(await deleteArmy(viewer, id)).toEqual({ ok: true });
    expect(await getArmy(viewer, id)).toBeNull();
    expect((await listArmies(viewer)).armies).toEqual([]);
    expect(await saveArmy(viewer, id, { revision: 1, file: lobositz() })).toEqual({
      ok: false,
      code: 'not-found',
    });
    expect(link.ok && (await getSharedArmy(link.token))).toBeNull();
    expect(await deleteArmy(viewer, id)).toEqual({ ok: false, code: 'not-found' });
    expect(await restoreArmy(viewer, id)).toEqual({ ok: true });
    expect(await restoreArmy(viewer, id)).toEqual({ ok: true });
    expect(await getArmy(viewer, id)).toEqual(before);
    expect(link.ok && (await getSharedArmy(link.token))).not.toBeNull();
  });

  test('is for good after thirty days', async () => {
    const { viewer, id } = await withArmy();
    const other = await stored(viewer);
    const now = new Date('2026-11-20T12:00:00Z');
    await deleteArmy(viewer, id, now);
    await deleteArmy(viewer, other, new Date(now.getTime() + 29 * DAY));
    expect(await purgeArmies(new Date(now.getTime() + 30 * DAY))).toBe(0);
    const then = new Date(now.getTime() + 31 * DAY);
    // refused in words from the day on, whether the row is there yet or not
    expect(await restoreArmy(viewer, id, then)).toMatchObject({ ok: false, code: 'gone' });
    expect(await purgeArmies(then)).toBe(1);
    expect(await restoreArmy(viewer, id, then)).toEqual({ ok: false, code: 'not-found' });
    expect(await restoreArmy(viewer, other, then)).toEqual({ ok: true });
  });

  test('takes history, prints and links with it, and leaves those of others', async () => {
    const { viewer, id } = await withArmy();
    const kept = await stored(viewer);
    for (let revision = 1; revision <= 25; revision++) {
      await saveArmy(viewer, id, { revision, file: lobositz(`Turn ${revision}`), explicit: true });
    }
    const rowsOf = async (armyId: string) => [
      await db.army.count({ where: { id: armyId } }),
      await db.armyVersion.count({ where: { armyId } }),
      await db.print.count({ where: { armyId } }),
      await db.shareLink.count({ where: { armyId } }),
    ];
    for (const armyId of [id, kept]) {
      await createPrint(viewer, armyId, { revision: 1 });
      await createShareLink(viewer, armyId);
    }
    expect(await rowsOf(id)).toEqual([1, 26, expect.any(Number), 1]);
    const now = new Date('2026-11-20T12:00:00Z');
    await deleteArmy(viewer, id, now);
    const stop = purgeDaily([purgeArmies], async () => new Date(now.getTime() + 31 * DAY));
    await expect.poll(() => rowsOf(id)).toEqual([0, 0, 0, 0]);
    stop();
    expect(await rowsOf(kept)).toEqual([1, 1, 1, 1]);
  });
});

test('a copy has a name of its own and a life of its own', async () => {
  const { viewer, id } = await withArmy();
  const first = await duplicateArmy(viewer, id);
  const second = first.ok ? await duplicateArmy(viewer, first.id) : first;
  const names = (await listArmies(viewer)).armies.map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    'Lobositz 1756: Prussia',
    'Lobositz 1756: Prussia (copy 2)',
    'Lobositz 1756: Prussia (copy)',
  ]);
  const copy = second.ok ? second.id : '';
  await saveArmy(viewer, copy, { revision: 1, file: lobositz('Another') });
  expect(await getArmy(viewer, id)).toMatchObject({ revision: 1, file: { name: 'Lobositz 1756: Prussia' } });
});

test('export, then import, gives the same army', async () => {
  const { viewer, id } = await withArmy();
  await stored(viewer, 'Another');
  const backup = (await backedUp(viewer)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(backup.map(({ name }) => name)).toEqual(['Another', 'Lobositz 1756: Prussia']);
  const friend = await newTestViewer();
  const answers = await importArmies({ viewer: friend, owner: async () => friend }, [
    { name: 'backup.json', text: JSON.stringify(backup) },
  ]);
  expect(answers).toMatchObject([
    { file: 'backup.json [1]', ok: true, name: 'Another' },
    { file: 'backup.json [2]', ok: true, name: 'Lobositz 1756: Prussia' },
  ]);
  const [, back] = answers;
  const copy = back?.ok ? await getArmy(friend, back.id) : null;
  expect(copy?.file).toEqual((await getArmy(viewer, id))?.file);
});
