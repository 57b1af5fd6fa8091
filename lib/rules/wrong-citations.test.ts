import { describe, expect, test } from 'vitest';
import {
  type Citation,
  type CitedBook,
  citationOf,
  citationsIn,
  rulingsNamedIn,
  wrongCitations,
} from './fixtures/citations';

describe('wrongCitations', () => {
  const paged: CitedBook = {
    chapters: [
      { id: 'moving', title: 'Moving', first: 4, last: 9 },
      { id: 'firing', title: 'Firing', first: 9, last: 12 },
    ],
    rulings: ['R1', 'R2'],
    files: { 'fire.json': ['firing'], 'fire.json#moved': ['moving'] },
  };
  const headed: CitedBook = {
    chapters: [
      { id: 'scales', title: 'Scales', sections: ['Scales, etc.', 'Guns'] },
      { id: 'firing', title: 'Firing', sections: ['Firing'] },
    ],
    rulings: ['R01'],
    files: {},
  };

  test.each<[Citation['kind'], string, string, string[]]>([
    ['page', '4', 'turn.json#a', []],
    ['page', '4, 9-12', 'turn.json#a', []],
    ['page', '3', 'turn.json#a', ['no such page']],
    ['page', '4, 12-13', 'turn.json#a', ['no such page']],
    ['page', '9-10', 'fire.json#a', []],
    ['page', '8-9', 'fire.json#a', ['another chapter']],
    ['page', '8', 'fire.json#moved.cite', []],
    ['page', '12', 'fire.json#moved.cite', ['another chapter']],
    ['page', '12-9', 'turn.json#a', ['unreadable']],
    ['page', 'nine', 'turn.json#a', ['unreadable']],
    ['section', '9', 'turn.json#a', ['no such section']],
    ['ruling', 'R2', 'fire.json#a', []],
    ['ruling', 'R3', 'fire.json#a', ['no such ruling']],
  ])('%s %s in %s', (kind, text, at, expected) => {
    expect(wrongCitations([{ at, kind, text }], paged).map(({ why }) => why)).toEqual(expected);
  });

  test.each([
    ['s. Scales, etc.', []],
    ['s. Guns, Scales, etc., Firing', []],
    ['s. Firing, R01', []],
    ['ruling R01', []],
    ['house', []],
    ['s. Scales', ['no such section']],
    ['s. Firing, Gunnery', ['no such section']],
    ['s. Firing, R02', ['no such section']],
    ['p. 4', ['no such page']],
    ['Firing', ['no such ruling']],
  ])('the chip %s', (label, expected) => {
    expect(wrongCitations([citationOf(label, 'Title')], headed).map(({ why }) => why)).toEqual(expected);
  });
});

describe('citationsIn', () => {
  const data = {
    cite: 'Guns',
    entries: [
      { key: 'volley', cite: { source: 'ours', section: 'Firing' } },
      { cite: { source: 'theirs', page: '4' } },
      { id: 'wheel', page: 7 },
    ],
  };

  test('finds those of a source, each named by its entry', () => {
    expect(citationsIn(data, 'ours', 'a.json#', false)).toEqual([
      { at: 'a.json#entries.volley.cite', kind: 'section', text: 'Firing' },
    ]);
  });

  test('finds in its own files those that name no source, too', () => {
    expect(citationsIn(data, 'ours', 'a.json#', true)).toEqual([
      { at: 'a.json#', kind: 'section', text: 'Guns' },
      { at: 'a.json#entries.volley.cite', kind: 'section', text: 'Firing' },
      { at: 'a.json#entries.wheel', kind: 'page', text: '7' },
    ]);
  });
});

test('rulings that words name have as many figures as those of the book', () => {
  const words = ['back 1 UD (R2)', 'both test (R33)', 'or by men (R01b)'];
  const book = (...rulings: string[]): CitedBook => ({ chapters: [], rulings, files: {} });
  expect(rulingsNamedIn(words, book('R01', 'R33'))).toEqual(['R33', 'R01b']);
  expect(rulingsNamedIn(words, book('R1', 'R33'))).toEqual(['R2', 'R33', 'R01b']);
});
