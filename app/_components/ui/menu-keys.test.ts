import { expect, test } from 'vitest';
import { nextItem } from './menu-keys';

const LABELS = ['Open', 'Duplicate', 'Download', 'Delete'];
const press = (key: string, timeStamp = 0) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  timeStamp,
});
const fresh = () => ({ text: '', at: -10_000 });

test.each<[key: string, from: number, to: number | undefined]>([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['Enter', 0, undefined],
  ['d', 0, 1],
  ['d', 1, 2],
  ['d', 3, 1],
  ['x', 0, undefined],
])('%s from %d goes to %s', (key, from, to) => {
  expect(nextItem(press(key), LABELS, from, fresh())).toBe(to);
});

test('letters typed quickly are one word, after a pause a new one', () => {
  const typed = fresh();
  expect(nextItem(press('d', 0), LABELS, 0, typed)).toBe(1);
  expect(nextItem(press('o', 100), LABELS, 1, typed)).toBe(2);
  expect(nextItem(press('o', 2000), LABELS, 2, typed)).toBe(0);
});

test('a key with a modifier is no letter, and an empty menu goes nowhere', () => {
  expect(nextItem({ ...press('d'), ctrlKey: true }, LABELS, 0, fresh())).toBeUndefined();
  expect(nextItem(press('ArrowDown'), [], -1, fresh())).toBeUndefined();
});
