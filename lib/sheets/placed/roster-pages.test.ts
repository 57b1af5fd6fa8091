import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import {
  PAPERS,
  type Sheet,
  type TableBlock,
  type TableGroup,
  type TableRow,
} from '@/lib/rules/core/sheet/sheet';
import { BEVERN } from '../fixtures/bevern';
import { manyUnits } from '../fixtures/many-units';
import { said, textMarks } from '../fixtures/part-texts';
import { tooWide } from '../fixtures/placed-texts';
import { armyRosterOf, readyMadeOf } from '../fixtures/printed';
import { USUAL } from '../fixtures/rosters';
import { MARGIN, PAPER, textBlock } from '../paper';
import { type DrawOp, type GroupMark, type PageLayout, type PathMark, shifted } from './mark';
import { layOutPages } from './placed-pages';
import { rosterPages } from './roster-pages';

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

const groups = (marks: readonly DrawOp[]): GroupMark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? [mark, ...groups(mark.marks)] : []));

/** Marks without what was said on a page before. */
const fresh = (marks: readonly DrawOp[]): DrawOp[] =>
  marks.flatMap((mark): DrawOp[] =>
    mark.kind === 'group' ? (mark.repeated ? [] : [{ ...mark, marks: fresh(mark.marks) }]) : [mark],
  );

const textsOf = (marks: readonly DrawOp[]): string[] => textMarks(marks).map(said);

const NAME = /^(head|commander|unit|note) \d+(\.\d+)?|^total$|^remark \d+|^mark \d+/;

/** The rows of pages by their names, in order. */
const namesOf = (marks: readonly DrawOp[]): string[] =>
  textsOf(marks).flatMap((text) => NAME.exec(text)?.[0] ?? []);

const tableNames = (sheet: Sheet): string[] =>
  sheet.body.flatMap((block) =>
    block.kind === 'table'
      ? block.groups.flatMap(({ rows }) =>
          rows.map(({ cells: [cell] }) =>
            cell?.kind === 'text' ? (NAME.exec(cell.runs[0]?.text ?? '')?.[0] ?? '') : '',
          ),
        )
      : [],
  );

const isRow = (name: string): boolean => /^(head|commander|unit|note|total)/.test(name);

type Holds = (sheet: Sheet, pages: readonly PageLayout[]) => void;

const PROPERTIES: Holds[] = [];

/** What pages do, whatever the roster: all of it is tried on each that is placed. */
const property = (_name: string, holds: Holds): void => {
  PROPERTIES.push(holds);
};

/** The lowest baseline between head and foot. */
const lowest = (marks: readonly DrawOp[]): number =>
  textMarks(marks).reduce((most, { y }) => Math.max(most, y), 0);

describe('the pages of a roster', () => {
  property('have every row once, in order', (sheet, pages) => {
    expect(pages.flatMap(({ marks }) => namesOf(fresh(marks)).filter(isRow))).toEqual(tableNames(sheet));
  });

  property('have every remark and mark', (sheet, pages) => {
    const remarks = pages.flatMap(({ marks }) =>
      namesOf(fresh(marks)).filter((name) => name.startsWith('remark')),
    );
    expect(remarks).toEqual(
      sheet.body.flatMap((block) =>
        block.kind === 'note' ? block.lines.map((_, at) => `remark ${at}`) : [],
      ),
    );
    for (const { marks } of pages) {
      const told = namesOf(marks).filter((name) => name.startsWith('mark'));
      expect(told).toEqual(sheet.marks.map(({ text }) => text));
    }
  });

  property('keep to their margins', ({ paper }, pages) => {
    for (const { marks } of pages) {
      expect(lowest(marks)).toBeLessThan(PAPER[paper].height - MARGIN.bottom + 0.01);
      expect(tooWide(shifted(marks, -MARGIN.side, 0), textBlock(paper))).toEqual([]);
    }
  });

  property('have the tail once, on the last', (sheet, pages) => {
    const shown = pages.map(({ marks }) => textsOf(marks).includes('Army points lost'));
    expect(shown).toEqual(pages.map((_, index) => sheet.tail.length > 0 && index === pages.length - 1));
  });

  property('keep a heading with what follows and a note with its unit', (_, pages) => {
    for (const [index, page] of pages.entries()) {
      const rows = namesOf(fresh(page.marks)).filter(isRow);
      const next = namesOf(fresh(pages[index + 1]?.marks ?? [])).filter(isRow);
      expect(rows[0] ?? '').not.toMatch(/^note/);
      if (rows[0] === 'total') expect(pages).toHaveLength(1);
      if (next[0]?.startsWith('unit')) expect(rows.at(-1)).not.toMatch(/^(head|commander)/);
    }
  });

  property('repeat the heading of a group that goes on over the page', (_, pages) => {
    for (const { marks } of pages.slice(1)) {
      const [first] = namesOf(marks).filter(isRow);
      if (first === undefined) continue;
      expect(first).toMatch(/^head/);
      expect(textMarks(marks).find((mark) => said(mark).startsWith(first))).toMatchObject({
        x: MARGIN.side,
        anchor: 'start',
      });
    }
  });

  property('say which they are', (_, pages) => {
    for (const [index, { marks, label }] of pages.entries()) {
      expect(textsOf(marks).join(' ')).toContain(`Sheet ${index + 1} of ${pages.length}.`);
      expect(label).toMatch(new RegExp(`sheet ${index + 1} of ${pages.length}$`));
    }
  });

  test('do all of this, whatever the roster', () => {
    expect(PROPERTIES.length).toBeGreaterThan(6);
    fc.assert(
      fc.property(arbitrarySheet, (sheet) => {
        const pages = rosterPages(sheet);
        for (const holds of PROPERTIES) holds(sheet, pages);
      }),
    );
  });
});

