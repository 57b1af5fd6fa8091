import { describe, expect, test } from 'vitest';
import { fraction } from './fraction';
import { coefficientsBeyond, coefficientsOf, houseFraction, typedCoefficient } from './house';

test.each([
  [1.25, 5, 4],
  [-200, -200, 1],
  [200, 200, 1],
  [0.001, 1, 1000],
  [1.005, 201, 200],
  [-199.999, -199_999, 1000],
  ['2/3', 2, 3],
  ['-4/6', -2, 3],
  ['200000/1000', 200, 1],
  ['0/7', 0, 1],
] as const)('%s is in bounds, and exact', (value, n, d) => {
  expect(houseFraction(value)).toEqual(fraction(n, d));
});

test.each([
  200.001,
  -200.001,
  9999,
  1.2345,
  0.0001,
  1e300,
  1e-300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '2/1001',
  '200001/1000',
  '-401/2',
  '999999999999999/999999999999999',
  '2/0',
  'x',
  '',
])('%s is beyond', (value) => {
  expect(houseFraction(value)).toBeNull();
});

test.each([
  ['1.25', 1.25],
  [' 3 ', 3],
  ['−2', -2],
  ['.5', 0.5],
  ['2/3', '2/3'],
  ['4/6', '4/6'],
  ['-1/8', '-1/8'],
  ['', undefined],
  ['-', undefined],
  ['1e2', undefined],
  ['0x10', undefined],
  ['Infinity', undefined],
  ['201', undefined],
  ['1.2345', undefined],
  ['2/0', undefined],
  ['2/3/4', undefined],
  ['1/1001', undefined],
  ['1.5/2', undefined],
])('%j typed is %s', (text, value) => {
  expect(typedCoefficient(text)).toBe(value);
});

describe('coefficients in force', () => {
  const own = [
    { key: 'a', default: 5 },
    { key: 'b', default: 0.666667, exact: [2, 3] as const },
    { key: 'c', default: 0.1234567 },
  ];

  test('are ours, exact, unless a file changes them within the bounds', () => {
    expect(coefficientsOf(own, {})).toMatchObject({ a: fraction(5), b: fraction(2, 3) });
    expect(coefficientsOf(own, { a: '1/3', b: 0.5 })).toMatchObject({ a: fraction(1, 3), b: fraction(1, 2) });
    expect(coefficientsOf(own, { a: 9999 })).toMatchObject({ a: fraction(5) });
  });

  test('beyond the bounds are named; our own values, written out, are not', () => {
    expect(coefficientsBeyond(own, {})).toEqual([]);
    expect(coefficientsBeyond(own, { a: 5, b: 0.666667, c: 0.1234567 })).toEqual([]);
    expect(coefficientsBeyond(own, { a: 1e4, b: 0.6666 }).map(({ key }) => key)).toEqual(['a', 'b']);
  });
});
