import { expect, test } from 'vitest';
import { usualPaper } from './sheet-kinds';

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
