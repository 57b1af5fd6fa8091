import { expect, test } from 'vitest';
import {
  ceilOf,
  compareFractions,
  floorOf,
  fraction,
  fromDecimal,
  inverse,
  minus,
  plus,
  roundHalfUp,
  times,
} from './fraction';

test('fractions are in lowest terms with a positive denominator', () => {
  expect(fraction(6, 4)).toEqual({ n: 3, d: 2 });
  expect(fraction(6, -4)).toEqual({ n: -3, d: 2 });
  expect(fraction(0, 7)).toEqual({ n: 0, d: 1 });
  expect(fraction(9)).toEqual({ n: 9, d: 1 });
});

test('what is no fraction is refused', () => {
  for (const [n, d] of [
    [1, 0],
    [1.5, 1],
    [Number.NaN, 1],
    [2 ** 53, 1],
  ] as const) {
    expect(() => fraction(n, d)).toThrow(RangeError);
  }
  expect(() => fromDecimal(Number.POSITIVE_INFINITY)).toThrow(RangeError);
});

test.each([
  [1.25, 5, 4],
  [0.1, 1, 10],
  [-0.75, -3, 4],
  [12, 12, 1],
  [0.000001, 1, 1_000_000],
  [0.0000001, 0, 1],
  [1.0000004, 1, 1],
])('%d reads as %i/%i', (value, n, d) => {
  expect(fromDecimal(value)).toEqual({ n, d });
});

test('sums and products are exact where floats are not', () => {
  expect(plus(fromDecimal(0.1), fromDecimal(0.2))).toEqual(fromDecimal(0.3));
  expect(minus(fromDecimal(0.3), fromDecimal(0.1))).toEqual(fromDecimal(0.2));
  expect(times(fromDecimal(1.1), fraction(3))).toEqual(fraction(33, 10));
  expect(times(fraction(-2, 3), fraction(9, 4))).toEqual(fraction(-3, 2));
});

test('parts beyond safe integers stay exact', () => {
  const big = fraction(Number.MAX_SAFE_INTEGER, 2);
  expect(times(big, fraction(2, 3))).toEqual(fraction(Number.MAX_SAFE_INTEGER, 3));
  const fine = times(fraction(1, 94_906_267), fraction(94_906_265, 94_906_266));
  expect(fine).toEqual({ n: 94_906_265, d: 94_906_267n * 94_906_266n });
  expect(times(fine, fraction(94_906_266))).toEqual(fraction(94_906_265, 94_906_267));
  const wide = times(big, big);
  expect(wide).toEqual({ n: BigInt(Number.MAX_SAFE_INTEGER) ** 2n, d: 4 });
  expect(times(wide, inverse(big))).toEqual(big);
  expect(minus(plus(wide, fraction(1, 3)), wide)).toEqual(fraction(1, 3));
  expect(compareFractions(wide, plus(wide, fine))).toBeLessThan(0);
});

test('a whole number beyond safe integers is refused, never wrong', () => {
  const big = fraction(Number.MAX_SAFE_INTEGER);
  for (const round of [floorOf, ceilOf, roundHalfUp]) {
    expect(() => round(times(big, big))).toThrow(RangeError);
    expect(round(times(times(big, big), inverse(big)))).toBe(Number.MAX_SAFE_INTEGER);
  }
  expect(roundHalfUp(fraction(Number.MAX_SAFE_INTEGER - 2, 2))).toBe((Number.MAX_SAFE_INTEGER - 1) / 2);
});

test('one divided by a fraction keeps its sign', () => {
  expect(inverse(fraction(-2, 3))).toEqual(fraction(-3, 2));
  expect(() => inverse(fraction(0))).toThrow(RangeError);
});

test.each([
  [5, 2, 2, 3, 3],
  [-5, 2, -3, -2, -2],
  [7, 3, 2, 3, 2],
  [8, 3, 2, 3, 3],
  [-7, 3, -3, -2, -2],
  [4, 1, 4, 4, 4],
])('%i/%i: floor %i, ceiling %i, half up %i', (n, d, floor, ceiling, nearest) => {
  const value = fraction(n, d);
  expect([floorOf(value), ceilOf(value), roundHalfUp(value)]).toEqual([floor, ceiling, nearest]);
});

test('comparison orders', () => {
  const values = [fraction(1, 2), fraction(-1, 3), fraction(2, 3), fraction(1, 3)];
  expect([...values].sort(compareFractions)).toEqual([
    fraction(-1, 3),
    fraction(1, 3),
    fraction(1, 2),
    fraction(2, 3),
  ]);
});
