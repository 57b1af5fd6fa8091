import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sheet, TableBlock, TableGroup, TableRow } from '@/lib/rules/core/sheet';
import { BEVERN } from './fixtures/bevern';
import { DENSITIES } from './measures';
import { bodyHeight, type Layout, paginate, tailHeight } from './paginate';

const LEDGER = BEVERN.body.find((block): block is TableBlock => block.kind === 'table');
if (LEDGER === undefined) throw new Error('The fixture has no ledger');
const { columns } = LEDGER;

const row = (kind: TableRow['kind'], name: string): TableRow => ({
  kind,
  cells: [{ kind: 'text', runs: [{ text: name }], span: columns.length }],
});

/** A group of a ledger as a roster makes it; names are unique, so that a row can be followed. */
const group = (
  at: number,
  size: { commander: boolean; units: number; notes: readonly number[] },
): TableGroup => ({
  rows: [
    row('head', `head ${at}`),
    ...(size.commander ? [row('commander', `commander ${at}`)] : []),
    ...Array.from({ length: size.units }, (_, index) => [
      row('row', `unit ${at}.${index}`),
      ...(size.notes.includes(index)
        ? [row('note', `note ${at}.${index} ${'words '.repeat(index * 9)}`)]
        : []),
    ]).flat(),
  ],
});

const arbitrarySheet: fc.Arbitrary<Sheet> = fc
  .record({
    groups: fc.array(
      fc.record({
        commander: fc.boolean(),
        units: fc.nat(24),
        notes: fc.array(fc.nat(20), { maxLength: 6 }),
      }),
      { maxLength: 14 },
    ),
    total: fc.boolean(),
    lines: fc.nat(4),
    remarks: fc.nat(10),
    marks: fc.nat(2),
    tail: fc.boolean(),
    link: fc.boolean(),
    paper: fc.constantFrom('a4' as const, 'letter' as const),
  })
  .map(({ groups, total, lines, remarks, marks, tail, link, paper }) => ({
    ...BEVERN,
    paper,
    marks: Array.from({ length: marks }, (_, at) => ({ severity: 'error' as const, text: `mark ${at}` })),
    tail: tail ? BEVERN.tail : [],
    footer: { ...BEVERN.footer, link: link ? BEVERN.footer.link : null },
    body: [
      ...Array.from({ length: lines }, () => ({ kind: 'line' as const, cells: [] })),
      {
        kind: 'table' as const,
        style: 'ledger' as const,
        columns,
        groups: [
          ...groups.map((size, at) => group(at, size)),
          ...(total ? [{ rows: [row('total', 'total')] }] : []),
        ],
      },
      ...(remarks === 0
        ? []
        : [
            {
              kind: 'note' as const,
              title: 'Notes',
              lines: Array.from({ length: remarks }, (_, at) => ({ runs: [{ text: `remark ${at}` }] })),
            },
          ]),
    ],
  }));

const nameOf = ({ cells: [cell] }: TableRow): string =>
  cell?.kind === 'text' ? cell.runs.map(({ text }) => text).join('') : '';

/** The rows of a page, in order. */
const rowsOf = (page: Layout['pages'][number]): TableRow[] =>
  page.blocks.flatMap((block) => (block.kind === 'ledger' ? block.groups.flatMap(({ rows }) => rows) : []));

const isRepeated = (each: TableRow): boolean => nameOf(each).endsWith(' continued');

const property = (name: string, holds: (sheet: Sheet, layout: Layout) => void) =>
  test(name, () => {
    fc.assert(fc.property(arbitrarySheet, (sheet) => holds(sheet, paginate(sheet))));
  });

describe('paginate', () => {
  property('prints every row once, in order', (sheet, { pages }) => {
    const printed = pages.flatMap(rowsOf).filter((each) => !isRepeated(each));
    const given = sheet.body.flatMap((block) =>
      block.kind === 'table' ? block.groups.flatMap(({ rows }) => rows) : [],
    );
    expect(printed).toEqual(given);
  });

  property('prints every other block once, whole', (sheet, { pages }) => {
    const printed = pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'whole' ? [block.block] : [])),
    );
    expect(printed).toEqual(sheet.body.filter(({ kind }) => kind !== 'table'));
  });

  property('never fills a page beyond its foot, tail included', (sheet, { pages, density }) => {
    for (const page of pages) {
      const tail = page.tail ? tailHeight(sheet, DENSITIES[density]) : 0;
      expect(page.used + tail).toBeLessThanOrEqual(bodyHeight(sheet, page.number) + 1e-9);
    }
  });

  property('puts the tail on the last page alone, undivided', (sheet, { pages }) => {
    expect(pages.map(({ tail }) => tail)).toEqual(
      pages.map((_, index) => sheet.tail.length > 0 && index === pages.length - 1),
    );
  });

  property('keeps a heading with what follows and a note with its unit', (_, { pages }) => {
    for (const page of pages) {
      const rows = rowsOf(page);
      const [first, second] = rows.filter((each) => !isRepeated(each));
      expect(first?.kind).not.toBe('note');
      if (first?.kind === 'total') expect(second).toBeUndefined();
    }
    for (const [page, next] of pages.slice(1).map((page, index) => [pages[index], page] as const)) {
      const last = page === undefined ? undefined : rowsOf(page).at(-1);
      const follows = next === undefined ? undefined : rowsOf(next)[0];
      if (follows?.kind === 'row' || (follows !== undefined && isRepeated(follows))) {
        expect(last?.kind).not.toBe('head');
        expect(last?.kind).not.toBe('commander');
      }
    }
  });

  property('repeats the heading of a group that goes on over the page', (_, { pages }) => {
    for (const page of pages.slice(1)) {
      const [first] = rowsOf(page);
      if (first !== undefined && first.kind !== 'total') expect(first.kind).toBe('head');
    }
  });

  property('says on every page which it is', (_, { pages }) => {
    for (const [index, { footer }] of pages.entries()) {
      const text = footer.map((runs) => runs.map((run) => run.text).join('')).join(' ');
      expect(text).toContain(`Sheet ${index + 1} of ${pages.length}.`);
    }
  });

  test('sets rows tighter when that saves a page, and only then', () => {
    expect(paginate(BEVERN)).toMatchObject({ density: 'regular', pages: [{ tail: true }] });
    expect(paginate({ ...BEVERN, paper: 'letter' })).toMatchObject({
      density: 'tight',
      pages: [{ tail: true }],
    });
    const long = { ...BEVERN, body: [...BEVERN.body, ...BEVERN.body, ...BEVERN.body] };
    const layout = paginate(long);
    expect(layout.pages.length).toBeGreaterThan(1);
    expect(layout.density).toBe('regular');
  });
});
