import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/document';
import type { CardSheet, ReferenceSheet } from '@/lib/rules/core/sheet-parts';
import type { System } from '@/lib/rules/core/system';
import { arbitraryArmy } from '@/lib/rules/fixtures/arbitrary-army';
import { mayShorten, said, textMarks, textsOf } from '../fixtures/part-texts';
import {
  atScale,
  CARD_SIZES,
  cardsOf,
  PAPERS,
  printingSystems,
  readyMadeOf,
  referenceOf,
} from '../fixtures/printed';
import { PAPER } from '../measures';
import { placedCard } from './card';
import { cardFace } from './card-faces';
import { cardGrid, cardPages } from './card-pages';
import { cardFits } from './card-setting';
import { runsWidth } from './face-width';
import { isFigures, type Mark, MM_PER_POINT, type TextMark } from './mark';
import { referenceStyle } from './part-style';
import { referencePages } from './reference-pages';

/** Where a line of text begins and ends, in mm; figures of one width are a little wider than measured. */
const span = ({ x, anchor, runs }: TextMark): [number, number] => {
  const width = runsWidth(runs);
  const from = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [from, from + width];
};

const textHeight = ({ runs }: TextMark): number =>
  Math.max(...runs.map(({ points }) => points)) * MM_PER_POINT;

/** Lines cut short that say none of these. */
const cutShort = (marks: readonly Mark[], names: readonly string[]): string[] =>
  textMarks(marks)
    .map(said)
    .filter((text) => text.includes('…'))
    .filter((text) => !names.some((name) => name.includes(text.replace(/ ?…$/, ''))));

const bare = (text: string): string => text.replace(/\s/g, '');

/** What a sheet must say and these marks do not; of names only what is not cut short. */
const unsaid = (
  sheet: CardSheet | ReferenceSheet,
  marks: readonly Mark[],
  names: readonly string[],
): string[] => {
  const all = bare(textMarks(marks).map(said).join(' '));
  return textsOf(sheet).filter(
    (text) => !all.includes(bare(text)) && !names.some((name) => name.includes(text)),
  );
};

const tooWide = (marks: readonly Mark[], width: number): string[] =>
  textMarks(marks)
    .filter((mark) => mark.turned === undefined)
    .filter((mark) => {
      const [from, to] = span(mark);
      return from < -0.01 || to > width + (isFigures(said(mark)) ? 0.4 : 0.05);
    })
    .map(said);

/** Full on both papers, and cut to two armies on one of them. */
const referenceSheets = async (system: System, armies: readonly ArmyFile[], scale: string) => {
  const cut = armies.slice(0, 2).map((file) => atScale(file, scale));
  const sheets = await Promise.all([
    ...PAPERS.map((paper) => referenceOf(system, [], { full: true, paper, scale })),
    referenceOf(system, cut, { paper: Number(scale) % 4 === 0 ? 'letter' : 'a4' }),
  ]);
  return sheets.map((sheet) => ({ sheet, pages: referencePages(sheet) }));
};

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
  const scales = system.choices.scales.map(({ value }) => value);
  const armies = await readyMadeOf(id);

  test('has room on every card, of any size and scale, for all it must say', () => {
    const sheets = arbitraryArmy(system);
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
      { numRuns: 40 },
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

  test.each(scales)('sets the reference sheet at %s on its paper, nothing cut short', async (scale) => {
    for (const { sheet, pages } of await referenceSheets(system, armies, scale)) {
      if (id === 'honours-of-war') expect(pages.length).toBeLessThanOrEqual(2);
      for (const { marks, width, height } of pages) {
        expect(tooWide(marks, width - 9)).toEqual([]);
        expect(cutShort(marks, [sheet.subtitle])).toEqual([]);
        for (const mark of textMarks(marks)) {
          expect(mark.x).toBeGreaterThan(9);
          expect(mark.y).toBeGreaterThan(8);
          expect(mark.y).toBeLessThan(height - 7);
        }
      }
      const marks = pages.flatMap((page) => page.marks);
      expect(unsaid(sheet, marks, [])).toEqual([]);
    }
  });
});

test('no type is smaller than 6 points but heads of columns and chips', () => {
  for (const size of CARD_SIZES) {
    const { generous, tight, titles, subtitle } = cardFace({ size, paper: 'letter' });
    for (const { points, small } of [generous, tight])
      expect(Math.min(points, small)).toBeGreaterThanOrEqual(6);
    expect(Math.min(...titles, subtitle)).toBeGreaterThan(7);
  }
  for (const tightness of [0, 0.5, 1]) {
    const { points, small } = referenceStyle(tightness);
    expect(Math.min(points, small)).toBeGreaterThanOrEqual(6);
  }
});
