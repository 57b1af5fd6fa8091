import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allSources, ROOMS, sources } from './sources.mjs';

const TESTS = allSources(...ROOMS).filter((file) => /\.test\.tsx?$/.test(file));

/** Tests that call something of Vitest's `vi` that they should do without. */
const callersOf = (calls: RegExp, tests: readonly string[]): string[] =>
  tests.filter((file) => calls.test(readFileSync(file, 'utf8')));

test('sources are ours alone, and no tests', () => {
  expect(sources(...ROOMS).length).toBeGreaterThan(1_500);
  expect(sources('prisma').filter((file) => file.startsWith('prisma/client/'))).toEqual([]);
  expect(sources(...ROOMS).filter((file) => TESTS.includes(file))).toEqual([]);
});

test('no test of a part replaces a module: all run in one page, and the next file would find it', () => {
  const parts = TESTS.filter((file) => file.endsWith('.part.test.tsx'));
  expect(parts.length).toBeGreaterThan(40);
  expect(callersOf(/\bvi\s*\.\s*(doM|m)ock\(/, parts)).toEqual([]);
});

test('no test gives up after a second, as vi does by itself: expect.poll waits as long as is meant', () => {
  expect(callersOf(/\bvi\s*\.\s*wait(For|Until)\(/, TESTS)).toEqual([]);
});
