import { expect, test } from 'vitest';
import { ENDPOINTS } from './route-policies';
import { SCHEMAS } from './schemas';

test('every endpoint has a card and an exchange', () => {
  expect(Object.keys(SCHEMAS).toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

test('only what takes a body says how it is read', () => {
  for (const [key, { body, values, entries, reads }] of Object.entries(ENDPOINTS)) {
    if (body === 0) expect({ key, values, entries, reads }).toEqual({ key });
    if (SCHEMAS[key]?.request !== undefined) expect(body, key).toBeGreaterThan(0);
  }
});
