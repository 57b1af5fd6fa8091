import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RowOffset, rowOffsets, type TreeRow, visibleRows } from './seen-rows';

const row = (id: string, parent: string | null = null): TreeRow => ({ id, parent, kind: 'unit' });

/** Brigades of nine units each, as a list. */
const ROWS: readonly TreeRow[] = Array.from({ length: 1_000 }, (_, place) =>
  place % 10 === 0 ? row(`${place}`) : row(`${place}`, `${place - (place % 10)}`),
);
const PLACES = new Map(ROWS.map(({ id }, place) => [id, place]));

const view = (first: number, last: number, reaches: readonly RowOffset[], kept: readonly (string | null)[]) =>
  visibleRows(ROWS, PLACES, { first, last, reaches }, kept);

test('rows of a kind are as high as each other until somebody measures them', () => {
  expect(rowOffsets([row('a'), { id: 'b', parent: null, kind: 'leader' }, row('c')], { leader: 10 })).toEqual(
    [
      { start: 0, end: 32 },
      { start: 32, end: 42 },
      { start: 42, end: 74 },
    ],
  );
});

test('what is drawn and the gaps between are together as high as all rows, and no row lacks its heading', () => {
  const place = fc.nat(ROWS.length - 1);
  fc.assert(
    fc.property(
      place,
      fc.nat(40),
      fc.array(place, { maxLength: 3 }),
      fc.array(fc.integer({ min: 20, max: 60 }), { minLength: 1_000, maxLength: 1_000 }),
      fc.nat(300),
      (first, many, kept, heights, above) => {
        let end = above;
        const reaches = heights.map((height) => {
          const start = end;
          end += height;
          return { start, end };
        });
        const seen = view(first, first + many, reaches, [null, ...kept.map(String)]);
        const drawn = [...seen.gaps.keys()];
        const places = drawn.map(Number);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        const height =
          [...seen.gaps.values()].reduce((sum, gap) => sum + gap, 0) +
          places.reduce((sum, at) => sum + (heights[at] ?? 0), 0) +
          seen.rest;
        expect(height).toBeCloseTo(end - above);
        for (const at of kept) expect(drawn).toContain(String(at));
        for (let at = first; at <= Math.min(first + many, ROWS.length - 1); at++) {
          expect(drawn).toContain(String(at));
        }
        for (const at of places) expect(seen.gaps.has(ROWS[at]?.parent ?? `${at}`)).toBe(true);
        expect(places.length).toBeLessThan(many + 40);
      },
    ),
  );
});

test('rows that were not measured yet are drawn, and make no hole', () => {
  const seen = view(995, 999, rowOffsets(ROWS.slice(0, 990), {}), []);
  expect(seen.gaps.get('999')).toBe(0);
  expect(seen.rest).toBe(0);
});
