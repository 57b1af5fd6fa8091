import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS, type SystemId } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { System } from '@/lib/rules/core/contract/system';
import { WITHOUT_MARGIN } from '@/lib/rules/core/sheet/label-sheet';
import type { Label, LabelSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { NUMBERINGS } from '@/lib/rules/core/tree/unit-numbers';
import { arbitraryArmy } from '@/lib/rules/fixtures/arbitrary-army';
import { said, textMarks } from '../fixtures/part-texts';
import { labelsOf, readyMadeOf } from '../fixtures/printed';
import { PAPER } from '../paper';
import { runsWidth } from './face-width';
import { LABEL_SIZES } from './label-fullness';
import { hasMargin, UNPRINTED } from './label-margin';
import { labelInset, labelPages } from './label-pages';
import {
  joinedLabels,
  LABEL_STOCK_IDS,
  LABEL_STOCKS,
  labelCells,
  labelsOn,
  startOn,
  stockMargin,
  USUAL_STOCK,
} from './label-stocks';
import { type DrawOp, type GroupMark, isFigures, MM_PER_POINT, type TextMark } from './mark';

const labelGroups = (marks: readonly DrawOp[]): GroupMark[] =>
  marks.filter((mark) => mark.kind === 'group' && mark.label !== undefined) as GroupMark[];

/** Where a line of text begins and ends, in mm. */
const span = ({ x, anchor, runs }: TextMark): [number, number] => {
  const width = runsWidth(runs);
  const from = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [from, from + width];
};

const points = ({ runs }: TextMark): number => Math.max(...runs.map((each) => each.points));

const joined = (texts: readonly string[]): string => texts.join(' ').replace(/\s+/g, ' ');

/** True if the player's own words stand there, or their beginning with "…" behind. */
const standsThere = (text: string, words: string): boolean => {
  if (words === '' || text.includes(words)) return true;
  return Array.from({ length: words.length }, (_, index) => words.slice(0, index).trimEnd()).some((part) =>
    text.includes(`${part}…`),
  );
};

const traitSaid = (text: string, { text: long, short }: Label['traits'][number]): boolean =>
  text.includes(long) ||
  (short.length === 1 ? new RegExp(`\\b[A-Z]*${short}[A-Z]*\\b`).test(text) : text.includes(short));

/** Everything that must stand on a label and does not. */
const missing = (label: Label, mark: GroupMark): string[] => {
  const text = joined(textMarks([mark]).map(said));
  return [
    ...(label.number === '' || text.includes(label.number) ? [] : [label.number]),
    ...label.values
      .map(({ term, value }) => `${term} ${value}`.trim())
      .filter((value) => !text.includes(value)),
    ...label.traits.filter((trait) => !traitSaid(text, trait)).map(({ text: trait }) => trait),
    ...(standsThere(text, label.title.trim().replace(/\s+/g, ' ')) ? [] : [label.title]),
    ...(standsThere(text, label.words) ? [] : [label.words]),
  ];
};

/** Lines cut short, that are no names and no words of the player's own. */
const cut = ({ title, post, words }: Label, mark: GroupMark): string[] =>
  textMarks([mark])
    .map(said)
    .filter((text) => text.includes('…'))
    .filter((text) => {
      const part = text.slice(0, text.indexOf('…')).trim();
      return ![title, post].some((whole) => whole.includes(part)) && words === '';
    });

describe('stock', () => {
  test.each(LABEL_STOCK_IDS)('%s lies whole on its paper, label by label', (id) => {
    const stock = LABEL_STOCKS[id];
    const { width, height } = PAPER[stock.paper];
    const cells = labelCells(stock);
    expect(cells).toHaveLength(stock.columns * stock.rows);
    for (const cell of cells) {
      expect(cell.x).toBeGreaterThanOrEqual(-1e-9);
      expect(cell.y).toBeGreaterThanOrEqual(-1e-9);
      expect(cell.x + cell.width).toBeLessThanOrEqual(width + 1e-9);
      expect(cell.y + cell.height).toBeLessThanOrEqual(height + 1e-9);
    }
    for (const [index, a] of cells.entries()) {
      for (const b of cells.slice(index + 1)) {
        const apart = a.x + a.width <= b.x + 1e-9 || b.x + b.width <= a.x + 1e-9;
        expect(apart || a.y + a.height <= b.y + 1e-9).toBe(true);
      }
    }
    expect(id).toBe(`${stock.paper}-${Math.floor(stock.width + 0.4)}x${Math.round(stock.height)}`);
  });

  test.each([
    // paper, columns, rows, left and top of the first label, pitch: in mm, from the makers' own templates
    ['a4-70x36', 24, 0, 4.5, 70, 36],
    ['a4-63x38', 21, 7.25, 15.15, 66, 38.1],
    ['a4-38x21', 65, 4.75, 10.7, 40.6, 21.2],
    ['letter-67x25', 30, 4.7625, 12.7, 69.85, 25.4],
    ['letter-102x25', 20, 3.96875, 12.7, 106.3625, 25.4],
    ['letter-44x13', 80, 7.14375, 12.7, 52.3875, 12.7],
  ] as const)('%s begins where the stock begins', (id, count, left, top, across, down) => {
    const stock = LABEL_STOCKS[id];
    const cells = labelCells(stock);
    const [first, second] = cells;
    const below = cells[stock.columns];
    expect(labelsOn(stock)).toBe(count);
    expect(first?.x).toBeCloseTo(left, 6);
    expect(first?.y).toBeCloseTo(top, 6);
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(across, 6);
    expect((below?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(down, 6);
  });

  test('has a usual one on each paper', () => {
    for (const paper of ['a4', 'letter'] as const) expect(LABEL_STOCKS[USUAL_STOCK[paper]].paper).toBe(paper);
  });

  test('begins at a label it has, whatever is asked', () => {
    const stock = LABEL_STOCKS['a4-63x38'];
    expect([0, -3, 1, 5, 21, 22, 1e9, Number.NaN].map((start) => startOn(stock, start))).toEqual([
      1, 1, 1, 5, 21, 21, 21, 1,
    ]);
  });
});

describe('sheets of labels', () => {
  const sheetOf = async (start: number, copies: number): Promise<LabelSheet> => {
    const [file] = await readyMadeOf('honours-of-war');
    if (file === undefined) throw new Error('There is no ready-made army');
    return labelsOf(await loadSystem('honours-of-war'), file, { start, copies });
  };

  test.each([
    [1, 1],
    [7, 1],
    [21, 1],
    [3, 4],
  ])('begin at label %i with %i copies and take as many sheets as they need', async (start, copies) => {
    const sheet = await sheetOf(start, copies);
    const pages = labelPages(sheet);
    expect(pages).toHaveLength(Math.ceil((start - 1 + sheet.labels.length) / 21));
    const placed = pages.map(({ marks }) => labelGroups(marks));
    expect(placed.flat()).toHaveLength(sheet.labels.length);
    expect(placed[0]?.length).toBe(Math.min(sheet.labels.length, 22 - start));
    const cell = labelCells(LABEL_STOCKS['a4-63x38'])[start - 1];
    const [first] = textMarks(placed[0]?.slice(0, 1) ?? []);
    expect(cell).toBeDefined();
    if (cell === undefined || first === undefined) return;
    expect(first.x).toBeGreaterThan(cell.x);
    expect(first.x).toBeLessThan(cell.x + cell.width);
    expect(first.y).toBeGreaterThan(cell.y);
    expect(first.y).toBeLessThan(cell.y + cell.height);
  });

  test('say in the margin what they are; without one a label before the others does', async () => {
    const said63 = joined(textMarks(labelPages(await sheetOf(1, 1))[0]?.marks ?? []).map(said));
    expect(said63).toMatch(/Labels of 63\.5 × 38\.1 mm, sheet 1 of \d/);
    expect(said63).toMatch(/[Dd]ata \d{4}\.\d+\.\d+/);
    expect(said63).toContain('List version 15, 20 November 2026');
    expect(said63).toContain('MU-7KQ4-BW');
    const bare = labelPages({ ...(await sheetOf(1, 1)), stock: 'a4-70x36' });
    expect(joined(textMarks(bare[0]?.marks ?? []).map(said))).not.toMatch(/data \d{4}/);
    expect(new Set(LABEL_STOCK_IDS.filter((id) => !hasMargin(id)))).toEqual(WITHOUT_MARGIN);
  });

  test.each([...WITHOUT_MARGIN])(
    'of %s begin with one that says whose they are, and if not legal',
    async (stock) => {
      const system = await loadSystem('honours-of-war');
      const file = (await readyMadeOf('honours-of-war')).find(
        ({ name }) => name === 'Lobositz 1756: Austria',
      );
      if (file === undefined) throw new Error('There is no ready-made army');
      const firstOf = async (army: ArmyFile) => {
        const sheet = await labelsOf(system, army, { stock });
        const [first] = labelGroups(labelPages(sheet)[0]?.marks ?? []);
        return joined(textMarks(first === undefined ? [] : [first]).map(said));
      };
      const legal = await firstOf(file);
      expect(legal).toContain('Lobositz 1756: Austria');
      expect(legal).toContain('list version 15');
      expect(legal).toContain('MU-7KQ4-BW');
      expect(legal).not.toContain('Illegal');
      const illegal = await firstOf({ ...file, settings: {} });
      expect(illegal).toContain('Illegal');
      expect(illegal).toContain('1 error');
    },
  );

  test('of several armies fill the same stock, each sheet with the profiles of the armies on it', async () => {
    const files = (await readyMadeOf('honours-of-war')).slice(0, 5);
    const system = await loadSystem('honours-of-war');
    for (const stock of LABEL_STOCK_IDS.filter(hasMargin)) {
      const sheets = await Promise.all(files.map((file) => labelsOf(system, file, { stock, start: 2 })));
      const joinedSheet = joinedLabels(sheets);
      if (joinedSheet === undefined) throw new Error('There are no labels');
      const pages = labelPages(joinedSheet);
      const each = labelsOn(LABEL_STOCKS[stock]);
      const owners = sheets.flatMap((sheet) => sheet.labels.map(() => sheet));
      expect(pages).toHaveLength(Math.ceil((owners.length + 1) / each));
      for (const [index, { marks, width, height }] of pages.entries()) {
        const placed = labelGroups(marks);
        const own = new Set(owners.slice(Math.max(0, index * each - 1), (index + 1) * each - 1));
        expect(placed.length).toBe(
          Math.min(each - (index === 0 ? 1 : 0), owners.length - Math.max(0, index * each - 1)),
        );
        const margin = textMarks(marks.filter((mark) => mark.kind === 'text'));
        const text = joined(margin.map(said));
        if (own.size === 1) expect(text).toContain('Honours of War 2015, data');
        else {
          const told = [...own].filter(({ title, brief }) => text.includes(`${title}: ${brief}`)).length;
          expect(told).toBeGreaterThan(0);
          if (told < own.size) expect(text).toContain(`And ${own.size - told} more`);
        }
        for (const mark of margin) {
          const [from, to] = span(mark);
          expect(from).toBeGreaterThan(UNPRINTED);
          expect(to).toBeLessThan(width - UNPRINTED);
          expect(mark.y).toBeLessThan(height - UNPRINTED);
        }
      }
    }
  });

  test('say in the margin which armies have errors, whole', async () => {
    const system = await loadSystem('honours-of-war');
    const file = (await readyMadeOf('honours-of-war')).find(({ name }) => name === 'Lobositz 1756: Austria');
    const [other] = await readyMadeOf('honours-of-war');
    if (file === undefined || other === undefined) throw new Error('There are no ready-made armies');
    for (const stock of LABEL_STOCK_IDS.filter(hasMargin)) {
      const illegal = await labelsOf(system, { ...file, settings: {} }, { stock });
      const alone = joined(textMarks(labelPages(illegal)[0]?.marks ?? []).map(said));
      expect(alone).toMatch(/Illegal: 1 error\./);
      expect(alone).toMatch(/[Dd]ata \d{4}\.\d+\.\d+/);
      const both = joinedLabels([{ ...(await labelsOf(system, other, { stock })), labels: [] }, illegal]);
      const [page] = both === undefined ? [] : labelPages(both);
      expect(joined(textMarks(page?.marks ?? []).map(said))).toMatch(
        /Illegal: (1 error|1 of 2 armies|Lobositz)/,
      );
    }
  });

  test('have edges to cut by where they are wanted, and else show them on the screen alone', async () => {
    const [page] = labelPages(await sheetOf(1, 1));
    const [cutting] = labelPages({ ...(await sheetOf(1, 1)), outlined: true });
    expect(page?.guides).toHaveLength(21);
    expect(cutting?.guides).toBeUndefined();
    expect((cutting?.marks.length ?? 0) - (page?.marks.length ?? 0)).toBe(21);
  });

  test('nothing stands where no printer reaches', () => {
    for (const id of LABEL_STOCK_IDS) {
      const stock = LABEL_STOCKS[id];
      const { width, height } = PAPER[stock.paper];
      for (const cell of labelCells(stock)) {
        const inset = labelInset(cell, stock);
        expect(cell.x + inset.left).toBeGreaterThanOrEqual(UNPRINTED);
        expect(cell.y + inset.top).toBeGreaterThanOrEqual(UNPRINTED);
        expect(cell.x + cell.width - inset.right).toBeLessThanOrEqual(width - UNPRINTED);
        expect(cell.y + cell.height - inset.bottom).toBeLessThanOrEqual(height - UNPRINTED);
      }
      expect(stockMargin(stock).left).toBeGreaterThan(-1e-9);
    }
  });

  test('no type is smaller than 6 points', () => {
    expect(Math.min(...LABEL_SIZES) * 9).toBeGreaterThan(6);
  });
});

type SheetCase = Awaited<ReturnType<typeof every>>[number];

/** Lines that reach beyond the insets of their label. */
const outside = ({ mark, cell, inset }: Omit<SheetCase, 'label'>): string[] =>
  textMarks([mark])
    .filter((text) => {
      const [from, to] = span(text);
      const slack = isFigures(said(text)) ? 0.4 : 0.05;
      return (
        from < cell.x + inset.left - 0.01 ||
        to > cell.x + cell.width - inset.right + slack ||
        text.y > cell.y + cell.height - inset.bottom + 0.01 ||
        text.y - points(text) * MM_PER_POINT * 0.75 < cell.y + inset.top - 0.01
      );
    })
    .map(said);

const every = async (system: System, file: ArmyFile, chosen: Parameters<typeof labelsOf>[2]) => {
  const sheet = await labelsOf(system, file, chosen);
  const stock = LABEL_STOCKS[sheet.stock];
  const cells = labelCells(stock);
  const marks = labelPages(sheet).flatMap((page) => labelGroups(page.marks));
  return sheet.labels.map((label, index) => {
    const cell = cells[(index + startOn(stock, sheet.start) - 1) % cells.length];
    const mark = marks[index];
    if (cell === undefined || mark === undefined) throw new Error(`Label ${index} has no place`);
    return { label, mark, cell, inset: labelInset(cell, stock) };
  });
};

/** The most that a unit or commander of each system can have beside its name. */
const MOST: Readonly<Record<SystemId, { readonly unit: object; readonly leader: object }>> = {
  'honours-of-war': {
    unit: { size: 'large', class: 'inferior', battalionGuns: 'quick-firing', superiorFire: true, bases: 99 },
    leader: { rating: 'dependable' },
  },
  'stroll-in-hanover': {
    unit: {
      sp: -99,
      morale: -99,
      shock: true,
      noGrenadiers: true,
      secondLine: true,
      capacities: Array.from({ length: 8 }, (_, index) => `${index}`.repeat(60)),
    },
    leader: { rating: '2' },
  },
  mcnally: {
    unit: {
      sp: 10_000,
      modifier: -12,
      men: 1_000_000,
      regimentalGuns: true,
      fireBonus: true,
      explosives: 999,
      tools: true,
      pontoons: true,
      bases: 99,
    },
    leader: {},
  },
  thinglum: { unit: { figures: 999 }, leader: { die: '6', couriers: 99, chips: 99 } },
  'one-hour-napoleonic': {
    unit: {
      hits: 99,
      steadfast: true,
      conscript: true,
      reluctant: true,
      shock: true,
      impetuous: true,
      rifles: true,
      men: 99_999,
    },
    leader: { ability: 'reille' },
  },
};

const LISTS = ['units', 'direct', 'reserve', 'independents', 'unassigned'];
const LONG =
  'Erstes Kaiserlich-königliches Infanterieregiment Alt-Braunschweig-Wolfenbüttel, Feldmarschall Graf von Browne, Leib';

/** The same army with names as long as they may be and units with everything. */
const heaviest = (value: unknown, { unit, leader }: (typeof MOST)[SystemId], list = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => heaviest(each, { unit, leader }, list));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, each]) => [key, heaviest(each, { unit, leader }, key)]);
  const more = LISTS.includes(list)
    ? unit
    : /commander|chief|general|leader|lieutenant/.test(list)
      ? leader
      : {};
  return { ...Object.fromEntries(entries), ...('id' in value && { name: LONG.slice(0, 120) }), ...more };
};

