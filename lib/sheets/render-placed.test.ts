import { describe, expect, test } from 'vitest';
import { isLongRun } from '@/bin/lib/long-run.mjs';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import { PAPERS } from '@/lib/rules/core/sheet/sheet';
import type { Card, CardSheet, ReferenceSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { textsOf } from './fixtures/part-texts';
import { writeSheets } from './fixtures/print-sheets';
import { atScale, CARD_SIZES, cardsOf, printingSystems, readyMadeOf, referenceOf } from './fixtures/printed';
import { type ReadPage, type ReadPdf, readPdf } from './fixtures/read-pdf';
import { PAPER } from './paper';
import { type CardGrid, cardGrid } from './placed/card';
import { MM_PER_POINT } from './placed/mark';

const pdfOf = async (sheet: CardSheet | ReferenceSheet): Promise<ReadPdf> =>
  readPdf(await writeSheets(sheet));

const bare = (text: string): string => text.replace(/\s/g, '');

/** What stands in the place of one card, without spaces. */
const onCard = (page: ReadPage | undefined, grid: CardGrid, place: number): string => {
  const left = grid.left + (place % grid.columns) * grid.face.width;
  const top = grid.top + Math.floor(place / grid.columns) * grid.face.height;
  return (page?.items ?? [])
    .filter(({ x, y }) => {
      const [across, down] = [x * MM_PER_POINT, grid.paper.height - y * MM_PER_POINT];
      return (
        across >= left && across <= left + grid.face.width && down >= top && down <= top + grid.face.height
      );
    })
    .map(({ text }) => bare(text))
    .join('');
};

/** What a card must say and its place on the paper does not. */
const missing = (sheet: CardSheet, card: Card, read: string): string[] =>
  textsOf({ ...sheet, cards: [card] }).filter((text) => !read.includes(bare(text)));

const sizeInPoints = (paper: 'a4' | 'letter'): [number, number] => [
  Math.round(PAPER[paper].width / MM_PER_POINT),
  Math.round(PAPER[paper].height / MM_PER_POINT),
];

const SYSTEMS = await printingSystems();

describe.each(SYSTEMS)('a PDF of %s read back', async (id) => {
  const system = await loadSystem(id);
  const armies = await readyMadeOf(id);
  const scales = system.choices.scales.map(({ value }) => value);

  // a size is on each paper under some system; the marks of each system on both are in placed.test.ts
  const jobs = CARD_SIZES.map((cardSize, at) => ({
    cardSize,
    paper: PAPERS[(at + SYSTEMS.indexOf(id)) % PAPERS.length] ?? 'a4',
    at: at + SYSTEMS.indexOf(id),
  }));

  test.each(jobs)('has each card $cardSize whole in its place on $paper', async ({ cardSize, paper, at }) => {
    const army = armies[at % armies.length];
    if (army === undefined) throw new Error(`${id} has no ready-made army`);
    const sheet = await cardsOf(system, atScale(army, scales[at % scales.length] ?? ''), {
      cardSize,
      paper,
      combine: at % 2 === 1,
    });
    const pdf = await pdfOf(sheet);
    const grid = cardGrid(sheet);
    const each = grid.columns * grid.rows;
    expect(sheet.cards.length).toBeGreaterThan(5);
    expect(pdf.pages).toHaveLength(Math.ceil(sheet.cards.length / each));
    for (const { width, height, text } of pdf.pages) {
      expect([Math.round(width), Math.round(height)]).toEqual(sizeInPoints(paper));
      expect(text).toMatch(/[Dd]ata \d{4}\.\d+\.\d+/);
      expect(text).toContain('MU-7KQ4-BW');
      expect(text).toContain('50 mm: print at 100%');
    }
    for (const [index, card] of sheet.cards.entries()) {
      const read = onCard(pdf.pages[Math.floor(index / each)], grid, index % each);
      expect(missing(sheet, card, read), card.title).toEqual([]);
    }
  });

  // in everyday runs each scale is on one paper
  const papersAt = (place: number) => (isLongRun() ? PAPERS : [PAPERS[place % PAPERS.length] ?? 'a4']);

  test.each(
    id === SYSTEM_IDS[0]
      ? scales.flatMap((scale, at) => papersAt(at).map((paper) => ({ scale, paper, full: scale < '2' })))
      : PAPERS.map((paper, at) => ({ scale: scales.at(at) ?? '', paper, full: at === 0 })),
  )('says all of the reference sheet at $scale on $paper', async ({ scale, paper, full }) => {
    const cut = armies.slice(0, 2).map((file) => atScale(file, scale));
    const sheet = await referenceOf(system, full ? [] : cut, { full, paper, scale });
    const pdf = await pdfOf(sheet);
    for (const [index, { width, height, text }] of pdf.pages.entries()) {
      expect([Math.round(width), Math.round(height)]).toEqual(sizeInPoints(paper));
      expect(text).toContain(`Page ${index + 1} of ${pdf.pages.length}`);
    }
    const texts = textsOf(sheet);
    const read = bare(pdf.pages.flatMap(({ items }) => items.map(({ text }) => text)).join(''));
    expect(texts.filter((text) => !read.includes(bare(text)))).toEqual([]);
    // of each section its title, its place in the source and what it says
    const sections = sheet.rows.flatMap((row) => row.sections);
    expect(sections).not.toEqual([]);
    expect(texts.length).toBeGreaterThanOrEqual(3 * sections.length);
  });
});
