import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sources } from '../../bin/lib/sources.mjs';

/** A fault of a text line is caught by `readLines` and told to who wrote it; all others may end in a log. */
const THROWN = /throw new (?!LineFault)\w+\(((?:[^()]|\([^()]*\))*)\)/g;

test('nothing thrown carries what a player wrote: its words stand in the source', () => {
  const thrown = sources('lib/rules').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(THROWN)].map(([, words = '']) => ({ path, words })),
  );
  expect(thrown.length).toBeGreaterThan(4);
  expect(thrown.filter(({ words }) => !/^'[^']*'$/.test(words.trim()))).toEqual([]);
});
