import { describe, expect, test } from 'vitest';
import { sectionsOf } from '../fixtures/reference-lines';
import { reference } from './reference';

const print = { date: '20 November 2026', version: 1, code: null, link: null };

const chipsAt = (scale: string): Record<string, string> =>
  Object.fromEntries(
    sectionsOf(reference([], { paper: 'a4', blackAndWhite: false, full: true, print, scale })).map(
      ({ title, cite }) => [title, cite],
    ),
  );

describe('pages of distances follow the figure scale of the sheet', () => {
  test.each([
    ['28', 'p. 27', 'p. 10, 19–21, 38', 'p. 9, 38'],
    ['20', 'p. 56', 'p. 10, 19–21, 38, 56', 'p. 9, 38, 54–55'],
    ['15', 'p. 56', 'p. 10, 19–21, 38, 56', 'p. 9, 38, 54–55'],
    ['10', 'p. 57', 'p. 10, 19–21, 38, 57', 'p. 9, 38, 54–55'],
    ['6', 'p. 57', 'p. 10, 19–21, 38, 57', 'p. 9, 38, 54–55'],
  ])('at %s mm ranges on %s, moves on %s, bases on %s', (scale, ranges, moves, bases) => {
    expect(chipsAt(scale)).toMatchObject({ Ranges: ranges, Moves: moves, 'Bases and frontage': bases });
  });
});
