import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { arbitraryArmy } from '@/lib/rules/fixtures/arbitrary-army';
import { mayShorten, textMarks } from '../fixtures/part-texts';
import { cutShort, tooWide, unsaid } from '../fixtures/placed-texts';
import { CARD_SIZES, cardsOf, PAPERS, printingSystems, readyMadeOf } from '../fixtures/printed';
import { PAPER } from '../measures';
import { placedCard } from './card';
import { cardFace } from './card-faces';
import { cardGrid, cardPages } from './card-pages';
import { cardFits } from './card-setting';
import { MM_PER_POINT, type TextMark } from './mark';
import { referenceStyle } from './part-style';

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
    const quarter = cardGrid({ size: 'quarter', paper });
    expect([quarter.face.width, quarter.face.height]).toEqual([
      PAPER[paper].width / 2,
      PAPER[paper].height / 2,
    ]);
  });

  test('are A6 for a quarter of A4', () => {
    const { face } = cardGrid({ size: 'quarter', paper: 'a4' });
    expect([face.width, face.height]).toEqual([105, 148.5]);
  });
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
            const marks = [placedCard(card, face, sheet.ink)];
            expect(tooWide(marks, face.width - 2)).toEqual([]);
            expect(cutShort(marks, mayShorten(card))).toEqual([]);
            expect(unsaid({ ...sheet, cards: [card] }, marks, mayShorten(card))).toEqual([]);
            for (const mark of textMarks(marks)) {
              expect(mark.y).toBeLessThan(face.height - 1.5);
              expect(mark.y - textHeight(mark)).toBeGreaterThan(0);
            }
          }
        },
      ),
    );
  });

  test('splits no card: each stands whole on one page', async () => {
    for (const file of armies.slice(0, 2)) {
      for (const size of CARD_SIZES) {
        const sheet = await cardsOf(system, file, { cardSize: size });
        const { columns, rows } = cardGrid(sheet);
        const pages = cardPages(sheet);
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
