import { expect, test } from 'vitest';
import { recordText } from './record-text';

const NONE = { won: 0, drawn: 0, lost: 0, on: 0, both: 0 };

test.each([
  [{ ...NONE, won: 1 }, '1 game: 1 won'],
  [{ ...NONE, won: 3, drawn: 1, lost: 1 }, '5 games: 3 won, 1 drawn, 1 lost'],
  [{ ...NONE, both: 1, on: 2 }, '3 games: 1 against itself, 2 still going on'],
])('the record %j reads %s', (record, text) => {
  expect(recordText(record)).toBe(text);
});
