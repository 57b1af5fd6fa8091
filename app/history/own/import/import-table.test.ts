import { expect, test } from 'vitest';
import type { TableRow } from '@/lib/history/own/csv/csv-read';
import {
  columnsOf,
  countProblems,
  headOfFile,
  indexesOf,
  timesIn,
  withCell,
  withEvery,
} from './import-table';

const ROWS: readonly TableRow[] = [
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

test('what stands in many rows is put right in all of them', () => {
  expect(timesIn(ROWS, 'nation', 'Hannovre')).toBe(2);
  const next = withEvery(ROWS, 'nation', 'Hannovre', 'Hanover');
  expect(timesIn(next, 'nation', 'Hanover')).toBe(3);
  expect(next[0]).toBe(ROWS[0]);
});

test('problems are counted, and their rows found', () => {
  const problem = (severity: 'error' | 'warning') =>
    ({ column: 'nation', code: 'unknown-nation', severity, message: '', suggestion: null }) as const;
  const checked = [
    { ...(ROWS[0] as TableRow), problems: [] },
    { ...(ROWS[1] as TableRow), problems: [problem('error'), problem('warning')] },
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
