import { expect, test } from 'vitest';
import { detailWords, didWords } from './trail-words';

test.each<[detail: Record<string, unknown>, words: string]>([
  [{ version: 2, text: '' }, 'version 2'],
  [{ version: 1, finding: 'org-7', reason: 'Painted so.' }, 'version 1; finding: org-7; reason: Painted so.'],
  [{ changed: { place: 'Kendal', rounds: 3 } }, 'changed: place Kendal, rounds 3'],
  [{}, ''],
])('%o', (detail, words) => {
  expect(detailWords({ detail })).toBe(words);
});

test('a deed without words is named as it is', () => {
  expect(['accept', 'end-link', 'parley'].map((action) => didWords({ action }))).toEqual([
    'accepted',
    'ended a link',
    'parley',
  ]);
});
