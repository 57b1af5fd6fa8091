import { expect, test } from 'vitest';
import { pageCount, renderWorkersError } from './render-worker-count.mjs';

test.each([
  [1, 0],
  [2, 1],
  [4, 3],
  [64, 4],
])('a machine of %i cores has %i page processes by itself', (cores, count) => {
  expect(pageCount(undefined, cores)).toBe(count);
  expect(pageCount(' ', cores)).toBe(count);
});

test('MUSTER_PAGES says another number', () => {
  expect([pageCount('0', 8), pageCount('6', 2)]).toEqual([0, 6]);
  expect(['', '0', '16'].map((text) => renderWorkersError(text))).toEqual([null, null, null]);
});

test.each(['17', '-1', '1.5', 'two', '0x1'])('%s is no number of page processes', (text) => {
  expect(renderWorkersError(text)).toContain(`“${text}”`);
});
