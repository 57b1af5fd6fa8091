import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { db } from '../db';
import { tokenHash } from '../identity/token';
import { lobositz, newTestViewer } from './fixtures/armies';
import { listArmies } from './list-armies';
import { createPrint } from './prints';
import { createArmy, saveArmy } from './save-army';
import { createShareLink, getSharedArmy, revokeShareLinks } from './share-links';
import { getVersion } from './versions';

const NOW = new Date('2026-11-20T19:00:00Z');
const MINUTE = 60_000;

const withArmy = async () => {
  const viewer = await newTestViewer();
  const created = await createArmy(viewer, lobositz(), NOW);
  if (!created.ok) throw new Error(created.code);
  return { viewer, id: created.id };
};

describe('share links', () => {
  test('show the army as it is now, until they are revoked', async () => {
    const { viewer, id } = await withArmy();
    const [first, second] = [await createShareLink(viewer, id), await createShareLink(viewer, id)];
    if (!first.ok || !second.ok) throw new Error('no link');
    expect(first.token).toMatch(/^[\w-]{32}$/);
    expect(first.token).not.toBe(second.token);
    expect((await listArmies(viewer)).armies).toMatchObject([{ shared: true }]);
    await saveArmy(viewer, id, { revision: 1, file: lobositz('Later') });
    for (const { token } of [first, second]) {
      expect(await getSharedArmy(token)).toMatchObject({
        name: 'Later',
        revision: 2,
        file: { name: 'Later' },
      });
    }
    expect(await revokeShareLinks(viewer, id)).toEqual({ ok: true });
    for (const { token } of [first, second]) expect(await getSharedArmy(token)).toBeNull();
    expect((await listArmies(viewer)).armies).toMatchObject([{ shared: false }]);
    const third = await createShareLink(viewer, id);
    expect(third.ok && (await getSharedArmy(third.token))).not.toBeNull();
  });

  test('are stored as hashes only', async () => {
    const { viewer, id } = await withArmy();
    const link = await createShareLink(viewer, id);
    if (!link.ok) throw new Error('no link');
    const row = await db.shareLink.findFirstOrThrow({ where: { armyId: id } });
    expect(row.tokenHash).toBe(tokenHash(link.token));
    expect(JSON.stringify(row)).not.toContain(link.token);
  });

  test.each(['', 'x', '../../etc', 'a'.repeat(32), "' OR 1=1 --", 'a'.repeat(100_000)])(
    '%j opens nothing',
    async (token) => {
      expect(await getSharedArmy(token)).toBeNull();
    },
  );

  test('the id of an army or of a link opens nothing', async () => {
    const { viewer, id } = await withArmy();
    await createShareLink(viewer, id);
    const { id: linkId, tokenHash: hash } = await db.shareLink.findFirstOrThrow({ where: { armyId: id } });
    for (const text of [id, linkId, hash]) expect(await getSharedArmy(text)).toBeNull();
  });
});

describe('prints', () => {
  test('have a short code that says which state was printed', async () => {
    const { viewer, id } = await withArmy();
    const print = await createPrint(viewer, id, { revision: 1 }, NOW);
    expect(print).toMatchObject({ ok: true, revision: 1, date: NOW.toISOString() });
    if (!print.ok) throw new Error('no print');
    expect(print.code).toMatch(/^MU-[\dB-DF-HJ-NP-TV-Z]{4}-[\dB-DF-HJ-NP-TV-Z]{2}$/);
    expect(await db.print.findUniqueOrThrow({ where: { code: print.code } })).toMatchObject({
      armyId: id,
      revision: 1,
      points: 2275,
      profile: expect.stringMatching(/^[\da-f]{12}$/),
    });
    expect(await getSharedArmy(print.code)).toBeNull();
  });

  test('of the same state on the same day share a code, another state or day has its own', async () => {
    const { viewer, id } = await withArmy();
    const code = async (now: Date, revision = 1) => {
      const print = await createPrint(viewer, id, { revision }, now);
      return print.ok ? print.code : '';
    };
    const first = await code(NOW);
    expect(await code(new Date(NOW.getTime() + 60 * MINUTE))).toBe(first);
    const nextDay = await code(new Date(NOW.getTime() + 24 * 60 * MINUTE));
    await saveArmy(viewer, id, { revision: 1, file: lobositz('Changed') });
    expect(new Set([first, nextDay, await code(NOW, 2)]).size).toBe(3);
  });

  test('belong to the version that was printed, whatever is stored meanwhile', async () => {
    const { viewer, id } = await withArmy();
    const save = (revision: number) =>
      saveArmy(viewer, id, { revision, file: lobositz(`Version ${revision + 1}`) }, NOW);
    const printOf = (revision: number) => createPrint(viewer, id, { revision }, NOW);
    await save(1);
    await save(2);
    const stale = { ok: false, code: 'stale' };
    // a browser still shows version 2, whose row the autosave after it has taken; or it runs ahead of the server
    expect(await printOf(2)).toMatchObject(stale);
    expect(await printOf(4)).toMatchObject(stale);
    const third = await printOf(3);
    expect(third).toMatchObject({ ok: true, revision: 3 });
    // a printed version keeps its row: the next autosave within five minutes gets one of its own
    await save(3);
    expect((await getVersion(viewer, id, 3))?.file.name).toBe('Version 3');
    expect(await printOf(3)).toEqual(third);
    const fourth = await printOf(4);
    expect(fourth).toMatchObject({ ok: true, revision: 4 });
    expect(fourth).not.toEqual(third);
    // one from the history is as good
    expect(await printOf(1)).toMatchObject({ ok: true, revision: 1 });
  });

  test('have points and verdict of the data they are printed by, and no code by other data', async () => {
    const { viewer, id } = await withArmy();
    await db.army.update({ where: { id }, data: { dataVersion: '2020.1', points: 1, legal: true } });
    await db.armyVersion.updateMany({ where: { armyId: id }, data: { dataVersion: '2020.1', points: 1 } });
    const print = await createPrint(viewer, id, { revision: 1 }, NOW);
    if (!print.ok) throw new Error('no print');
    const row = await db.print.findUniqueOrThrow({ where: { code: print.code } });
    expect(row).toMatchObject({ points: 2275, dataVersion: expect.not.stringMatching('2020.1') });
    const old = { revision: 1, dataVersion: '2020.1' };
    expect(await createPrint(viewer, id, old, NOW)).toMatchObject({ ok: false, code: 'stale' });
    expect(await createPrint(viewer, id, { ...old, dataVersion: row.dataVersion }, NOW)).toEqual(print);
  });
});
