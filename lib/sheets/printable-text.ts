import type { DrawOp, PageLayout, TextMark } from './placed/mark';

/** Replaces characters that no font of ours has. */
export const REPLACEMENT = '[?]';

// single letters and signs that our fonts have and that nothing joins
const PLAIN =
  /^[\x20-\x7E\xA0-\xAC\xAE-\u0148\u014A-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2026\u2212]*$/;
// controls, and format characters: bidi overrides, joiners, byte order marks
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Whether the fonts have every letter of a text. */
type Covers = (text: string) => boolean;

/** A text in signs as readers see them, composed, without what is not seen. */
function* signs(text: string): Generator<string> {
  for (const { segment } of SEGMENTER.segment(text.normalize('NFC').replace(/[\t\n\r]+/g, ' ')))
    yield segment.replace(INVISIBLE, '').replace(/[\uFE00-\uFE0F]/g, '');
}

/**
 * A text as it can be printed: composed, without control and bidi characters (so that no name can reorder its line),
 * and
 * with a visible replacement for every stretch that no font covers.
 */
export const printableText = (text: string, isCovered: Covers): string => {
  if (PLAIN.test(text)) return text;
  let printable = '';
  for (const sign of signs(text)) {
    if (isCovered(sign)) printable += sign;
    else if (!printable.endsWith(REPLACEMENT)) printable += REPLACEMENT;
  }
  return printable;
};

/** How many stretches of a text no font covers. */
export const unprintedStretches = (text: string, isCovered: Covers): number => {
  if (PLAIN.test(text)) return 0;
  let count = 0;
  let within = false;
  for (const sign of signs(text)) {
    const missing = !isCovered(sign);
    if (missing && !within) count++;
    within = missing;
  }
  return count;
};

/** The code points that our sans fonts draw, as the fonts themselves say: pdf/fonts.test.ts holds this to them. */
const COVERED =
  '20-7e a0-ac ae-148 14a-1c3 1c5-254 256-27b 27e-284 286-290 292-2a4 2a6-2cc 2ce-2d7 2da 2dc-301 303-304 308-309 323 374-376 37a-37f 384-38a 38c 38e-3a1 3a3-3d7 3dc-3dd 3f0-3f6 3f9-3fa 3fc-479 480-49d 4a0-4ff 52f 1d00 1d0d 1d1b 1d43 1d47-1d49 1d4d 1d4f-1d50 1d52 1d56-1d58 1d5b 1d62-1d65 1d9c 1da0 1dbb 1dbf 1e00-1e9b 1e9d-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2002 2009 200b 2013-2014 2018-201a 201c-201e 2020 2022 2026 2032-2033 2039-203a 2044 20a0-20af 20b1-20b5 20b8-20ba 20bc-20bf 2113 2116 2122 2191 2193 2212 2c7c 2c7f 2dff a69f a7ff feff';

type Range = { readonly from: number; readonly to: number };

const RANGES: readonly Range[] = COVERED.split(' ').map((range) => {
  const [from = '', to = from] = range.split('-');
  return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
});

/** True if a font of ours has the letter. */
export const isLetterCovered = (code: number): boolean =>
  RANGES.some(({ from, to }) => code >= from && code <= to);

/** True if every letter of a text can be drawn. */
export const isCovered = (text: string): boolean =>
  [...text].every((letter) => isLetterCovered(letter.codePointAt(0) ?? 0));

/** A text as it can be printed with the fonts we have. */
export const printable = (text: string): string => printableText(text, isCovered);

/** A line with letters that no font has: what it says, and on which page, from 1. */
type Unprintable = { readonly text: string; readonly page: number };

/** What a PDF of these pages cannot say: how many stretches of letters stand there as "[?]", and in which lines. */
type UnprintableText = { readonly count: number; readonly lines: readonly Unprintable[] };

const textsOf = (marks: readonly DrawOp[]): TextMark[] =>
  marks.flatMap((mark) =>
    mark.kind === 'text' ? [mark] : mark.kind === 'group' && !mark.repeated ? textsOf(mark.marks) : [],
  );

/** The letters on pages that no font has. */
export const unprintable = (pages: readonly Pick<PageLayout, 'marks'>[]): UnprintableText => {
  let count = 0;
  const lines = pages.flatMap(({ marks }, index) =>
    textsOf(marks).flatMap(({ runs }): Unprintable[] => {
      const missing = runs.reduce((sum, { text }) => sum + unprintedStretches(text, isCovered), 0);
      count += missing;
      return missing === 0 ? [] : [{ text: runs.map(({ text }) => text).join(''), page: index + 1 }];
    }),
  );
  return { count, lines };
};
