import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testTimeout } from '../../vitest.config';
import { allSources } from './sources.mjs';

const SHORTER = /setConfig\(\{[^}]*Timeout|^\s*(?:\{ )?timeout: ([\d_]+)|^\s*\}, (\d+_\d+)\);$/gm;

test('no test gives up sooner than all others: a busy machine takes many times as long', () => {
  const tests = allSources('app', 'bin', 'lib', 'prisma', 'server').filter((path) =>
    /\.test\.tsx?$/.test(path),
  );
  expect(tests.length).toBeGreaterThan(400);
  const hasty = tests.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(SHORTER)].flatMap(([text, option, last]) => {
      const milliseconds = Number((option ?? last ?? '0').replaceAll('_', ''));
      return milliseconds >= testTimeout ? [] : [`${path}: ${text.trim()}`];
    }),
  );
  expect(hasty).toEqual([]);
});

/** `...{ a, b }` says no more than `a, b`; with a condition before it, it does. */
const LITERAL_SPREAD = /\.\.\.\{(?! \[)/;

test('no literal is spread into another', () => {
  const files = allSources('app', 'bin', 'e2e', 'lib', 'prisma', 'server');
  expect(files.length).toBeGreaterThan(2000);
  expect(files.filter((path) => LITERAL_SPREAD.test(readFileSync(path, 'utf8')))).toEqual([
    'bin/lib/style-laws.test.ts',
  ]);
});
