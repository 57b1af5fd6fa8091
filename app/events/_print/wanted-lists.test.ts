import { describe, expect, test } from 'vitest';
import { isWanted, nothingToPrint, paperQuery, wantedLists } from './wanted-lists';

const LISTS = [
  { number: 1, state: 'accepted' },
  { number: 2, state: 'returned' },
  { number: 3, state: 'sent' },
] as const;

describe('the lists of an event that are printed', () => {
  test.each([
    ['', [1, 2, 3]],
    ['?returned=0', [1, 3]],
    ['?returned=1&without=3', [1, 2]],
    ['?without=1&without=3&without=nine', [2]],
    // one by itself is printed whatever it is
    ['?entry=2&returned=0&without=2', [1, 2, 3]],
  ])('of “%s”', (query, numbers) => {
    const wanted = wantedLists(new URLSearchParams(query));
    expect(LISTS.filter((list) => isWanted(list, wanted)).map(({ number }) => number)).toEqual(numbers);
  });

  test('are asked for by the desk as they are read', () => {
    for (const returned of [true, false]) {
      for (const leaves of [true, false]) {
        const asked = { returned, leaves };
        expect(wantedLists(new URLSearchParams(paperQuery(asked)))).toMatchObject(asked);
      }
    }
    expect(wantedLists(new URLSearchParams('?entry=-4&sure=1'))).toMatchObject({ entry: null, isSure: true });
  });

  test('where there are none, it says why', () => {
    expect(nothingToPrint(0)).toMatch(/^Nothing to print: no list/);
    expect(nothingToPrint(2)).toMatch(/^Nothing to print: all lists/);
  });
});
