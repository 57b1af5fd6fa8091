import { expect, test } from 'vitest';
import type { Outline } from '../tree/outline';
import { placeNames, placesInFull } from './place-names';

const outline: Outline = {
  columns: [],
  detail: '',
  sections: [
    {
      at: ['brigades', 0],
      id: 'b',
      kind: 'formation',
      title: 'Left wing',
      detail: '',
      list: { at: ['brigades', 0, 'units'], holds: 'unit' },
      rows: [
        {
          at: ['brigades', 0, 'units', 0],
          id: 'u',
          kind: 'unit',
          symbol: 'line',
          name: 'Itzenplitz, IR 13',
          type: '',
          cells: [],
        },
      ],
    },
  ],
};

test.each<[at: (string | number)[], name: string | undefined]>([
  [['brigades', 0, 'units', 0], 'Itzenplitz, IR 13'],
  [['brigades', 0, 'units', 0, 'size'], 'Itzenplitz, IR 13'],
  [['brigades', 0, 'units'], 'Left wing'],
  [['brigades', 0], 'Left wing'],
  [['brigades', 7], undefined],
  [[], undefined],
])('%j is %s', (at, name) => {
  expect(placeNames(outline)(at)).toBe(name);
});

test('in full a unit is named with its formation', () => {
  const place = placesInFull(outline);
  expect(place(['brigades', 0, 'units', 0])).toBe('Itzenplitz, IR 13, Left wing');
  expect(place(['brigades', 0])).toBe('Left wing');
  expect(place(['brigades', 0, 'units'])).toBe('Left wing');
  expect(place(['brigades', 7])).toBeUndefined();
  expect(place([])).toBeUndefined();
});
