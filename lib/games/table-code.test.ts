import { expect, test } from 'vitest';
import { readTableCode } from './table-code';

test.each([
  ['abcdef', 'ABCDEF'],
  [' ABC-def ', 'ABCDEF'],
  ['AM-3HF2-QN', null],
  ['3HF2QN', null],
  ['ABCDE', null],
  ['ABCDEFG', null],
  // letters that are taken for others are in no code
  ['ABCDEO', null],
  ['', null],
  ['A'.repeat(10_000), null],
])('%j is the code %j of a table', (text, code) => {
  expect(readTableCode(text)).toBe(code);
});
