import { expect, test } from 'vitest';
import type { DeskRow } from '@/lib/events/schema';
import { doneWords, skippedTexts, someOf } from './several-words';

test('what was left is named with its reason, and who are too many are counted', () => {
  const rows = ['Rhys', 'Anneke', 'Tomasz'].map((name, at) => ({ number: at + 1, name }) as DeskRow);
  const left = [
    { number: 1, why: 'errors', message: 'It has errors.' },
    { number: 2, why: 'state', message: 'It waits.' },
    { number: 3, why: 'errors', message: 'It has errors.' },
    { number: 9, why: 'gone', message: 'It is gone.' },
  ] as const;
  const answer = { ok: true, done: [4, 5], left } as const;
  expect(doneWords('accept', answer)).toBe('Accepted 2 lists.');
  expect(doneWords('lock', { ...answer, done: [] })).toBe('Locked none.');
  expect(skippedTexts(answer, rows)).toEqual([
    'Left Rhys, Tomasz: It has errors.',
    'Left Anneke: It waits.',
    'Left entry 9: It is gone.',
  ]);
  expect(someOf(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C, D, E');
  expect(someOf(['A', 'B', 'C', 'D', 'E', 'F'])).toBe('A, B, C, D and 2 more');
});
