import '@/prisma/test-database';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { insertAll } from '@/prisma/statement';
import { db, runBatch } from '../db';
import { createDeviceLink, readDeviceLink } from '../devices/device-links';
import type { Viewer } from '../identity/viewer';
import { newRowId } from '../ids';
import { type ArmyColumns, listColumns, searchWords } from './army-columns';
import { assessedColumns } from './army-row';
import { lobositz, newTestViewer } from './fixtures/armies';
import { backUpArmies } from './get-army';
import { LIST_PAGE, listArmies } from './list-armies';
import { readArmy } from './read-army';
import { duplicateArmy } from './save-army';
import type { ListQuestion } from './schema';
import { createShareLink } from './share-links';

const columnsOf = async (): Promise<ArmyColumns> => {
  const read = await readArmy(lobositz());
  if (!read.ok) throw new Error(read.code);
  return assessedColumns({ userId: 'nobody' }, read);
};

type RowOptions = Partial<Record<'name' | 'nationLabel' | 'scale', string>> & {
  year?: number;
  points?: number | null;
  editedAt: Date;
};

/** Rows of armies as a save writes them, without judging each. */
const store = async ({ userId }: Viewer, wanted: readonly RowOptions[]): Promise<void> => {
  const columns = await columnsOf();
  const rows = wanted.map(({ editedAt, scale = '28 mm', ...own }) => {
    const facts = { name: columns.name, nationLabel: 'Prussia', year: columns.year, ...own };
    const summary = JSON.stringify({ ...JSON.parse(columns.summary), ...facts, scale });
    return {
      ...columns,
      ...facts,
      ...listColumns({ ...facts, scale, system: 'Honours of War' }),
      summary,
      id: newRowId(),
      userId,
      revision: 1,
      createdAt: editedAt,
      editedAt,
    };
  });
  // past Prisma's planner, which takes ten seconds over two thousand rows
  await runBatch(insertAll('Army', rows));
};

const day = (date: string): Date => new Date(`2026-11-${date}T10:00:00Z`);

describe('the list', () => {
  let viewer: Viewer;
  beforeAll(async () => {
    viewer = await newTestViewer();
    await store(viewer, [
      { name: 'Army 10', nationLabel: 'Prussia', year: 1757, points: 1200, editedAt: day('03') },
      { name: 'Army 2', nationLabel: 'Prussia', year: 1756, points: null, editedAt: day('02') },
      {
        name: 'Rumyantsev, Gross-Jägersdorf',
        nationLabel: 'Russia',
        year: 1757,
        points: 1195,
        editedAt: day('01'),
      },
    ]);
  });

  test.each<[question: Partial<ListQuestion>, names: string[]]>([
    [{}, ['Army 10', 'Army 2', 'Rumyantsev, Gross-Jägersdorf']],
    [{ sort: 'name' }, ['Army 2', 'Army 10', 'Rumyantsev, Gross-Jägersdorf']],
    [{ sort: 'points' }, ['Army 10', 'Rumyantsev, Gross-Jägersdorf', 'Army 2']],
    [{ sort: 'year' }, ['Army 2', 'Army 10', 'Rumyantsev, Gross-Jägersdorf']],
    [{ nation: 'Russia' }, ['Rumyantsev, Gross-Jägersdorf']],
    [{ search: 'jagersdorf' }, ['Rumyantsev, Gross-Jägersdorf']],
    [{ search: '1757 prussia' }, ['Army 10']],
    [{ search: '  honours ' }, ['Army 10', 'Army 2', 'Rumyantsev, Gross-Jägersdorf']],
    [{ search: 'nothing like it' }, []],
    [{ search: '%' }, ['Army 10', 'Army 2', 'Rumyantsev, Gross-Jägersdorf']],
    [{ system: 'honours-of-war' }, ['Army 10', 'Army 2', 'Rumyantsev, Gross-Jägersdorf']],
    [{ system: 'mcnally' }, []],
    [{ after: 'no cursor' }, ['Army 10', 'Army 2', 'Rumyantsev, Gross-Jägersdorf']],
  ])('%j shows %j', async (question, names) => {
    const { armies, found, all } = await listArmies(viewer, question);
    expect(armies.map(({ name }) => name)).toEqual(names);
    expect([found, all]).toEqual([names.length, 3]);
  });

  test('offers each nation once, by name', async () => {
    expect((await listArmies(viewer)).nations).toEqual(['Prussia', 'Russia']);
  });

  test('fills what armies stored before it lack', async () => {
    const other = await newTestViewer();
    await store(other, [{ name: 'Kołłątaj', nationLabel: 'Poland', editedAt: day('01') }]);
    await db.army.updateMany({
      where: { userId: other.userId },
      data: { searchText: '', sortName: '', nationLabel: '' },
    });
    const { armies, nations } = await listArmies(other, { search: 'kollataj poland' });
    expect(armies).toHaveLength(1);
    expect(nations).toEqual(['Poland']);
  });
});

