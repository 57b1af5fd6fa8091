import { expect, test } from 'vitest';
import { readyMadeOf } from '@/lib/sheets/fixtures/printed';
import { USUAL } from '@/lib/sheets/fixtures/rosters';
import { loadSystem, SYSTEM_IDS } from '.';
import { countBlanks } from './core/sheet/reference-blanks';

const WRITTEN = 'Agreed 7';

test.each(SYSTEM_IDS)(
  'what players fill in stands on the reference sheet in place of blanks: %s',
  async (id) => {
    const system = await loadSystem(id);
    const { reference } = await system.sheets();
    const [army] = await readyMadeOf(id);
    if (army === undefined) throw new Error(`${id} has no ready-made army`);
    const { paper, print, blackAndWhite } = USUAL;
    const sheetOf = (tables: Record<string, unknown>) =>
      reference?.([{ ...army, tables }], { paper, print, blackAndWhite, full: false }) ?? { rows: [] };
    const blanks = countBlanks(sheetOf({}));
    if (system.houseTables.length === 0) {
      expect(blanks).toBe(0);
      return;
    }
    expect(blanks).toBeGreaterThan(0);
    const filled = Object.fromEntries(
      system.houseTables.map(({ key, rows, columns }) => [
        key,
        Object.fromEntries(rows.map((row) => [row.key, columns.map(() => WRITTEN)])),
      ]),
    );
    const sheet = sheetOf(filled);
    expect(countBlanks(sheet)).toBe(0);
    expect(JSON.stringify(sheet)).toContain(WRITTEN);
    expect(JSON.stringify(sheet)).not.toMatch(/lost: (to )?fill in/);
  },
);
