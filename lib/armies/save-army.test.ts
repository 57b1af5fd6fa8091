import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { lobositz, newTestViewer } from './fixtures/armies';
import { getArmy } from './get-army';
import { createArmy, saveArmy } from './save-army';
import { getVersion, listVersions, MAX_VERSIONS } from './versions';

const START = new Date('2026-11-20T19:00:00Z');
const later = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);

const withArmy = async (): Promise<{ viewer: Viewer; id: string }> => {
  const viewer = await newTestViewer();
  const created = await createArmy(viewer, lobositz('One'), START);
  if (!created.ok) throw new Error(created.code);
  return { viewer, id: created.id };
};

const history = async (viewer: Viewer, id: string) =>
  (await listVersions(viewer, id))?.map(
    ({ revision, name, explicit }) => `${revision} ${name}${explicit ? ' !' : ''}`,
  );

describe('revisions', () => {
  test('each save makes the next one', async () => {
    const { viewer, id } = await withArmy();
    expect(await saveArmy(viewer, id, { revision: 1, file: lobositz('Two') }, later(1))).toEqual({
      ok: true,
      revision: 2,
      editedAt: '2026-11-20T19:00:01.000Z',
    });
    expect(await saveArmy(viewer, id, { revision: 2, file: lobositz('Three') })).toMatchObject({
      ok: true,
      revision: 3,
    });
    expect(await getArmy(viewer, id)).toMatchObject({ revision: 3, file: { name: 'Three' } });
  });

  test('a stale save is answered with the current version, and both exist', async () => {
    const { viewer, id } = await withArmy();
    await saveArmy(viewer, id, { revision: 1, file: lobositz('Theirs') }, later(1));
    const answer = await saveArmy(viewer, id, { revision: 1, file: lobositz('Mine') }, later(2));
    expect(answer).toMatchObject({
      ok: false,
      code: 'stale',
      current: { id, revision: 2, file: { name: 'Theirs' } },
    });
    expect(await getArmy(viewer, id)).toMatchObject({ revision: 2, file: { name: 'Theirs' } });
    const kept = await saveArmy(
      viewer,
      id,
      { revision: 2, file: lobositz('Mine'), explicit: true },
      later(3),
    );
    expect(kept).toMatchObject({ ok: true, revision: 3 });
    expect(await history(viewer, id)).toEqual(['3 Mine !', '2 Theirs', '1 One !']);
  });

  test('a save sent again because its answer got lost is no conflict', async () => {
    const { viewer, id } = await withArmy();
    const request = { revision: 1, file: lobositz('Two') };
    const first = await saveArmy(viewer, id, request, later(1));
    expect(await saveArmy(viewer, id, request, later(9))).toEqual(first);
    expect(await getArmy(viewer, id)).toMatchObject({ revision: 2 });
  });

  test.each([5, 99])('revision %i, which never was, is stale', async (revision) => {
    const { viewer, id } = await withArmy();
    const answer = await saveArmy(viewer, id, { revision, file: lobositz('Two') });
    expect(answer).toMatchObject({ ok: false, code: 'stale' });
    expect(await getArmy(viewer, id)).toMatchObject({ revision: 1, file: { name: 'One' } });
  });

  test('of two saves at once exactly one wins', async () => {
    for (let round = 0; round < 10; round++) {
      const { viewer, id } = await withArmy();
      const answers = await Promise.all(
        ['Left', 'Right'].map((name) => saveArmy(viewer, id, { revision: 1, file: lobositz(name) })),
      );
      expect(answers.map((answer) => (answer.ok ? 'saved' : answer.code)).toSorted()).toEqual([
        'saved',
        'stale',
      ]);
      expect(await getArmy(viewer, id)).toMatchObject({
        revision: 2,
        file: { name: answers[0]?.ok ? 'Left' : 'Right' },
      });
      expect(await listVersions(viewer, id)).toHaveLength(2);
    }
  });

  test('three hundred armies saved at once are all saved', async () => {
    const { viewer } = await withArmy();
    const armies = await Promise.all(
      Array.from({ length: 300 }, (_, index) => createArmy(viewer, lobositz(`Army ${index}`))),
    );
    const saves = armies.map((army, index) =>
      saveArmy(viewer, army.ok ? army.id : '', { revision: 1, file: lobositz(`Saved ${index}`) }),
    );
    expect((await Promise.all(saves)).filter(({ ok }) => ok)).toHaveLength(300);
    expect(
      await db.army.count({ where: { userId: viewer.userId, revision: 2, name: { startsWith: 'Saved' } } }),
    ).toBe(300);
    expect(await db.armyVersion.count({ where: { army: { userId: viewer.userId } } })).toBe(601);
  });
});