test('marks and case do not matter when searching', () => {
  expect(searchWords('Kołłątaj Preußen  Суворов')).toEqual(['kollataj', 'preussen', 'суворов']);
});

describe('2,500 armies of one player', () => {
  const COUNT = 2_500;
  let viewer: Viewer;
  beforeAll(async () => {
    viewer = await newTestViewer();
    const start = day('01').getTime();
    await store(
      viewer,
      Array.from({ length: COUNT }, (_, index) => ({
        name: `Army ${index}`,
        nationLabel: index % 5 === 0 ? 'Austria' : 'Prussia',
        year: 1756 + (index % 8),
        points: index % 3 === 0 ? null : index % 40,
        // several share a moment
        editedAt: new Date(start + Math.floor(index / 3) * 1000),
      })),
    );
    const { armies } = await listArmies(viewer);
    for (const { id } of armies.slice(0, 10)) await createShareLink(viewer, id);
  });

  const namesOf = async (question: Partial<ListQuestion>): Promise<string[]> => {
    const names: string[] = [];
    for (let after = ''; ; ) {
      const page = await listArmies(viewer, { ...question, after });
      expect(page.armies.length).toBeLessThanOrEqual(LIST_PAGE);
      names.push(...page.armies.map(({ name }) => name));
      if (page.next === null) return names;
      after = page.next;
    }
  };

  test.each<Partial<ListQuestion>>([{}, { sort: 'name' }, { sort: 'points' }, { sort: 'year' }])(
    'are paged through, each once: %j',
    async (question) => {
      const names = await namesOf(question);
      expect(names).toHaveLength(COUNT);
      expect(new Set(names).size).toBe(COUNT);
      if (question.sort === 'name') {
        expect(names).toEqual(Array.from({ length: COUNT }, (_, index) => `Army ${index}`));
      }
    },
  );

  test('are searched and filtered over all pages', async () => {
    expect(await listArmies(viewer, { search: 'army 2499' })).toMatchObject({ found: 1, all: COUNT });
    expect(await namesOf({ nation: 'Austria', search: '1756', sort: 'name' })).toEqual(
      Array.from({ length: COUNT }, (_, index) => index)
        .filter((index) => index % 5 === 0 && index % 8 === 0)
        .map((index) => `Army ${index}`),
    );
  });

  test('know which of them are shared', async () => {
    const { armies } = await listArmies(viewer);
    expect(armies.filter(({ shared }) => shared)).toHaveLength(10);
  });

  test('are backed up one at a time, each once', async () => {
    const reads = vi.spyOn(db.army, 'findMany');
    let count = 0;
    for await (const document of backUpArmies(viewer)) {
      expect(document.startsWith('{')).toBe(true);
      count++;
    }
    expect(count).toBe(COUNT);
    // many are only asked for by their ids
    expect(reads.mock.calls.map(([question]) => question?.select)).not.toContainEqual(
      expect.objectContaining({ document: true }),
    );
    expect(reads.mock.calls.length).toBeGreaterThan(1);
    reads.mockRestore();
  });

  test('are duplicated under free names', async () => {
    const [first] = (await listArmies(viewer, { search: 'army 7' })).armies;
    if (first === undefined) throw new Error('There is no army');
    for (let copy = 1; copy <= 3; copy++)
      expect(await duplicateArmy(viewer, first.id)).toMatchObject({ ok: true });
    const copies = await listArmies(viewer, { search: 'copy' });
    expect(new Set(copies.armies.map(({ name }) => name)).size).toBe(3);
  });

  test('are counted by a device link', async () => {
    const { token } = await createDeviceLink(viewer);
    const link = await readDeviceLink(token);
    expect(link?.armies).toBeGreaterThanOrEqual(COUNT);
  });
});
