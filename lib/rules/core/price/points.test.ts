import { describe, expect, test } from 'vitest';
import { coefficientTyped, minorPoints, numberTyped, pointsText, printedPoints, readPoints } from './points';

describe('points as people type them', () => {
  test.each<[typed: string, step: number, value: number | null]>([
    ['1500', 1, 1500],
    ['1,500', 1, 1500],
    ['1 500', 1, 1500],
    ['1’500', 1, 1500],
    ['', 1, null],
    ['  ', 1, null],
    ['20.5', 0.5, 20.5],
    ['20,5', 0.5, 20.5],
    ['20½', 0.5, 20.5],
    ['20 ½', 0.5, 20.5],
    ['1,500.5', 0.5, 1500.5],
    ['20.50', 0.5, 20.5],
    ['20.0', 1, 20],
    ['½', 0.5, 0.5],
    ['100000', 1, 100_000],
    ['1.500', 1, 1500],
    ['1.500,5', 0.5, 1500.5],
  ])('%j in steps of %d is %s', (typed, step, value) => {
    expect(readPoints(typed, step)).toEqual({ ok: true, value });
  });

  test.each<[typed: string, step: number]>([
    ['0', 1],
    ['-5', 1],
    ['lots', 1],
    ['1e3', 1],
    ['10.5', 1],
    ['20.25', 0.5],
    ['0.500', 1],
    ['1.5000', 1],
    ['1,500.000', 1],
    ['1 500,000', 1],
    ['1.500.5', 0.5],
    ['15,00,0', 1],
    ['1,5000', 1],
    ['1,500,5', 1],
    ['100001', 1],
    ['NaN', 1],
    ['0x10', 1],
    ['½½', 0.5],
    ['.5', 0.5],
    ['99999999999999999999', 1],
  ])('%j in steps of %d is refused', (typed, step) => {
    expect(readPoints(typed, step).ok).toBe(false);
  });

  test.each([
    ['1.500', 1.5],
    ['1,500', 1.5],
    ['−2', -2],
    ['.5', 0.5],
    ['1,500.5', undefined],
    ['1 500', undefined],
  ])('as a coefficient %j is %s', (typed, value) => {
    expect(coefficientTyped(typed)).toBe(value);
  });
});

test.each<[minor: number, scale: number, text: string]>([
  [1385, 1, '1,385'],
  [21, 2, '10.5'],
  [-30, 1, '−30'],
  [540 * 60, 60, '540'],
  [20, 60, '0.333'],
])('%d minor units, %d to the point, are printed as %s', (minor, scale, text) => {
  expect(pointsText(printedPoints(minorPoints(minor), scale))).toBe(text);
});

test('every number of cents is read exactly, typed with a point', () => {
  for (let cents = 1; cents <= 100_000; cents++) {
    const typed = (cents / 100).toFixed(2);
    if (numberTyped(typed) !== Number(typed)) expect(numberTyped(typed)).toBe(Number(typed));
  }
  expect([numberTyped('1.64'), numberTyped('1,234.56'), numberTyped('20½')]).toEqual([1.64, 1234.56, 20.5]);
});
