import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { carryFiles } from './earlier-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'muster-earlier-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DAY = 24 * 60 * 60 * 1000;

test('files of an earlier build are served for a week after another took its place', () => {
  const files = join(folder, 'static');
  const shelf = join(folder, 'shelf');
  /** A build empties the folder, and writes its own files. */
  const build = (names: Readonly<Record<string, string>>, day: number) => {
    rmSync(files, { recursive: true, force: true });
    mkdirSync(join(files, 'chunks'), { recursive: true });
    for (const [name, text] of Object.entries(names)) writeFileSync(join(files, 'chunks', name), text);
    carryFiles({ files, shelf, now: day * DAY });
  };
  const isServed = (name: string) => existsSync(join(files, 'chunks', name));

  build({ 'a.js': 'a', 'both.js': 'both' }, 0);
  // however long a build was served: the week begins when it ends
  build({ 'b.js': 'b', 'both.js': 'both' }, 90);
  expect(readFileSync(join(files, 'chunks', 'a.js'), 'utf8')).toBe('a');
  build({ 'c.js': 'c', 'both.js': 'both' }, 95);
  expect([isServed('a.js'), isServed('b.js')]).toEqual([true, true]);
  build({ 'd.js': 'd', 'both.js': 'both' }, 98);
  expect([isServed('a.js'), isServed('b.js'), isServed('c.js')]).toEqual([false, true, true]);
  // one that comes back is of the build again
  build({ 'b.js': 'b' }, 99);
  build({ 'e.js': 'e' }, 105);
  expect([isServed('b.js'), isServed('c.js'), isServed('both.js')]).toEqual([true, true, true]);
  build({ 'e.js': 'e' }, 107);
  expect([isServed('b.js'), isServed('c.js'), isServed('both.js')]).toEqual([true, false, false]);
});
