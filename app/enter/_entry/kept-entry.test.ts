import { expect, test } from 'vitest';
import { parseEntry } from './kept-entry';

const request = { key: 'k'.repeat(24), name: 'Jörg', contact: '', list: { army: 'a1' } };

test.each([
  [
    { request, list: 'Bevern', unsent: true },
    { request, list: 'Bevern', unsent: true },
  ],
  // as it was kept before lists were named
  [request, { request, list: '', unsent: false }],
  [{ list: 'Bevern' }, null],
  [null, null],
  [7, null],
])('%j is kept as %j', (value, entry) => {
  expect(parseEntry(JSON.stringify(value))).toEqual(entry);
});

test('nothing, or what is no JSON, is no entry', () => {
  for (const text of [null, '', '{']) expect(parseEntry(text)).toBeNull();
});
