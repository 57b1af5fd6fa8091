import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { CardOptions, PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { writeSheets } from './fixtures/print-sheets';
import { readyMadeOf, USUAL_CARDS, USUAL_LABELS } from './fixtures/printed';
import { readContents } from './fixtures/read-pdf';
import {
  asPrinted,
  blankAfter,
  firstPages,
  type JobArmy,
  jobSheets,
  SHEET_KINDS,
  type SheetKind,
} from './job';
import { layOutPages } from './placed/placed-pages';

const lobositz = async (): Promise<readonly JobArmy[]> => {
  const system = await loadSystem('honours-of-war');
  const sheets = await system.sheets();
  const sides = (await readyMadeOf('honours-of-war')).filter(({ name }) => name.startsWith('Lobositz'));
  return sides.map(
    (file: ArmyFile): JobArmy => ({
      file,
      print: USUAL_CARDS.print,
      sheets,
      assess: () => system.assess(file),
    }),
  );
};

const made = async (
  kinds: readonly SheetKind[],
  changes: Partial<CardOptions> = {},
): Promise<PrintedSheet[]> =>
  asPrinted([
    ...jobSheets(await lobositz(), {
      kinds,
      options: { ...USUAL_CARDS, ...changes },
      labels: USUAL_LABELS,
      full: false,
      dense: false,
    }),
  ]);

const forms = (sheets: readonly PrintedSheet[]) => sheets.map(({ form }) => form ?? 'roster');

describe('both sides of Lobositz in one job', () => {
  test('are a roster, a plate and cards for each side, then labels and one reference sheet for both', async () => {
    const sheets = await made(SHEET_KINDS);
    expect(forms(sheets)).toEqual([
      'roster',
      'plate',
      'cards',
      'roster',
      'plate',
      'cards',
      'labels',
      'reference',
    ]);
    expect(sheets[0]?.title).not.toBe(sheets[3]?.title);
    expect(sheets[1]?.title).toBe(sheets[0]?.title);
  });

  test('are only what is wanted', async () => {
    expect(forms(await made(['reference', 'roster']))).toEqual(['roster', 'roster', 'reference']);
    expect(await made([])).toEqual([]);
  });

  test('are one file with a place in the contents for each sheet', async () => {
    const sheets = await made(['roster', 'cards']);
    const { pages, outline } = await readContents(await writeSheets(...sheets));
    expect(pages).toBe(sheets.flatMap(layOutPages).length);
    expect(outline).toEqual(sheets.map(({ title, form }) => (form === 'cards' ? `${title}, cards` : title)));
  });
});

describe('on both sides of the paper', () => {
  test('each sheet begins on a front, in the file as on the screen', async () => {
    const sheets = await made(['roster', 'cards', 'reference'], { backs: true });
    const blanks = blankAfter(sheets);
    let side = 0;
    for (const [at, sheet] of sheets.entries()) {
      expect(side % 2, sheet.title).toBe(0);
      side += layOutPages(sheet).length + (blanks[at] ? 1 : 0);
    }
    expect((await readContents(await writeSheets(...sheets))).pages).toBe(side);
    expect(firstPages(sheets).at(-1)).toBe(side + 1);
  });

  test('a blank side follows an odd number of pages, but never the last', async () => {
    const sheets = await made(['labels', 'cards'], { backs: true });
    const odd = sheets.map((sheet) => layOutPages(sheet).length % 2 === 1);
    expect(odd).toContain(true);
    expect(blankAfter(sheets)).toEqual(odd.map((each, at) => each && at < sheets.length - 1));
    expect(blankAfter(sheets.slice(-1))).toEqual([false]);
  });

  test('nothing is blank where nothing has a back', async () => {
    expect(blankAfter(await made(SHEET_KINDS))).not.toContain(true);
  });
});
