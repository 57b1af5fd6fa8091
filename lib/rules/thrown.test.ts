import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = readdirSync('lib/rules', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|fixtures[\\/]/.test(path))
  .map((path) => ({ path, text: readFileSync(`lib/rules/${path}`, 'utf8') }));

/** A fault of a text line is caught by `readLines` and told to who wrote it; all others may end in a log. */
const THROWN = /throw new (?!LineFault)\w+\(((?:[^()]|\([^()]*\))*)\)/g;

test('nothing thrown carries what a player wrote: its words stand in the source', () => {
  const thrown = sources.flatMap(({ path, text }) =>
    [...text.matchAll(THROWN)].map(([, words = '']) => ({ path, words })),
  );
  expect(thrown.length).toBeGreaterThan(4);
  expect(thrown.filter(({ words }) => !/^'[^']*'$/.test(words.trim()))).toEqual([]);
});
