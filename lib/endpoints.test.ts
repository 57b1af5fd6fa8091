import { expect, test } from 'vitest';
import { CARDS } from './endpoints';
import { WIRES } from './wires';

test('every endpoint has a card and an exchange', () => {
  expect(Object.keys(WIRES).toSorted()).toEqual(Object.keys(CARDS).toSorted());
});

test('only what takes a body says how it is read', () => {
  for (const [key, { body, values, entries, reads }] of Object.entries(CARDS)) {
    if (body === 0) expect({ key, values, entries, reads }).toEqual({ key });
    if (WIRES[key]?.request !== undefined) expect(body, key).toBeGreaterThan(0);
  }
});
