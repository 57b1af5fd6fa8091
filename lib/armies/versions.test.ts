import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { deleteArmy } from './delete-army';
import { lobositz, newTestViewer } from './fixtures/armies';
import { getArmy } from './get-army';
import { createArmy, saveArmy } from './save-army';
import { keepVersion, listVersions, restoreVersion } from './versions';

const START = new Date('2026-11-20T19:00:00Z');
const later = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);

const withTwo = async (): Promise<{ viewer: Viewer; id: string }> => {
  const viewer = await newTestViewer();
  const created = await createArmy(viewer, lobositz('One'), START);
  if (!created.ok) throw new Error(created.code);
  await saveArmy(viewer, created.id, { revision: 1, file: lobositz('Two') }, later(10));
  return { viewer, id: created.id };
};

const rows = async (viewer: Viewer, id: string) =>
  (await listVersions(viewer, id))?.map(
    ({ revision, name, explicit, label }) =>
      `${revision} ${name}${explicit ? ' !' : ''}${label === null ? '' : ` (${label})`}`,
  );

describe('the stored verdict', () => {
  test('stands in each row with its data version', async () => {
    const { viewer, id } = await withTwo();
    const versions = await listVersions(viewer, id);
    expect(versions?.[0]).toMatchObject({
      revision: 2,
      points: 2275,
      units: 20.5,
      legal: true,
      errors: 0,
      warnings: 2,
      dataVersion: expect.stringMatching(/^\d{4}\./),
      label: null,
    });
  });

  test('is not known of rows older than it', async () => {
    const { viewer, id } = await withTwo();
    await db.armyVersion.updateMany({
      where: { armyId: id },
      data: { errors: null, warnings: null, dataVersion: null },
    });
    expect((await listVersions(viewer, id))?.[0]).toMatchObject({
      errors: null,
      dataVersion: null,
      legal: true,
    });
  });
});

describe('newer data', () => {
  /** As if it had been judged under the data of another year. */
  const judgedEarlier = async (id: string) => {
    const { document } = await db.army.findUniqueOrThrow({ where: { id } });
    const old = {
      document: JSON.stringify({ ...JSON.parse(document), dataVersion: '2025.1.1' }),
      dataVersion: '2025.1.1',
      points: 2270,
      errors: 1,
      warnings: 0,
      legal: false,
    };
    await db.army.update({ where: { id }, data: old });
    await db.armyVersion.updateMany({ where: { armyId: id, revision: 2 }, data: old });
  };

  test('an army opens with the verdict it was stored with', async () => {
    const { viewer, id } = await withTwo();
    await judgedEarlier(id);
    expect(await getArmy(viewer, id)).toMatchObject({
      verdict: { points: 2270, errors: 1, warnings: 0 },
      file: { dataVersion: '2025.1.1' },
    });
  });

  test('a save is judged by today’s, and the version before keeps its verdict', async () => {
    const { viewer, id } = await withTwo();
    await judgedEarlier(id);
    await saveArmy(viewer, id, { revision: 2, file: lobositz('Three'), explicit: true }, later(20));
    expect((await getArmy(viewer, id))?.verdict).toEqual({ points: 2275, errors: 0, warnings: 2 });
    const versions = await listVersions(viewer, id);
    expect(versions?.find(({ revision }) => revision === 2)).toMatchObject({
      points: 2270,
      errors: 1,
      legal: false,
      dataVersion: '2025.1.1',
    });
  });
});

describe('keeping a version', () => {
  test('gives it a name, and later autosaves a row of their own', async () => {
    const { viewer, id } = await withTwo();
    expect(await keepVersion(viewer, id, 2, { label: 'For Saturday' })).toEqual({ ok: true });
    await saveArmy(viewer, id, { revision: 2, file: lobositz('Three') }, later(20));
    expect(await rows(viewer, id)).toEqual(['3 Three', '2 Two ! (For Saturday)', '1 One !']);
  });

  test('without a name, or with another one', async () => {
    const { viewer, id } = await withTwo();
    await keepVersion(viewer, id, 2, { label: 'First try' });
    await keepVersion(viewer, id, 2, { label: '' });
    expect(await rows(viewer, id)).toEqual(['2 Two !', '1 One !']);
  });

  test('of someone else, of a deleted army or one that never was: not found', async () => {
    const { viewer, id } = await withTwo();
    const gone = { ok: false, code: 'not-found' };
    expect(await keepVersion(await newTestViewer(), id, 2, { label: 'Mine' })).toEqual(gone);
    expect(await keepVersion(viewer, id, 7, { label: 'Mine' })).toEqual(gone);
    await deleteArmy(viewer, id);
    expect(await keepVersion(viewer, id, 2, { label: 'Mine' })).toEqual(gone);
  });
});

describe('restoring a version', () => {
  test('is a new revision; what it replaces stays in the history', async () => {
    const { viewer, id } = await withTwo();
    expect(await restoreVersion(viewer, id, 1, later(20))).toEqual({
      ok: true,
      revision: 3,
      editedAt: '2026-11-20T19:00:20.000Z',
    });
    expect(await getArmy(viewer, id)).toMatchObject({ revision: 3, file: { name: 'One' } });
    expect(await rows(viewer, id)).toEqual(['3 One ! (Version 1 restored)', '2 Two', '1 One !']);
  });

  test('an edit made on what was there before is stale, not lost', async () => {
    const { viewer, id } = await withTwo();
    await restoreVersion(viewer, id, 1, later(20));
    const answer = await saveArmy(viewer, id, { revision: 2, file: lobositz('Mine') }, later(30));
    expect(answer).toMatchObject({ ok: false, code: 'stale', current: { revision: 3 } });
  });

  test('judges the army anew', async () => {
    const { viewer, id } = await withTwo();
    await db.armyVersion.updateMany({
      where: { armyId: id, revision: 1 },
      data: { legal: false, points: 1 },
    });
    await restoreVersion(viewer, id, 1, later(20));
    expect((await listVersions(viewer, id))?.map(({ legal, points }) => [legal, points])).toEqual([
      [true, 2275],
      [true, 2275],
      [false, 1],
    ]);
  });

  test('of someone else, or of no version: not found', async () => {
    const { viewer, id } = await withTwo();
    const gone = { ok: false, code: 'not-found' };
    expect(await restoreVersion(await newTestViewer(), id, 1)).toEqual(gone);
    expect(await restoreVersion(viewer, id, 9)).toEqual(gone);
    expect(await rows(viewer, id)).toEqual(['2 Two', '1 One !']);
  });
});
