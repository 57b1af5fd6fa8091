import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/document';
import type { HouseTable } from '@/lib/rules/core/house';
import { said, textMarks } from '../fixtures/part-texts';
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

const cutShort = (pages: ReturnType<typeof referencePages>): string[] =>
  pages.flatMap(({ marks }) => textMarks(marks).map(said)).filter((text) => text.includes('…'));

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
      const pages = referencePages(await referenceOf(system, [], { full: true, paper, scale }));
      expect(pages.length).toBeLessThanOrEqual(SIDES[id]);
      expect(cutShort(pages)).toEqual([]);
    },
  );

  test('takes house values in many words, in their places and none cut short', async () => {
    const [first] = armies;
    if (first === undefined) throw new Error(`${id} has no ready-made army`);
    const words = 'half a move at most, and a test for foot';
    const file = { ...first, tables: filledIn(system.houseTables, words) };
    for (const paper of PAPERS) {
      const pages = referencePages(await referenceOf(system, [file], { full: true, paper }));
      expect(cutShort(pages)).toEqual([]);
      for (const { marks, height } of pages)
        for (const { y } of textMarks(marks)) expect(y).toBeLessThan(height - 6);
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
      expect(cutShort(pages)).toEqual([]);
    }
  });
});

test('no text of a reference sheet is set smaller than 6.5 points', () => {
  for (const tightness of [0, 0.5, 1]) {
    const { points, small } = referenceStyle(tightness);
    expect(Math.min(points, small)).toBeGreaterThanOrEqual(6.5);
  }
});
