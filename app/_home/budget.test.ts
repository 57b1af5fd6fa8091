import { expect, test } from 'vitest';
import { readBudget } from './budget';

test.each<[typed: string, scale: number, value: number | null]>([
  ['1,500', 1, 1500],
  ['1 500', 1, 1500],
  ['', 1, null],
  ['  ', 1, null],
  ['10.5', 2, 21],
  ['100000', 1, 100_000],
])('%j counts %d to the point: %s', (typed, scale, value) => {
  expect(readBudget(typed, scale)).toEqual({ ok: true, value });
});

test.each(['0', '-5', 'lots', '1e3', '10.5', '100001', 'NaN', '0x10', '99999999999999999999'])(
  '%j is refused',
  (typed) => {
    expect(readBudget(typed, 1).ok).toBe(false);
  },
);
