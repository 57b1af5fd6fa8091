import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allPatterns, CHECKER, keyOf, LINEAR_FILE, patternsIn, troubleOf } from './patterns';

const PATIENCE = 20_000;
/** New patterns are checked here, old ones were; with more than these `npm run patterns` is due. */
const MOST_NEW = 15;

const { written, dynamic } = allPatterns();
const kept: { checker: string; patterns: string[] } = JSON.parse(readFileSync(LINEAR_FILE, 'utf8'));

describe('regular expressions of the sources', () => {
  test('take steps in proportion to their text: no person’s text can hold a thread', async () => {
    expect(written.length).toBeGreaterThan(250);
    expect(kept.checker, 'npm run patterns').toBe(CHECKER);
    const passed = new Set(kept.patterns);
    const rest = new Map(written.map((each) => [keyOf(each), each]));
    for (const key of passed) rest.delete(key);
    expect(rest.size, 'npm run patterns').toBeLessThanOrEqual(MOST_NEW);
    const troubles: string[] = [];
    for (const [key, pattern] of rest) {
      const trouble = await troubleOf(pattern, PATIENCE);
      if (trouble !== null) troubles.push(`${pattern.file}: ${key}: ${trouble}`);
    }
    expect(troubles).toEqual([]);
  });

  test('are known before the program runs, but for those of the pictures', () => {
    expect([...new Set(dynamic)]).toEqual(['bin/freeze/photograph.ts']);
  });
});

describe('the check itself', () => {
  test.each([
    // once in the reader of packs: one request of 1 kB held the server
    String.raw`/^\s*(?:[>*_#\s]*)On:\s*([a-z0-9-]+)/im`,
    '/[^@]+@[^@]+/',
    String.raw`/^(?:\w+\s?)*$/`,
  ])('finds %s', async (literal) => {
    const [pattern] = patternsIn('a.ts', `const A = ${literal};`).written;
    expect(pattern && keyOf(pattern)).toBe(literal);
    expect(pattern && (await troubleOf(pattern, PATIENCE))).not.toBeNull();
  });

  test.each([
    'new RegExp(`a`)',
    'new RegExp(name)',
    'RegExp(name)',
    'text.match(`a`)',
    "text.search('(a+)+')",
  ])('sees that %s is made at run time, or of a text', (call) => {
    expect(patternsIn('a.ts', `const A = ${call};`)).toEqual({ written: [], dynamic: ['a.ts'] });
  });

  test('reads what a text in the source says', () => {
    expect(patternsIn('a.ts', "new RegExp('a+b')").written.map(keyOf)).toEqual(['/a+b/']);
  });
});
