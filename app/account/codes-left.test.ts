import { expect, test } from 'vitest';
import { codesLeft } from './codes-left';

test.each([
  [0, 'error', 'You have no recovery codes left'],
  [1, 'warning', 'Only 1 of your recovery codes is left'],
  [2, 'warning', 'Only 2 of your recovery codes are left'],
  [3, undefined, '3 left'],
])('of %i recovery codes the page says it as %s', (left, severity, words) => {
  expect(codesLeft(left).severity).toBe(severity);
  expect(codesLeft(left).text).toMatch(words);
});
