import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { postsOf } from '@/lib/rules/core/sheet/arrange';
import { PAPERS } from '@/lib/rules/core/sheet/sheet';
import type { PlateOptions, PlateSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { arbitraryArmy } from '@/lib/rules/fixtures/arbitrary-army';
import { manyUnits } from '../fixtures/many-units';
import { said, textMarks } from '../fixtures/part-texts';
import { readyMadeOf } from '../fixtures/printed';
import { USUAL } from '../fixtures/rosters';
import { cutLines, offPaper, overlaps, tooSmall } from '../fixtures/typesetting';
import { type DrawOp, type GroupMark, type PathMark, scaled } from '../placed/mark';
import { platePages } from './plate-pages';
import { smallPlate } from './small-plate';

/** Printers leave so much of the edge white. */
const EDGE = 4;
const LEAST = 5.2;

const plateOf = async (
  id: (typeof SYSTEM_IDS)[number],
  file: ArmyFile,
  options: Partial<PlateOptions> = {},
) => {
  const system = await loadSystem(id);
  const { plate } = await system.sheets();
  if (plate === undefined) throw new Error(`${id} has no plate`);
  return plate(file, system.assess(file), { ...USUAL, ...options });
};

const bare = (text: string): string => text.replace(/[\s\u00A0\u2002]/g, '');

/** What is wrong on the plates of a sheet. */
const faults = (sheet: PlateSheet): string[] => {
  const pages = platePages(sheet);
  const read = bare(pages.flatMap(({ marks }) => textMarks(marks).map(said)).join(''));
  return [
    ...pages.flatMap((page) => [
      ...overlaps(page).map((text) => `overlap: ${text}`),
      ...offPaper(page, EDGE).map((text) => `off paper: ${text}`),
      ...tooSmall(page, LEAST).map((text) => `small: ${text}`),
      ...cutLines(page).map((text) => `cut: ${text}`),
    ]),
    ...sheet.bodies
      .flatMap(({ head, blocks }) => [head, ...blocks.map(({ title }) => title)])
      .filter((name) => !read.includes(bare(name)))
      .map((name) => `missing: ${name}`),
  ];
};

describe.each(SYSTEM_IDS)('the plate of %s', (id) => {
  test.each(PAPERS)(
    'names every unit of the ready-made armies, and nothing overlaps, on %s',
    async (paper) => {
      for (const file of await readyMadeOf(id)) {
        for (const large of [false, true]) {
          expect(faults(await plateOf(id, file, { paper, large, numbered: 'all' })), file.name).toEqual([]);
        }
      }
    },
  );

  test.each([3, 40, 120])('holds %i units', async (count) => {
    const sheet = await plateOf(id, await manyUnits(id, count), { numbered: 'all' });
    expect(faults(sheet)).toEqual([]);
    expect(platePages(sheet).length).toBeLessThanOrEqual(count > 100 ? 3 : 1);
  });

  test('never has two texts on one another, of any army', async () => {
    const system = await loadSystem(id);
    const { plate } = await system.sheets();
    fc.assert(
      fc.property(arbitraryArmy(system), (file) => {
        const sheet = plate?.(file, system.assess(file), USUAL);
        expect(sheet === undefined ? ['no plate'] : faults(sheet)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

const postOf = (sheet: PlateSheet) =>
  Object.fromEntries(
    postsOf(sheet.bodies, sheet.layout).map(({ line, wing }, index) => [
      sheet.bodies[index]?.head,
      `${line} ${wing}`,
    ]),
  );

describe('the armies of Lobositz stand as they are named', () => {
  test.each([
    [
      'Prussia',
      {
        Bevern: 'first left',
        Kyau: 'first centre',
        Ferdinand: 'first right',
        'von Kleist': 'second left',
        Gessler: 'second centre',
        Moller: 'front centre',
      },
    ],
    [
      'Austria',
      {
        Kollowrat: 'first centre',
        Lacy: 'first right',
        Löwenstein: 'first left',
        Radicati: 'first right',
        Draskowitz: 'front centre',
      },
    ],
  ])('of %s', async (nation, posts) => {
    const armies = await readyMadeOf('honours-of-war');
    const file = armies.find(({ name }) => name === `Lobositz 1756: ${nation}`);
    if (file === undefined) throw new Error('There is no such army');
    expect(postOf(await plateOf('honours-of-war', file))).toEqual(posts);
  });
});

const paths = (marks: readonly DrawOp[]): PathMark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? paths(mark.marks) : mark.kind === 'path' ? [mark] : []));
const lists = (marks: readonly DrawOp[]): GroupMark[] =>
  marks.flatMap((mark) => (mark.kind !== 'group' ? [] : mark.role === 'list' ? [mark] : lists(mark.marks)));

describe('a plate', () => {
  test('is read as lists of units under the names of lines and of commanders', async () => {
    const [file] = await readyMadeOf('honours-of-war');
    const sheet = await plateOf('honours-of-war', file as ArmyFile);
    const [page] = platePages(sheet);
    const items = lists(page?.marks ?? []).filter(({ label }) => label !== 'Explanation');
    expect(items.map(({ label }) => label?.split(', ')[0]).toSorted()).toEqual(
      sheet.bodies.map(({ head }) => head).toSorted(),
    );
    const wings = items.map(({ label }) => label?.split(', ').at(-1));
    expect(wings.every((wing) => ['left wing', 'centre', 'right wing'].includes(wing ?? ''))).toBe(true);
  });

  test('in black and white has no colour', async () => {
    const [file] = await readyMadeOf('honours-of-war');
    const [page] = platePages(await plateOf('honours-of-war', file as ArmyFile, { blackAndWhite: true }));
    const grey = ({ fill, stroke }: PathMark) =>
      [fill, stroke].every((colour) => {
        const [red, green, blue] = [1, 3, 5].map((at) =>
          Number.parseInt(colour?.slice(at, at + 2) ?? '0', 16),
        );
        return Math.max(red ?? 0, green ?? 0, blue ?? 0) - Math.min(red ?? 0, green ?? 0, blue ?? 0) < 24;
      });
    expect(paths(page?.marks ?? []).every(grey)).toBe(true);
  });

  test('in small has no names of units, and stays within its room', async () => {
    const [file] = await readyMadeOf('honours-of-war');
    const sheet = await plateOf('honours-of-war', file as ArmyFile);
    const area = { x: 20, y: 10, width: 120, height: 40 };
    const marks = smallPlate(sheet, area);
    expect(textMarks(marks).map(said)).toEqual([]);
    for (const { x, y } of paths(marks)) {
      expect(x).toBeGreaterThanOrEqual(area.x - 1);
      expect(x).toBeLessThanOrEqual(area.x + area.width + 1);
      expect(y).toBeGreaterThanOrEqual(area.y - 1);
      expect(y).toBeLessThanOrEqual(area.y + area.height + 1);
    }
    const heads = smallPlate(sheet, area, 'heads');
    expect(textMarks(heads).map(said).join(' ')).toContain(sheet.bodies[0]?.head);
    expect(scaled(marks, 1)).toEqual(marks);
  });
});

test('sources longer than the paper is broad end at a word, and run over nothing', async () => {
  const [file] = await readyMadeOf('honours-of-war');
  const sheet = await plateOf('honours-of-war', file as ArmyFile);
  const long = { ...sheet, source: 'A long history of the war in many volumes, '.repeat(12) };
  expect(faults(long)).toEqual([]);
});
