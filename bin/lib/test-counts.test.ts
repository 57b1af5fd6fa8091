import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { failedUnits, secondTries, tallyBrowser, tallyUnits, totals } from './test-counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'muster-tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const units = report('units.json', {
  numPassedTests: 40,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ],
});

test('tests that failed and files that could not be loaded are failures', () => {
  expect(tallyUnits(units)).toEqual({ passed: 40, failed: 2, skipped: 2 });
});

test('a test that failed is told by its file, its name and what it said', () => {
  const saying = report('saying.json', {
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two', failureMessages: ['expected 1 to be 2\n    at b'] },
        ],
      },
      { name: 'c.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
    ],
  });
  expect(failedUnits(saying)).toEqual([
    'b.test.ts > two\nexpected 1 to be 2\n    at b',
    'c.test.ts\nno such file',
  ]);
  expect(failedUnits(join(folder, 'missing.json'))).toEqual([]);
});

test('few second tries are named, many are failures, and so is a run that found nothing but an error', () => {
  const tried = { file: 'a.spec.ts', title: 'twice', tests: [{ status: 'flaky' }] };
  const suites = [{ specs: [], suites: [{ specs: [tried, { ...tried, tests: [{ status: 'expected' }] }] }] }];
  const few = report('few.json', {
    stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites,
  });
  expect(tallyBrowser(few)).toEqual({ passed: 10, failed: 1, skipped: 0 });
  expect(secondTries(few)).toEqual(['a.spec.ts > twice']);
  expect(secondTries(join(folder, 'missing.json'))).toEqual([]);
  const many = report('many.json', {
    stats: { expected: 9, unexpected: 0, flaky: 4, skipped: 0 },
    errors: [],
  });
  expect(tallyBrowser(many)).toEqual({ passed: 9, failed: 4, skipped: 0 });
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(tallyBrowser(report('none.json', { stats: none, errors: [{}] }))).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

test('the last line adds up what ran and names the steps that failed', () => {
  const browser = { passed: 9, failed: 0, skipped: 0 };
  expect(totals([{ passed: 40, failed: 0, skipped: 0 }, browser], [])).toBe('49 passed, 0 failed');
  expect(totals([tallyUnits(units), browser], ['lint', 'unit tests'])).toBe(
    '49 passed, 2 failed, 2 skipped (lint, unit tests failed)',
  );
  expect(totals([tallyUnits(join(folder, 'missing.json'))], ['unit tests'])).toBe(
    '0 passed, 0 failed (unit tests failed)',
  );
});
