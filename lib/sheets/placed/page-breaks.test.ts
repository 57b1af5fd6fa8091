import { describe, expect, test } from 'vitest';
import { type PagePiece, pageEnds } from './page-breaks';

const row = (opens = false): PagePiece => ({ height: 10, above: 0, repeat: 10, rows: 1, opens });
const rows = (count: number, opening: readonly number[] = [0]): PagePiece[] =>
  Array.from({ length: count }, (_, index) => row(opening.includes(index)));

const ROOMS = { opening: 110, running: 110, tail: 0 };

describe('pages', () => {
  test('are one where all has room, with the tail', () => {
    expect(pageEnds(rows(10), ROOMS)).toEqual([10]);
    expect(pageEnds(rows(7), { ...ROOMS, tail: 30 })).toEqual([7]);
  });

  test('are full before the last', () => {
    expect(pageEnds(rows(16), ROOMS)).toEqual([10, 16]);
  });

  test('hold no row alone, nor two or three', () => {
    expect(pageEnds(rows(11), ROOMS)).toEqual([7, 11]);
    expect(pageEnds(rows(22), ROOMS)).toEqual([9, 18, 22]);
  });

  test('end before a group where that leaves little blank', () => {
    expect(pageEnds(rows(18, [0, 9]), ROOMS)).toEqual([9, 18]);
    expect(pageEnds(rows(18, [0, 3]), ROOMS)).toEqual([10, 18]);
  });

  test('keep rows with the tail where they can', () => {
    expect(pageEnds(rows(10), { ...ROOMS, tail: 60 })).toEqual([6, 10]);
    expect(pageEnds(rows(2), { ...ROOMS, tail: 105 })).toEqual([2, 2]);
  });

  test('let what is higher than a page run over', () => {
    expect(pageEnds([row(), { ...row(), height: 300 }, row()], ROOMS)).toEqual([1, 2, 3]);
  });

  test('are one where there is nothing', () => {
    expect(pageEnds([], ROOMS)).toEqual([0]);
  });
});
