import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import { PAPERS } from '@/lib/rules/core/sheet/sheet';
import type { ReferenceSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { said, textMarks } from '../fixtures/part-texts';
import { tooWide, unsaid } from '../fixtures/placed-texts';
import { atScale, readyMadeOf, referenceOf } from '../fixtures/printed';
import { cutLines } from '../fixtures/typesetting';
import type { DrawOp, PageLayout, TextMark } from './mark';
import { referenceStyle } from './part-style';
import { layOutPages } from './placed-pages';

/** Most sides of paper that a full sheet may take, read at arm's length or dense. */
const SIDES = {
  'honours-of-war': { usual: 3, dense: 2 },
  'stroll-in-hanover': { usual: 3, dense: 2 },
  'one-hour-napoleonic': { usual: 2, dense: 1 },
  mcnally: { usual: 3, dense: 2 },
  thinglum: { usual: 2, dense: 1 },
} as const;

/** Texts in groups of these roles. */
const textsWithin = (marks: readonly DrawOp[], roles: readonly string[], inside = false): TextMark[] =>
  marks.flatMap((mark) =>
    mark.kind === 'group'
      ? textsWithin(mark.marks, roles, inside || roles.includes(mark.role))
      : mark.kind === 'text' && inside
        ? [mark]
        : [],
  );

/** Words of the heads of columns that no text says whole. */
const brokenHeads = (sheet: ReferenceSheet, marks: readonly DrawOp[]): string[] => {
  const words = new Set(textMarks(marks).flatMap((mark) => said(mark).split(/\s+/)));
  return sheet.rows
    .flatMap(({ sections }) => sections.flatMap(({ parts }) => parts))
    .flatMap((part) => (part.kind === 'grid' ? part.columns.flatMap(({ title }) => title.split(/\s+/)) : []))
    .filter((word) => word !== '' && !words.has(word));
};

/** Every text in its place on paper of its size, none too wide, none cut short, none missing. */
const expectWhole = (sheet: ReferenceSheet, pages: readonly PageLayout[]): void => {
  for (const { marks, width, height } of pages) {
    expect(tooWide(marks, width - 9)).toEqual([]);
    expect(cutLines({ marks })).toEqual([]);
    const astray = textMarks(marks).filter(({ x, y }) => !(x > 9 && y > 8 && y < height - 7));
    expect(astray).toEqual([]);
  }
  const marks = pages.flatMap((page) => page.marks);
  expect(unsaid(sheet, marks)).toEqual([]);
};

describe.each(SYSTEM_IDS)('the reference sheet of %s', async (id) => {
  const system = await loadSystem(id);
  const scales = system.choices.scales.map(({ value }) => value);
  const armies = await readyMadeOf(id);

  test.each(
    // each scale on one paper, and so each paper at some scale
    scales.flatMap((scale, at) => [
      { scale, paper: PAPERS[at % 2] ?? 'a4', dense: false },
      ...(at === 0 ? PAPERS.map((paper) => ({ scale, paper, dense: true })) : []),
    ]),
  )(
    'in full, at $scale mm on $paper, dense: $dense, has the sides that a table can hold, with nothing cut short',
    async ({ scale, paper, dense }) => {
      const sheet = await referenceOf(system, [], { full: true, dense, paper, scale });
      const pages = layOutPages(sheet);
      expect(pages.length).toBeLessThanOrEqual(SIDES[id][dense ? 'dense' : 'usual']);
      expectWhole(sheet, pages);
    },
  );

  test.each(armies.map((file, index) => ({ name: file.name, file, paper: PAPERS[index % 2] ?? 'a4' })))(
    'of $name on $paper has tables first, in type of 8 points or more, no head broken',
    async ({ file, paper }) => {
      const sheet = await referenceOf(system, [file], { paper });
      const pages = layOutPages(sheet);
      const all = pages.flatMap(({ marks }) => marks);
      expectWhole(sheet, pages);
      expect(brokenHeads(sheet, all)).toEqual([]);
      const read = textsWithin(all, ['cell', 'listitem']).flatMap(({ runs }) => runs);
      expect(read.length).toBeGreaterThan(0);
      expect(Math.min(...read.map(({ points }) => points))).toBeGreaterThanOrEqual(8);
      const tables = pages.map(({ marks }) => textsWithin(marks, ['table']).length > 0);
      expect(tables).toEqual(tables.toSorted().toReversed());
      expect(tables[0]).toBe(true);
    },
  );
});

describe.each(['honours-of-war'] as const)('the dense cut sheet of %s', async (id) => {
  const system = await loadSystem(id);
  const armies = await readyMadeOf(id);
  const { scales } = system.choices;

  test.each(armies)('of $name stands on one side of A4, at every scale', async (file) => {
    // one army at every scale, the others at one
    for (const { value } of file === armies[0] ? scales : scales.slice(0, 1)) {
      const sheet = await referenceOf(system, [atScale(file, value)], { paper: 'a4', dense: true });
      const pages = layOutPages(sheet);
      expect(pages).toHaveLength(1);
      expect(cutLines({ marks: pages[0]?.marks ?? [] })).toEqual([]);
    }
  });
});

test('no text of a dense reference sheet is set smaller than 6.5 points, of another than 8', () => {
  for (const tightness of [0, 0.5, 1]) {
    for (const [dense, least] of [
      [true, 6.5],
      [false, 8],
    ] as const) {
      const { points, small } = referenceStyle(tightness, dense);
      expect(Math.min(points, small)).toBeGreaterThanOrEqual(least);
    }
  }
});
