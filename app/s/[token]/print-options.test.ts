import { expect, test } from 'vitest';
import { sharedSheetOptions, usualPaper } from './print-options';

test.each([
  ['en-GB,en;q=0.9', 'a4'],
  ['en-US,en;q=0.9', 'letter'],
  ['fr-CA', 'letter'],
  ['de', 'a4'],
  ['en-GB,en-US;q=0.8', 'a4'],
  ['', 'a4'],
])('%j prints on %s', (language, paper) => {
  expect(usualPaper(language)).toBe(paper);
});

test('a shared sheet carries date, version and link, and no code', () => {
  const { print } = sharedSheetOptions('a4', {
    revision: 3,
    link: 'http://x/s/t',
    now: new Date(2026, 10, 20, 12),
  });
  expect(print).toEqual({ date: '20 November 2026', version: 3, code: null, link: 'http://x/s/t' });
});
