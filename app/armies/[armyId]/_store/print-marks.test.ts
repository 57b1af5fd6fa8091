import { expect, test } from 'vitest';
import type { PrintAnswer } from '@/lib/armies/schema';
import { NOT_ENTERED } from '@/lib/rules/core/army/entered-list';
import { enteredOf, marked, markOf, type PrintMarks } from './print-marks';

const NONE: PrintMarks = new Map();
const first = { id: 'a1', revision: 7 };
const later = { id: 'a1', revision: 8 };
const answer = (revision: number): PrintAnswer => ({
  ok: true,
  code: `MU-000${revision}-00`,
  revision,
  date: '2026-11-22T08:00:00.000Z',
  lists: [],
  changed: { code: 'AM-3HF2-QN', version: 2, event: 'Autumn Manoeuvres' },
});
const stale: PrintAnswer = { ok: false, code: 'stale', message: 'Not stored.' };

test('a code stands beside the version it was given for and beside no other', () => {
  const marks = marked(NONE, first, answer(7));
  expect(markOf(marks, first)).toEqual({ version: 7, code: 'MU-0007-00' });
  // saved once more while the dialog is open: the answer for it is still under way
  expect(markOf(marks, later)).toEqual({ version: 8, code: null });
  expect(markOf(marks, { id: 'a2', revision: 7 })).toEqual({ version: 7, code: null });
});

test('what a version was entered as is said of no other', () => {
  const marks = marked(NONE, first, answer(7));
  expect(enteredOf(marks, first).changed?.code).toBe('AM-3HF2-QN');
  expect(enteredOf(marks, later)).toBe(NOT_ENTERED);
  expect(enteredOf(marked(marks, later, stale), later)).toBe(NOT_ENTERED);
  expect(enteredOf(marks, null)).toBe(NOT_ENTERED);
});

test('edits that are not saved have neither version nor code', () => {
  expect(markOf(marked(NONE, first, answer(7)), null)).toEqual({ version: null, code: null });
});

test('a version that is stored no longer is not saved', () => {
  expect(markOf(marked(NONE, first, stale), first)).toEqual({ version: null, code: null });
});

test('an answer for another version than was asked for counts as none', () => {
  expect(markOf(marked(NONE, first, answer(8)), first)).toEqual({ version: null, code: null });
});
