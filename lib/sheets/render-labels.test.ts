import { afterAll, describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import type { LabelOptions, LabelSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { printSheets, writeSheets } from './fixtures/print-sheets';
import { labelsOf, readyMadeOf } from './fixtures/printed';
import { type ReadItem, type ReadPage, readPdf } from './fixtures/read-pdf';
import { PAPER } from './paper';
import { stopPdfWorkers } from './pdf-workers';
import { LABEL_STOCKS, type LabelCell, labelCells, labelsOn } from './placed/label-stocks';

afterAll(stopPdfWorkers);

const MM = 72 / 25.4;

const read = async (sheet: LabelSheet): Promise<readonly ReadPage[]> =>
  (await readPdf(await writeSheets(sheet))).pages;

const isIn = ({ x, y }: ReadItem, cell: LabelCell, paper: { readonly height: number }): boolean => {
  const [across, down] = [x / MM, paper.height - y / MM];
  return across > cell.x && across < cell.x + cell.width && down > cell.y && down < cell.y + cell.height;
};

const tight = (text: string): string => text.replace(/\s+/g, '');

/** What a reader finds on each label of each page, without its spaces. */
const readLabels = (pages: readonly ReadPage[], { stock, paper }: LabelSheet): string[][] =>
  pages.map(({ items }) =>
    labelCells(LABEL_STOCKS[stock]).map((cell) =>
      tight(
        items
          .filter((item) => isIn(item, cell, PAPER[paper]))
          .toSorted((a, b) => (Math.abs(a.y - b.y) < 1.5 ? a.x - b.x : b.y - a.y))
          .map(({ text }) => text)
          .join(''),
      ),
    ),
  );

const CASES: readonly Partial<LabelOptions>[] = [
  { stock: 'a4-63x38', start: 5, copies: 2 },
  { stock: 'a4-38x21', start: 1, copies: 'stands', numbered: 'all' },
  { stock: 'letter-44x13', start: 80, copies: 1, priced: true },
];

describe.each(SYSTEM_IDS)('a PDF of labels of %s read back', async (id) => {
  const system = await loadSystem(id);
  const [file] = await readyMadeOf(id);

  test.each(CASES)(
    'has every label once in its place: $stock from $start, $copies for a unit',
    async (chosen) => {
      if (file === undefined) throw new Error('There is no ready-made army');
      const sheet = await labelsOf(system, file, chosen);
      const each = labelsOn(LABEL_STOCKS[sheet.stock]);
      const pages = await read(sheet);
      expect(pages).toHaveLength(Math.ceil((sheet.start - 1 + sheet.labels.length) / each));
      for (const { width, height } of pages) {
        expect(width / MM).toBeCloseTo(PAPER[sheet.paper].width, 1);
        expect(height / MM).toBeCloseTo(PAPER[sheet.paper].height, 1);
      }
      const said = readLabels(pages, sheet).flat();
      expect(said.slice(0, sheet.start - 1).join('')).toBe('');
      expect(said.slice(sheet.start - 1 + sheet.labels.length).join('')).toBe('');
      for (const [index, { title, number, values, traits }] of sheet.labels.entries()) {
        const text = said[sheet.start - 1 + index] ?? '';
        expect(text).toContain(tight(title));
        expect(text).toContain(number);
        for (const { term, value } of values) expect(text).toContain(tight(term + value));
        for (const trait of traits) {
          expect(text.includes(tight(trait.text)) || text.includes(tight(trait.short)), trait.text).toBe(
            true,
          );
        }
      }
    },
  );
});

describe('a PDF of labels', () => {
  const army = async () => {
    const file = (await readyMadeOf('honours-of-war')).find(({ name }) => name === 'Lobositz 1756: Austria');
    if (file === undefined) throw new Error('There is no ready-made army');
    return file;
  };

  test('has profile, version, date, code and the mark of an army with errors in the margin of every sheet', async () => {
    const file = await army();
    const system = await loadSystem('honours-of-war');
    const pages = await read(await labelsOf(system, { ...file, settings: {} }, { copies: 2 }));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, { text }] of pages.entries()) {
      expect(text).toContain(`Labels of 63.5 × 38.1 mm, sheet ${index + 1} of ${pages.length}`);
      expect(text).toMatch(/[Dd]ata \d{4}\.\d+\.\d+/);
      expect(text).toContain('List version 15, 20 November 2026');
      expect(text).toContain('MU-7KQ4-BW');
      expect(text).toMatch(/Illegal: \d+ errors?\./);
    }
  });

  test('prints letters beyond the first alphabet', async () => {
    const file = await army();
    const text = JSON.stringify(file).replace('"Kollowrat"', '"Kołłątaj"').replace('"Lacy"', '"Румянцев"');
    const system = await loadSystem('honours-of-war');
    const pages = await read(await labelsOf(system, JSON.parse(text)));
    const all = pages.map((page) => page.text).join(' ');
    expect(all).toContain('Kołłątaj');
    expect(all).toContain('Румянцев');
  });

  test('takes a label for each of many stands, and refuses a job without end', async () => {
    const system = await loadSystem('honours-of-war');
    const sheet = await labelsOf(system, await army(), { copies: 24 });
    expect(await printSheets(sheet)).toBeInstanceOf(Uint8Array);
    const endless = {
      ...sheet,
      labels: Array.from({ length: 2000 }, () => sheet.labels)
        .flat()
        .slice(0, 2000),
    };
    await expect(printSheets(endless)).rejects.toThrow('at most');
  });
});
