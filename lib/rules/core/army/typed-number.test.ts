import { describe, expect, test } from 'vitest';
import { readNumber } from './typed-number';

const MEN = { min: 100, max: 99_999, step: 100 };

describe('a number as people type it', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['1500', 1500],
    ['1,500', 1500],
    ['1 500', 1500],
    [' 7000 ', 7000],
  ])('%j', (typed, value) => {
    expect(readNumber(typed, MEN)).toEqual({ ok: true, value });
  });

  test.each(['35', '100000', '12,5', '150.5', '1,50', 'many', '-200', '1e4', '--200'])(
    '%j is none',
    (typed) => {
      expect(readNumber(typed, MEN)).toEqual({ ok: false, message: 'A whole number from 100 to 99,999.' });
    },
  );

  test.each([
    ['-2', -2],
    ['−2', -2],
    ['+ 1', 1],
    ['-0', 0],
  ])('with a sign: %j', (typed, value) => {
    expect(readNumber(typed, { min: -12, max: 12 })).toEqual({ ok: true, value });
  });

  test('in halves', () => {
    const halves = { min: 0.5, max: 100, step: 0.5 };
    expect(readNumber('1½', halves)).toEqual({ ok: true, value: 1.5 });
    expect(readNumber('1,5', halves)).toEqual({ ok: true, value: 1.5 });
    expect(readNumber('1.25', halves)).toEqual({
      ok: false,
      message: 'A number in halves from 0.5 to 100.',
    });
  });
});
