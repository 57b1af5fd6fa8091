import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { PAPERS } from '@/lib/rules/core/sheet/sheet';
import type { Card, CardSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { arbitraryArmy } from '@/lib/rules/fixtures/arbitrary-army';
import { notesOnCard, textMarks } from '../fixtures/part-texts';
import { tooWide, unsaid } from '../fixtures/placed-texts';
import { CARD_SIZES, cardsOf, printingSystems, readyMadeOf } from '../fixtures/printed';
import { cutLines, unwritten } from '../fixtures/typesetting';
import { PAPER } from '../paper';
import { cardGrid, layOutCard } from './card';
import { cardFace } from './card-faces';
import { cardPages } from './card-pages';
import { cardFits } from './card-setting';
import { MM_PER_POINT, type TextMark } from './mark';
import { referenceStyle } from './part-style';
import { layOutPages } from './placed-pages';

const NO_CARDS: CardSheet = {
  form: 'cards',
  size: 'quarter',
  title: 'Army without cards',
  subtitle: '',
  nation: 'prussia',
  sum: null,
  marks: [],
  cards: [],
  footer: {
    lines: [[{ text: 'Rules 1, profile 1234' }], [{ text: 'List not saved' }]],
    code: null,
    link: null,
  },
  date: '20 November 2026',
  paper: 'a4',
  ink: 'colour',
};

const textHeight = ({ runs }: TextMark): number =>
  Math.max(...runs.map(({ points }) => points)) * MM_PER_POINT;

describe('the places of cards', () => {
  test.each(PAPERS)('are 63 by 88 and 70 by 120 mm exactly, whole and beside each other on %s', (paper) => {
    const sizes = { '63x88': [63, 88], '70x120': [70, 120] } as const;
    for (const size of ['63x88', '70x120'] as const) {
      const { columns, rows, left, top, face, paper: sheet } = cardGrid({ size, paper });
      expect([face.width, face.height]).toEqual(sizes[size]);
      expect(sheet).toEqual(PAPER[paper]);
      expect(left).toBeGreaterThan(4);
      expect(top).toBeGreaterThan(4);
      expect(left + columns * face.width).toBeCloseTo(sheet.width - left, 9);
      expect(top + rows * face.height).toBeCloseTo(sheet.height - top, 9);
    }
    expect(cardGrid({ size: '63x88', paper })).toMatchObject({ columns: 3, rows: 3 });
  });

  test.each(PAPERS)(
    'leave what is said of quarters, and its cut marks, white outside of them on %s',
    (paper) => {
      const sheet = { ...NO_CARDS, size: 'quarter', paper } as const;
      const { left, top, face } = cardGrid(sheet);
      const { width, height } = PAPER[paper];
      expect([left + face.width, top + face.height]).toEqual([width / 2, height / 2]);
      const [page] = cardPages(sheet);
      for (const mark of textMarks(page?.marks ?? [])) {
        const above = mark.y - textHeight(mark);
        expect(above).toBeGreaterThan(5);
        expect(mark.y).toBeLessThan(height - 5);
        expect(mark.y < top || above > height - top, JSON.stringify(mark)).toBe(true);
      }
    },
  );
});

test('a back meets its card when the sheet is turned over at its long edge', () => {
  const card = (title: string): Card => ({
    title,
    subtitle: '',
    sum: '',
    symbol: 'line',
    nation: 'prussia',
    lines: [],
    parts: [],
    tracks: [],
    foot: [],
  });
  const cards = Array.from({ length: 10 }, (_, index) => card(`Unit ${index}`));
  const sheet = { ...NO_CARDS, size: '63x88', cards } as const;
  expect(cardPages(sheet)).toHaveLength(2);
  const pages = cardPages({ ...sheet, back: { title: 'Vorhut', subtitle: 'Prussia, 1757' } });
  expect(pages.map(({ label }) => label.split(', ').slice(2).join(', '))).toEqual([
    'sheet 1 of 2',
    'sheet 1 of 2, backs',
    'sheet 2 of 2',
    'sheet 2 of 2, backs',
  ]);
  const backs = textMarks(pages[3]?.marks ?? []).filter((mark) => mark.runs[0]?.text === 'Vorhut');
  const { left, face, paper } = cardGrid(sheet);
  expect(backs.map(({ x }) => x)).toEqual([expect.closeTo(paper.width - left - face.width / 2, 6)]);
});

describe.each(await printingSystems())('%s', async (id) => {
  const system = await loadSystem(id);
  const armies = await readyMadeOf(id);

  test('has room on every card, of any size and scale, for all it must say', () => {
    // cells of a player's own tables are as long as he likes
    const sheets = arbitraryArmy(system).map((file) => ({ ...file, tables: {} }));
    return fc.assert(
      fc.asyncProperty(
        sheets,
        fc.constantFrom(...CARD_SIZES),
        fc.constantFrom(...PAPERS),
        fc.boolean(),
        async (file, cardSize, paper, combine) => {
          const sheet = await cardsOf(system, file, { cardSize, paper, combine });
          const face = cardFace(sheet);
          for (const card of sheet.cards) {
            expect(cardFits(card, face, sheet.ink), card.title).toBe(true);
            const marks = [layOutCard(card, face, sheet.ink)];
            expect(tooWide(marks, face.width - 2)).toEqual([]);
            expect(cutLines({ marks })).toEqual([]);
            expect(unsaid({ ...sheet, cards: [card] }, marks)).toEqual([]);
            const astray = textMarks(marks).filter(
              (mark) => !(mark.y < face.height - 1.5 && mark.y - textHeight(mark) > 0),
            );
            expect(astray).toEqual([]);
          }
          expect(unwritten(layOutPages(sheet), sheet.cards.flatMap(notesOnCard))).toEqual([]);
        },
      ),
    );
  });

  test('splits no card: each stands whole on one page', async () => {
    for (const file of armies.slice(0, 2)) {
      for (const size of CARD_SIZES) {
        const sheet = await cardsOf(system, file, { cardSize: size });
        const { columns, rows } = cardGrid(sheet);
        const pages = layOutPages(sheet);
        expect(pages).toHaveLength(Math.ceil(sheet.cards.length / (columns * rows)));
        const titles = pages.flatMap(({ marks }) =>
          marks.flatMap((mark) => (mark.kind === 'group' && mark.role === 'group' ? [mark.label ?? ''] : [])),
        );
        expect(titles).toEqual(sheet.cards.map(({ title, subtitle }) => `${title}, ${subtitle}`));
      }
    }
  });
});

/** Least points of what is read on a card of each size, and of its key numbers. */
const FLOORS = {
  '63x88': { body: 7, key: 10 },
  '70x120': { body: 7.2, key: 11 },
  quarter: { body: 9, key: 12 },
} as const;

test('cards grow with their size: no type is below its floor but heads of columns', () => {
  for (const size of CARD_SIZES) {
    const { generous, tight, titles, subtitle } = cardFace({ size, paper: 'letter' });
    for (const { points, small, least, key } of [generous, tight]) {
      expect(Math.min(points, small)).toBeGreaterThanOrEqual(FLOORS[size].body);
      expect(least).toBeGreaterThanOrEqual(7);
      expect(key).toBeGreaterThanOrEqual(FLOORS[size].key);
    }
    expect(Math.min(...titles, subtitle)).toBeGreaterThan(7);
  }
});

test('no type of a dense reference sheet is smaller than 6 points but heads of columns and chips', () => {
  for (const tightness of [0, 0.5, 1]) {
    const { points, small } = referenceStyle(tightness, true);
    expect(Math.min(points, small)).toBeGreaterThanOrEqual(6);
  }
});
