import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import { PAPERS } from '@/lib/rules/core/sheet/sheet';
import { manyUnits } from '../fixtures/many-units';
import { said, textMarks } from '../fixtures/part-texts';
import { USUAL } from '../fixtures/rosters';
import type { DrawOp, GroupMark } from './mark';
import { rosterPages } from './roster-pages';

const UNITS = 12;

const groups = (marks: readonly DrawOp[]): GroupMark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? [mark, ...groups(mark.marks)] : []));

const textOf = (marks: readonly DrawOp[]): string => textMarks(marks).map(said).join(' ');

/** The units named on a page, by their place in the army. */
const unitsOn = (marks: readonly DrawOp[]): number[] =>
  groups(marks).flatMap((mark) => {
    const named = mark.role === 'rowheader' ? /Regiment (\d+)/.exec(textOf(mark.marks)) : null;
    return named === null ? [] : [Number(named[1])];
  });

describe.each(SYSTEM_IDS)('formations of %s on pages of their own', async (id) => {
  const system = await loadSystem(id);
  const { roster } = await system.sheets();
  const file = await manyUnits(id, UNITS);
  const sheetOf = (apart: boolean, paper: 'a4' | 'letter' = 'a4') =>
    roster(file, system.assess(file), { ...USUAL, paper, apart });

  test.each(PAPERS)('begin a page each on %s, after one of the army', (paper) => {
    const pages = rosterPages(sheetOf(true, paper));
    expect(pages.map(({ marks }) => unitsOn(marks))).toEqual([
      [],
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
      [11, 12],
    ]);
    expect(pages.map(({ label }) => label.split(', ').at(-1))).toEqual(
      [1, 2, 3, 4].map((page) => `sheet ${page} of 4`),
    );
  });

  test('have the tables of play that their player needs, and the army its own', () => {
    const { apart = [], tail } = sheetOf(true);
    expect(apart).toHaveLength(3);
    for (const part of apart) expect(part.tail.length).toBeGreaterThan(0);
    expect(tail).toEqual(sheetOf(false).tail);
  });

  test('stay together where the player does not ask for it', () => {
    expect(sheetOf(false).apart).toBeUndefined();
    const units = rosterPages(sheetOf(false)).flatMap(({ marks }) => unitsOn(marks));
    expect(units).toEqual(Array.from({ length: UNITS }, (_, index) => index + 1));
  });
});
