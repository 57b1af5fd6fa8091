import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sources } from '@/bin/lib/sources.mjs';
import { BELOW_TABLET } from './breakpoints';

test('classes name one of the five breakpoints and write no width of their own', () => {
  const styles = readFileSync('app/globals.css', 'utf8');
  expect(styles.match(/--breakpoint-\w+: \d+px/g)).toHaveLength(5);
  const files = sources('app');
  expect(files.length).toBeGreaterThan(500);
  const own = files.filter((path) =>
    /\b(?:max|min)-\[[\d.]+(?:px|rem|em)\]:/.test(readFileSync(path, 'utf8')),
  );
  expect(own).toEqual([]);
});

test('scripts and styles agree on the width of a tablet', () => {
  const [, width] = /--breakpoint-tablet: (\d+px)/.exec(readFileSync('app/globals.css', 'utf8')) ?? [];
  expect(BELOW_TABLET).toBe(`(width < ${width})`);
  expect(readFileSync('app/styles/base.css', 'utf8')).toContain(`@media ${BELOW_TABLET} {`);
});
