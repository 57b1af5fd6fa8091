import '@/prisma/test-database';
import { expect, test } from 'vitest';
import { lobositz, newTestViewer } from '@/lib/armies/fixtures/armies';
import { getArmy } from '@/lib/armies/get-army';
import { createArmy, saveArmy } from '@/lib/armies/save-army';
import { getVersion } from '@/lib/armies/versions';
import { db } from '@/lib/db';
import type { Viewer } from '@/lib/identity/viewer';
import { noted } from './noted-print';

const LINKS = { link: null, verify: 'https://muster.example/verify/', list: null };

const stored = async () => {
  const viewer = await newTestViewer();
  const created = await createArmy(viewer, lobositz('Turn 1'));
  if (!created.ok) throw new Error(created.code);
  // an autosave, whose row in the history the next one takes
  await saveArmy(viewer, created.id, { revision: 1, file: lobositz('Turn 2') });
  return { viewer, id: created.id };
};

/** Reads an army, and while that is under way it is saved again: `saves` times in all. */
const readingWhileSaved = (saves: number): typeof getArmy => {
  let done = 0;
  return async (viewer: Viewer, id: string) => {
    const record = await getArmy(viewer, id);
    if (record !== null && done < saves) {
      done++;
      const { revision } = record;
      await saveArmy(viewer, id, { revision, file: lobositz(`Turn ${revision + 1}`) });
    }
    return record;
  };
};

test.each([0, 1, 2])(
  'with %i saves in between, file, version and code of a PDF are of one version',
  async (saves) => {
    const { viewer, id } = await stored();
    const printed = await noted(viewer, id, LINKS, readingWhileSaved(saves));
    if (printed === null || printed.print.code === null) throw new Error('no code');
    const row = await db.print.findUniqueOrThrow({ where: { code: printed.print.code } });
    expect(row.revision).toBe(printed.print.version);
    expect(printed.file.name).toBe(`Turn ${printed.print.version}`);
    expect((await getVersion(viewer, id, row.revision))?.file).toEqual(printed.file);
  },
);

test('an army that is saved all the while is printed without a code', async () => {
  const { viewer, id } = await stored();
  const printed = await noted(viewer, id, LINKS, readingWhileSaved(100));
  expect(printed?.print.code).toBeNull();
  expect(printed?.file.name).toBe(`Turn ${printed?.print.version}`);
});

test('an army of somebody else is not there', async () => {
  const { id } = await stored();
  expect(await noted(await newTestViewer(), id, LINKS)).toBeNull();
});