const heaviestArmy = async (system: System, id: SystemId): Promise<ArmyFile> => {
  const [file] = await readyMadeOf(id);
  if (file === undefined) throw new Error('There is no ready-made army');
  const read = (await system.reader()).parse({ ...file, army: heaviest(file.army, MOST[id]) });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
};

describe.each(SYSTEM_IDS)('%s', async (id) => {
  const system = await loadSystem(id);

  test.each(LABEL_STOCK_IDS)('has room on %s for units that have everything', async (stock) => {
    const file = await heaviestArmy(system, id);
    const all = await every(system, file, { stock, numbered: 'all', priced: true });
    expect(all.length).toBeGreaterThan(4);
    for (const each of all) {
      expect(missing(each.label, each.mark), each.label.values[0]?.value).toEqual([]);
      expect(cut(each.label, each.mark)).toEqual([]);
      expect(outside(each)).toEqual([]);
    }
  });

  test('has room on every label, of any stock, for all it must say, and no line leaves it', () =>
    fc.assert(
      fc.asyncProperty(
        arbitraryArmy(system),
        fc.record({
          stock: fc.constantFrom(...LABEL_STOCK_IDS),
          start: fc.integer({ min: 1, max: 30 }),
          numbered: fc.constantFrom(...NUMBERINGS),
          priced: fc.boolean(),
          hidePosts: fc.boolean(),
        }),
        async (file, chosen) => {
          for (const { label, mark, cell, inset } of await every(system, file, chosen)) {
            expect(missing(label, mark)).toEqual([]);
            expect(cut(label, mark)).toEqual([]);
            expect(outside({ mark, cell, inset })).toEqual([]);
            expect(textMarks([mark]).filter((text) => !(points(text) >= 6))).toEqual([]);
          }
        },
      ),
    ));

  test('sets no two lines of a ready-made army over each other', async () => {
    const over: string[] = [];
    for (const file of (await readyMadeOf(id)).slice(0, 3)) {
      for (const stock of LABEL_STOCK_IDS) {
        for (const { mark } of await every(system, file, { stock, numbered: 'all', priced: true })) {
          const lines = textMarks([mark]).toSorted((a, b) => a.y - b.y);
          for (const [index, line] of lines.entries()) {
            for (const other of lines.slice(index + 1)) {
              const [from, to] = span(line);
              const [start, end] = span(other);
              const beside = to <= start + 0.01 || end <= from + 0.01;
              const below = other.y - line.y >= points(other) * MM_PER_POINT * 0.9;
              if (!beside && !below) over.push(`${said(line)} / ${said(other)}`);
            }
          }
        }
      }
    }
    expect(over).toEqual([]);
  });
});
