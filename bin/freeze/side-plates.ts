import { writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { longDate } from '@/app/history/history-words';
import { seed } from '@/lib/history/seed/seed';
import type { PlateSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { layOutPages } from '@/lib/sheets/placed/placed-pages';
import { migrate } from '@/prisma/migrate';
import { newTestFolder } from '@/prisma/test-folder';
import { line } from './models';

export type SidePlate = { readonly name: string; readonly sheet: PlateSheet };

/** Gives this process a store of its own with the history in it, for as long as `work` takes. */
export const withHistory = async <T>(work: () => Promise<T>): Promise<T> => {
  const folder = newTestFolder('muster-freeze-');
  // The freeze never uses the store of the developer.
  delete process.env.DATABASE_URL;
  process.env.MUSTER_DATA = folder;
  const url = pathToFileURL(join(folder, 'muster.db')).href;
  try {
    await migrate(url, { backup: false });
    await seed(url);
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The plate of every side of the history, in the order of their names. */
export const sidePlates = async (ink: PlateSheet['ink']): Promise<SidePlate[]> => {
  // they open the store as they are loaded
  const [{ listBattles }, { readBattle }, { sidePlate }] = await Promise.all([
    import('@/lib/history/battles'),
    import('@/lib/history/battles'),
    import('@/lib/history/side-plate'),
  ]);
  const paper = { paper: 'a4', ink, date: '22 November 2026' } as const;
  const plates: SidePlate[] = [];
  for (const { id } of await listBattles()) {
    const battle = await readBattle(id);
    for (const side of battle?.sides ?? []) {
      if (battle === null) continue;
      plates.push({
        name: `${battle.name} ${battle.year}, ${side.name}`,
        sheet: sidePlate(battle, side, longDate(battle.date), paper),
      });
    }
  }
  // stores sort battles each in their own way
  return plates.toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

/** Every mark on the plates of all sides of the history, a line for each. */
export const freezeSides = async (folder: string): Promise<void> => {
  const lines = (await sidePlates('colour')).map(({ name, sheet }) => line(name, layOutPages(sheet)));
  const into = join(folder, 'models', 'history');
  await mkdir(into, { recursive: true });
  writeFileSync(join(into, 'plate marks.txt'), lines.join(''));
};
