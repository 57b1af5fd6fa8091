import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/document';
import type { HouseTable } from '@/lib/rules/core/house';
import type { ReferenceSheet } from '@/lib/rules/core/sheet-parts';
import { textMarks } from '../fixtures/part-texts';
import { cutShort, tooWide, unsaid } from '../fixtures/placed-texts';
import { atScale, PAPERS, readyMadeOf, referenceOf } from '../fixtures/printed';
import { referenceStyle } from './part-style';
import { referencePages } from './reference-pages';

/** Most sides of paper that a full sheet may take. */
const SIDES = {
  'honours-of-war': 2,
  'stroll-in-hanover': 2,
  'one-hour-napoleonic': 1,
  mcnally: 2,
  thinglum: 1,
} as const;

/** Every text in its place on paper of its size, none too wide, none cut short, none missing. */
const expectWhole = (sheet: ReferenceSheet, pages: ReturnType<typeof referencePages>): void => {
  for (const { marks, width, height } of pages) {
    expect(tooWide(marks, width - 9)).toEqual([]);
    expect(cutShort(marks, [])).toEqual([]);
    for (const mark of textMarks(marks)) {
      expect(mark.x).toBeGreaterThan(9);
      expect(mark.y).toBeGreaterThan(8);
      expect(mark.y).toBeLessThan(height - 7);
    }
  }
  const marks = pages.flatMap((page) => page.marks);
  expect(unsaid(sheet, marks, [])).toEqual([]);
};

/** Long house values in every cell that may be filled in. */
const filledIn = (tables: readonly HouseTable[], words: string): ArmyFile['tables'] =>
  Object.fromEntries(
    tables.map(({ key, columns, rows }) => [
      key,
      Object.fromEntries(rows.map((row) => [row.key, columns.map(() => words)])),
    ]),
  );

describe.each(SYSTEM_IDS)('the reference sheet of %s', async (id) => {
  const system = await loadSystem(id);
  const scales = system.choices.scales.map(({ value }) => value);
  const armies = await readyMadeOf(id);

  test.each(scales.flatMap((scale) => PAPERS.map((paper) => ({ scale, paper }))))(
    'in full, at $scale mm on $paper, has the sides that a table can hold, with nothing cut short',
    async ({ scale, paper }) => {
      const sheet = await referenceOf(system, [], { full: true, paper, scale });
      const pages = referencePages(sheet);
      expect(pages.length).toBeLessThanOrEqual(SIDES[id]);
      expectWhole(sheet, pages);
    },
  );

  test.each(scales)('cut to two armies, at %s mm, is whole on its paper', async (scale) => {
    const cut = armies.slice(0, 2).map((file) => atScale(file, scale));
    const sheet = await referenceOf(system, cut, { paper: Number(scale) % 4 === 0 ? 'letter' : 'a4' });
    const pages = referencePages(sheet);
    if (id === 'honours-of-war') expect(pages.length).toBeLessThanOrEqual(2);
    expectWhole(sheet, pages);
  });

  test('takes house values in many words, in their places and none cut short', async () => {
    const [first] = armies;
    if (first === undefined) throw new Error(`${id} has no ready-made army`);
    const words = 'half a move at most, and a test for foot';
    const file = { ...first, tables: filledIn(system.houseTables, words) };
    for (const paper of PAPERS) {
      const pages = referencePages(await referenceOf(system, [file], { full: true, paper }));
      for (const { marks, height } of pages) {
        expect(cutShort(marks, [])).toEqual([]);
        for (const { y } of textMarks(marks)) expect(y).toBeLessThan(height - 6);
      }
    }
  });
});

describe.each(['honours-of-war'] as const)('the cut sheet of %s', async (id) => {
  const system = await loadSystem(id);
  const armies = await readyMadeOf(id);

  test.each(armies)('of $name stands on one side of A4, at every scale', async (file) => {
    for (const { value } of system.choices.scales) {
      const sheet = await referenceOf(system, [atScale(file, value)], { paper: 'a4' });
      const pages = referencePages(sheet);
      expect(pages).toHaveLength(1);
      expect(cutShort(pages[0]?.marks ?? [], [])).toEqual([]);
    }
  });
});

test('no text of a reference sheet is set smaller than 6.5 points', () => {
  for (const tightness of [0, 0.5, 1]) {
    const { points, small } = referenceStyle(tightness);
    expect(Math.min(points, small)).toBeGreaterThanOrEqual(6.5);
  }
});
