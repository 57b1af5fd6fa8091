import { expect, test } from 'vitest';
import { csvOf } from '@/app/check/verdicts';
import { csvTable, QUOTED } from './csv-table';
import { readTable } from './history/own/csv/csv-read';

const MARKS = ['=', '+', '-', '@', '|', '＝', '＋', '－', '＠', '\t=', '\r='];

test.each(MARKS)('a name that begins with %j is no sum to a spreadsheet, in any table', (mark) => {
  const name = `${mark}1+1`;
  const table = csvTable(['unit'], [{ unit: name }]);
  const verdicts = csvOf([{ file: name, ok: false, error: { code: 'unreadable', message: name, at: [] } }]);
  for (const text of [table, verdicts]) {
    expect(text).toContain(`'${name}`);
    expect(text.replaceAll(`'${name}`, '')).not.toContain(name);
  }
});

test.each([...MARKS, "'", "'＝"])('a name that begins with %j reads back', (mark) => {
  const name = `${mark}1+1`;
  const [row] = readTable(csvTable(['unit'], [{ unit: name }])).rows;
  expect(row?.cells.unit?.replace(QUOTED, '')).toBe(name);
});
