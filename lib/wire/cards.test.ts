import { expect, test } from 'vitest';
import { CARDS } from './all-limits';
import { EXCHANGES } from './exchanges';

test('every endpoint has a card and an exchange', () => {
  expect(Object.keys(EXCHANGES).toSorted()).toEqual(Object.keys(CARDS).toSorted());
});

test('only what takes a body says how it is read', () => {
  for (const [key, { body, values, entries, reads }] of Object.entries(CARDS)) {
    if (body === 0) expect({ key, values, entries, reads }).toEqual({ key });
    if (EXCHANGES[key]?.request !== undefined) expect(body, key).toBeGreaterThan(0);
  }
});
