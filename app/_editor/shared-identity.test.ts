import { expect, test } from 'vitest';
import { fingerprint } from './save/draft';
import { sharedIdentity } from './shared-identity';

test('equal parts keep their identity', () => {
  const before = {
    rows: [
      { id: 'a', cells: ['x'] },
      { id: 'b', cells: [] },
    ],
    total: 1,
  };
  const after = {
    rows: [
      { id: 'a', cells: ['x'] },
      { id: 'b', cells: ['y'] },
    ],
    total: 1,
  };
  const shared = sharedIdentity(before, after);
  expect(shared).toEqual(after);
  expect(shared.rows[0]).toBe(before.rows[0]);
  expect(shared.rows[1]).not.toBe(before.rows[1]);
  expect(sharedIdentity(before, structuredClone(before))).toBe(before);
});

test.each([
  [[1, 2], [1]],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [[], {}],
  [null, {}],
])('%j and %j are not taken for each other', (previous, next) => {
  expect(sharedIdentity<unknown>(previous, next)).not.toBe(previous);
  expect(sharedIdentity<unknown>(previous, next)).toEqual(next);
});

test('a fingerprint does not depend on the order of keys, but on everything else', () => {
  expect(fingerprint({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(fingerprint({ b: [{ d: 3, c: 2 }], a: 1 }));
  expect(fingerprint({ a: [1, 2] })).not.toBe(fingerprint({ a: [2, 1] }));
  expect(fingerprint({ a: '1' })).not.toBe(fingerprint({ a: 1 }));
});