/** The sides of the boxes of a track: each begins with its paper. */
const sidesOf = ({ marks }: GroupMark): number[] =>
  marks.flatMap((mark) => {
    const [, width, height] = mark.kind === 'path' ? (/^M0 0H([\d.]+)V([\d.]+)H0z$/.exec(mark.d) ?? []) : [];
    const filled = mark.kind === 'path' && (mark as PathMark).fill === '#ffffff';
    return width === undefined || !filled ? [] : [Number(width), Number(height)];
  });

describe.each(SYSTEM_IDS)('a roster of %s', async (id) => {
  const system = await loadSystem(id);
  const files = [...(await readyMadeOf(id)), await manyUnits(id, 45, 'On the left of the first line.')];

  test.each(PAPERS)('has boxes to mark of 4.5 mm at least, and type to read, on %s', async (paper) => {
    for (const file of files) {
      const pages = layOutPages(await armyRosterOf(system, file, { ...USUAL, paper }));
      for (const { marks } of pages) {
        const boxes = groups(marks).filter(({ label }) => label?.includes('to mark'));
        const sides = boxes.flatMap(sidesOf);
        expect(Math.min(...sides, 9)).toBeGreaterThanOrEqual(4.49);
        const points = textMarks(marks).flatMap(({ runs }) => runs.map((each) => each.points));
        expect(Math.min(...points)).toBeGreaterThan(5.5);
      }
      expect(pages.flatMap(({ marks }) => textsOf(marks)).filter((text) => text.endsWith('…'))).toEqual([]);
    }
  });

  test.each(PAPERS)('has no page with a few units alone on %s', async (paper) => {
    for (const file of files) {
      const pages = layOutPages(await armyRosterOf(system, file, { ...USUAL, paper }));
      if (pages.length === 1) continue;
      for (const { marks } of pages) {
        const prices = groups(fresh(marks)).filter(
          ({ role, marks: cells }) =>
            role === 'row' && groups(cells).some(({ label }) => label?.includes('to mark')),
        );
        expect(prices.length === 0 || prices.length > 3, `${file.name} ${prices.length}`).toBe(true);
      }
    }
  });
});

/** Names of the rows of a page, each with the lines it takes. */
const nameLines = (marks: readonly DrawOp[]): string[][] =>
  groups(marks).flatMap((mark) => (mark.role === 'rowheader' ? [textsOf(mark.marks)] : []));

describe.each(SYSTEM_IDS)('names on a numbered roster of %s', async (id) => {
  const system = await loadSystem(id);
  const { roster } = await system.sheets();

  test.each(PAPERS)('keep to one line on %s', async (paper) => {
    for (const file of await readyMadeOf(id)) {
      const pages = rosterPages(roster(file, system.assess(file), { ...USUAL, paper, numbered: 'all' }));
      const names = pages.flatMap(({ marks }) => nameLines(marks));
      expect(names.length).toBeGreaterThan(4);
      expect(names.filter((lines) => lines.length > 1)).toEqual([]);
    }
  });
});

test('a roster is set as large as its pages allow, and has lines to write on where much stays blank', () => {
  const nameSize = (sheet: Sheet): number =>
    textMarks(rosterPages(sheet)[0]?.marks ?? []).find((mark) => said(mark).startsWith('Billerbeck'))?.runs[0]
      ?.points ?? 0;
  expect(rosterPages(BEVERN)).toHaveLength(1);
  expect(rosterPages({ ...BEVERN, paper: 'letter' })).toHaveLength(1);
  expect(nameSize(BEVERN)).toBeGreaterThan(nameSize({ ...BEVERN, paper: 'letter' }));
  expect(textsOf(rosterPages(BEVERN)[0]?.marks ?? [])).not.toContain('Notes of the battle');
  const short = { ...BEVERN, body: [{ ...LEDGER, groups: LEDGER.groups.slice(0, 1) }] };
  expect(textsOf(rosterPages(short)[0]?.marks ?? [])).toContain('Notes of the battle');
});
