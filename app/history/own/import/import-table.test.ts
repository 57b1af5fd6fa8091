import { expect, test } from 'vitest';
import type { CsvRow } from '@/lib/history/own/csv/csv-columns';
import {
  columnsOf,
  countProblems,
  headOfFile,
  indexesOf,
  linesText,
  timesIn,
  withCell,
  withDropped,
  withEvery,
} from './import-table';

const ROWS: readonly CsvRow[] = [
  { line: 2, cells: { unit: 'A', nation: 'Hanover' } },
  { line: 3, cells: { unit: 'B', nation: 'Hannovre', guns: '' } },
  { line: 5, cells: { unit: 'C', nation: 'Hannovre', guns: '' }, more: ['x'] },
];

test('a cell that is put right makes one row anew, and takes what stood beside the table off it', () => {
  const next = withCell(ROWS, 2, 'nation', 'Hanover');
  expect(next[2]).toEqual({ line: 5, cells: { unit: 'C', nation: 'Hanover', guns: '' } });
  expect(next[0]).toBe(ROWS[0]);
  expect(next[1]).toBe(ROWS[1]);
  expect(withCell(ROWS, 7, 'nation', 'x')).toBe(ROWS);
});

test('what stands in many rows is put right in all of them, a kind of troops in those of its arm', () => {
  expect(timesIn(ROWS, 1, 'nation')).toBe(2);
  const next = withEvery(ROWS, 1, 'nation', 'Hanover');
  expect(timesIn(next, 0, 'nation')).toBe(3);
  expect(next[0]).toBe(ROWS[0]);
  const kinds: readonly CsvRow[] = [
    { line: 2, cells: { arm: 'foot', type: 'odd' } },
    { line: 3, cells: { arm: 'horse', type: 'odd' } },
  ];
  expect(withEvery(kinds, 0, 'type', 'line')[1]).toBe(kinds[1]);
});

test('a row is dropped and taken in again, and keeps all that it says', () => {
  const dropped = withDropped(ROWS, 2, true);
  expect(dropped[2]).toEqual({ ...ROWS[2], dropped: true });
  expect(withDropped(dropped, 2, false)).toEqual(ROWS);
});

test('lines are told, many of them as a number', () => {
  expect(linesText([4])).toBe('line 4');
  expect(linesText([4, 9, 12])).toBe('lines 4, 9 and 12');
  expect(linesText(Array.from({ length: 40 }, (_, index) => index + 1))).toMatch(/, 12 and 28 more$/);
});

test('problems are counted, and their rows found', () => {
  const problem = (severity: 'error' | 'warning') =>
    ({
      column: 'nation',
      code: 'unknown-nation',
      severity,
      message: '',
      suggestion: null,
      allowed: null,
    }) as const;
  const checked = [
    { ...(ROWS[0] as CsvRow), problems: [] },
    { ...(ROWS[1] as CsvRow), problems: [problem('error'), problem('warning')] },
  ];
  expect(countProblems(checked)).toEqual({ errors: 1, warnings: 1, rows: 1 });
  expect(indexesOf(checked, true)).toEqual([1]);
  expect(indexesOf(checked, false)).toEqual([0, 1]);
});

test('columns without a word in them are not shown', () => {
  expect(columnsOf(['unit', 'guns', 'nation'], ROWS)).toEqual(['unit', 'nation']);
});

test.each([
  ['minden-1759.csv', 'Minden', 1759],
  ['1757-11-05 Rossbach (mine).json', 'Rossbach (mine)', 1757],
  ['oob.csv', 'Oob', null],
  ['1812.csv', '', null],
])('%s', (file, name, year) => {
  expect(headOfFile(file)).toEqual({ name, year });
});
