import { expect, test } from 'vitest';
import { partIn, partOfList } from './parts';

test.each<[value: string | string[] | undefined, part: number]>([
  ['3', 3],
  [undefined, 1],
  ['0', 1],
  ['-1', 1],
  ['1e9', 1],
  ['9999999', 1],
  [['2', '3'], 1],
])('%j asks for part %i', (value, part) => {
  expect(partIn(value)).toBe(part);
});

test('a list is shown a part at a time', () => {
  const list = ['a', 'b', 'c', 'd', 'e'];
  expect(partOfList(list, 2, 2)).toEqual({
    items: ['c', 'd'],
    place: { part: 2, parts: 3, from: 3, to: 4, all: 5 },
  });
  expect(partOfList(list, 9, 2).items).toEqual(['e']);
  expect(partOfList([], 1, 2).place).toMatchObject({ part: 1, parts: 1, all: 0 });
});