describe('history', () => {
  test('autosaves of five minutes share a row, explicit saves have their own', async () => {
    const { viewer, id } = await withArmy();
    const saves: [number, string, boolean][] = [
      [10, 'a', false],
      [20, 'b', false],
      [309, 'c', false],
      [310, 'd', false],
      [320, 'e', true],
      [330, 'f', false],
      [340, 'g', true],
      [341, 'h', true],
    ];
    for (const [index, [seconds, name, explicit]] of saves.entries()) {
      const request = { revision: index + 1, file: lobositz(name), explicit };
      expect(await saveArmy(viewer, id, request, later(seconds))).toMatchObject({ ok: true });
    }
    expect(await history(viewer, id)).toEqual(['9 h !', '8 g !', '7 f', '6 e !', '5 d', '4 c', '1 One !']);
  });

  test('an earlier version can be read and saved anew', async () => {
    const { viewer, id } = await withArmy();
    await saveArmy(viewer, id, { revision: 1, file: lobositz('Two'), explicit: true });
    const first = await getVersion(viewer, id, 1);
    expect(first).toMatchObject({ revision: 1, file: { name: 'One' } });
    expect(await saveArmy(viewer, id, { revision: 2, file: first?.file, explicit: true })).toMatchObject({
      ok: true,
      revision: 3,
    });
    expect(await getArmy(viewer, id)).toMatchObject({ file: { name: 'One' } });
  });

  test('a clock that goes back starts a new row', async () => {
    const { viewer, id } = await withArmy();
    await saveArmy(viewer, id, { revision: 1, file: lobositz('a') }, later(1000));
    await saveArmy(viewer, id, { revision: 2, file: lobositz('b') }, later(-1000));
    expect(await history(viewer, id)).toEqual(['3 b', '2 a', '1 One !']);
  });

  test('the last hundred rows are kept', async () => {
    const { viewer, id } = await withArmy();
    for (let revision = 1; revision < MAX_VERSIONS + 6; revision++) {
      await saveArmy(viewer, id, { revision, file: lobositz(`Save ${revision}`), explicit: true });
    }
    const rows = await listVersions(viewer, id);
    expect(rows).toHaveLength(MAX_VERSIONS);
    expect(rows?.at(0)?.revision).toBe(MAX_VERSIONS + 6);
    expect(rows?.at(-1)?.revision).toBe(7);
  });
});

describe('what cannot be read is refused with its place, and nothing is stored', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 'deep' : { army: nested(depth - 1) });
  const units = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `x${index}`, type: 'musketeers', class: 'standard' }));

  test.each<[string, () => unknown, unknown]>([
    ['no object', () => null, []],
    ['another system', () => ({ ...lobositz(), system: 'chess' }), ['system']],
    ['a newer format', () => ({ ...lobositz(), muster: 2 }), ['muster']],
    ['an unknown key', () => ({ ...lobositz(), cheat: true }), ['cheat']],
    ['a wrong type', () => ({ ...lobositz(), name: 7 }), ['name']],
    [
      'an unknown troop type',
      () => ({
        ...lobositz(),
        army: {
          ...(lobositz().army as object),
          independents: [{ id: 'a', type: 'panzer', class: 'standard' }],
        },
      }),
      ['army', 'independents', 0, 'type'],
    ],
    [
      'a huge number',
      () => ({ ...lobositz(), army: { ...(lobositz().army as object), budget: 1e300 } }),
      ['army', 'budget'],
    ],
    [
      'a negative number',
      () => ({ ...lobositz(), army: { ...(lobositz().army as object), budget: -1 } }),
      ['army', 'budget'],
    ],
    ['a prototype', () => JSON.parse('{"muster":1,"system":"__proto__","name":"x","army":{}}'), ['system']],
  ])('%s', async (_name, file, place) => {
    const { viewer, id } = await withArmy();
    const answer = await saveArmy(viewer, id, { revision: 1, file: file() });
    expect(answer).toMatchObject({ ok: false, code: 'invalid' });
    const errors = !answer.ok && answer.code === 'invalid' ? answer.errors : [];
    expect(errors[0]?.at).toEqual(place);
    expect(await createArmy(viewer, file())).toMatchObject({ ok: false, code: 'invalid' });
    expect(await db.army.count({ where: { userId: viewer.userId } })).toBe(1);
    expect(await listVersions(viewer, id)).toHaveLength(1);
  });

  test('too many units, too deep, too large', async () => {
    const { viewer, id } = await withArmy();
    const army = lobositz().army as object;
    const many = { ...lobositz(), army: { ...army, unassigned: units(5000) } };
    expect(await saveArmy(viewer, id, { revision: 1, file: many })).toMatchObject({
      ok: false,
      code: 'invalid',
    });
    expect(
      await saveArmy(viewer, id, { revision: 1, file: { ...lobositz(), army: nested(5000) } }),
    ).toMatchObject({ ok: false });
    const large = { ...lobositz(), tables: { t: 'x'.repeat(1_000_001) } };
    expect(await saveArmy(viewer, id, { revision: 1, file: large })).toMatchObject({
      ok: false,
      code: 'too-large',
      message: expect.any(String),
    });
    expect(await getArmy(viewer, id)).toMatchObject({ revision: 1 });
  });

  test('script in a name is a name', async () => {
    const { viewer, id } = await withArmy();
    const name = `<script>alert('1')</script>'; DROP TABLE Army; --`;
    expect(await saveArmy(viewer, id, { revision: 1, file: lobositz(name) })).toMatchObject({ ok: true });
    expect(await getArmy(viewer, id)).toMatchObject({ file: { name } });
  });

  test('an illegal army is saved', async () => {
    const { viewer, id } = await withArmy();
    const file = lobositz();
    const army = file.army as { brigades: { units: unknown[] }[] };
    const bare = {
      ...file,
      army: { ...army, general: null, brigades: army.brigades.map((brigade) => ({ ...brigade, units: [] })) },
    };
    expect(await saveArmy(viewer, id, { revision: 1, file: bare })).toMatchObject({ ok: true });
    expect(
      await db.army.findUniqueOrThrow({ where: { id }, select: { legal: true, errors: true } }),
    ).toMatchObject({ legal: false });
  });
});

test('what hides in a name is not stored, and its file can be downloaded', async () => {
  const { viewer, id } = await withArmy();
  const name = ' Half \uD83D\u202E of\u0007 it\u2069 ';
  expect(await saveArmy(viewer, id, { revision: 1, file: lobositz(name) })).toMatchObject({ ok: true });
  const found = await getArmy(viewer, id);
  expect(found?.file.name).toBe('Half  of it');
});
