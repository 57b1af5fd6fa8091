import { expect, test } from 'vitest';
import { yearRuns } from './fielded-troops';

test('years in a row are told as one', () => {
  expect(yearRuns([1756, 1757, 1758, 1759, 1761])).toBe('1756 to 1759, 1761');
  expect(yearRuns([1758, 1762, 1763])).toBe('1758, 1762 to 1763');
  expect(yearRuns([])).toBe('');
});
