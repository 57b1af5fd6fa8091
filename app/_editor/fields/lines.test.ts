import { describe, expect, test } from 'vitest';
import { presentLines, readLine, shownIn, type TypedLine } from './lines';

const NUMBER: TypedLine = { kind: 'number', key: 'men', label: 'Men', min: 100, max: 99_999 };
const POINTS: TypedLine = {
  kind: 'points',
  key: 'budget',
  label: 'Limit',
  step: 0.5,
  placeholder: 'None',
  empty: null,
};
const COST: TypedLine = {
  kind: 'coefficient',
  key: 'mult',
  label: 'Multiplier',
  longest: 40,
  ours: { default: 0.667, exact: [2, 3] },
};
const TEXT: TypedLine = { kind: 'text', key: 'name', label: 'Name', longest: 5 };

describe('a field to type in', () => {
  test.each<[TypedLine, string, unknown]>([
    [NUMBER, '7,000', 7000],
    [POINTS, '20½', 20.5],
    [POINTS, '', null],
    [NUMBER, '', undefined],
    [{ ...NUMBER, empty: 100 }, ' ', 100],
    [TEXT, 'von\u0000 Kleist', 'von K'],
    [TEXT, '', undefined],
    [{ ...TEXT, empty: '' }, '', ''],
    [COST, '1,5', 1.5],
    [COST, '−3/4', '-3/4'],
    [COST, '2/3', undefined],
    [COST, ' 0.667 ', undefined],
    [{ ...COST, ours: { default: 2 } }, '2.0', undefined],
  ])('stores what is typed: %j, %j', (line, typed, value) => {
    expect(readLine(line, typed)).toEqual({ ok: true, store: true, value });
  });

  test('says why it does not, and keeps what it needs', () => {
    expect(readLine(NUMBER, '35')).toEqual({ ok: false, message: 'A whole number from 100 to 99,999.' });
    expect(readLine(POINTS, '0')).toMatchObject({ ok: false });
    expect(readLine(COST, '1/0')).toMatchObject({ ok: false, message: expect.stringContaining('2/3') });
    expect(readLine(COST, '')).toMatchObject({ ok: false });
    expect(readLine({ ...NUMBER, required: true }, '')).toEqual({ ok: true, store: false });
  });

  test.each<[TypedLine, unknown, string]>([
    [NUMBER, 7000, '7,000'],
    [NUMBER, -12, '−12'],
    [NUMBER, undefined, ''],
    [POINTS, null, ''],
    [POINTS, 1200.5, '1,200.5'],
    [{ ...NUMBER, empty: 1, placeholder: '1, as usual' }, 1, ''],
    [{ ...NUMBER, empty: 0 }, 0, '0'],
    [TEXT, 'Keith', 'Keith'],
    [TEXT, undefined, ''],
    [COST, undefined, '2/3'],
    [COST, '1/3', '1/3'],
    [{ ...COST, ours: { default: 1.5 } }, undefined, '1.5'],
  ])('shows what is stored: %j, %j', (line, value, text) => {
    expect(shownIn(line, value)).toBe(text);
  });

  test.each([0, 7, 999, 1000, 7000, 20.5, 99_999])('reads back what it shows: %d', (value) => {
    const line: TypedLine = { ...NUMBER, min: 0, step: 0.5 };
    expect(readLine(line, shownIn(line, value))).toEqual({ ok: true, store: true, value });
  });
});

test('what does not hold is no line', () => {
  expect(presentLines(NUMBER, false, undefined, TEXT)).toEqual([NUMBER, TEXT]);
});
