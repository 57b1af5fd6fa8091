import { isCovered } from './covered-letters';
import type { Mark, TextMark } from './placed/mark';
import type { PlacedPage } from './placed/placed-page';
import { unprintedStretches } from './printable-text';

/** A line with letters that no font has: what it says, and on which page, from 1. */
export type Unprintable = { readonly text: string; readonly page: number };

/** What a PDF of these pages cannot say: how many stretches of letters stand there as "[?]", and in which lines. */
export type UnprintableText = { readonly count: number; readonly lines: readonly Unprintable[] };

const textsOf = (marks: readonly Mark[]): TextMark[] =>
  marks.flatMap((mark) =>
    mark.kind === 'text' ? [mark] : mark.kind === 'group' && !mark.repeated ? textsOf(mark.marks) : [],
  );

/** The letters on pages that no font has. */
export const unprintable = (pages: readonly Pick<PlacedPage, 'marks'>[]): UnprintableText => {
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
