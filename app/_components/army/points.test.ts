import { describe, expect, test } from 'vitest';
import { minorPoints } from '@/lib/rules/core/price/points';
import { formatChange, formatLeft, formatPoints, formatShare } from './points';

describe('points', () => {
  test.each<[minor: number, scale: number, text: string]>([
    [1385, 1, '1,385'],
    [21, 2, '10.5'],
    [-30, 1, '−30'],
    [0, 1, '0'],
  ])('%d by %d is %s', (minor, scale, text) => {
    expect(formatPoints(minorPoints(minor), scale)).toBe(text);
  });

  test.each<[minor: number, text: string]>([
    [20, '+20'],
    [-30, '−30'],
    [0, '0'],
  ])('a change of %d is %s', (minor, text) => {
    expect(formatChange(minorPoints(minor), 1)).toBe(text);
  });

  test('says what is left, what is over, and nothing without a budget', () => {
    expect(formatLeft(minorPoints(1385), minorPoints(1500), 1)).toEqual({ over: false, text: '115 left' });
    expect(formatLeft(minorPoints(1030), minorPoints(1000), 1)).toEqual({ over: true, text: '30 over' });
    expect(formatLeft(minorPoints(500), minorPoints(500), 1)).toEqual({ over: false, text: 'nothing left' });
    expect(formatLeft(minorPoints(500), null, 1)).toBeUndefined();
  });

  test('shares never claim nothing for something', () => {
    expect(formatShare(370, 1385)).toBe('27%');
    expect(formatShare(1, 1385)).toBe('<1%');
    expect(formatShare(0, 0)).toBe('0%');
  });
});
