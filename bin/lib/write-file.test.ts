import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './settings.mjs';
import { writeWhole } from './write-file.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-write-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file is written whole, for its owner only', () => {
  const path = join(folder, 'secret');
  writeFileSync(path, 'old', { mode: 0o644 });
  writeWhole(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
});

test('where there is no room the old file stays, and nothing lies beside it', () => {
  const path = join(folder, 'note');
  writeWhole(path, 'old');
  const module = pathToFileURL(join(ROOT, 'bin/lib/write-file.mjs')).href;
  const script = `process.on('SIGXFSZ', () => {});
    import(${JSON.stringify(module)}).then(({ writeWhole }) => {
      try { writeWhole(${JSON.stringify(path)}, 'x'.repeat(100_000)); } catch (error) { console.log(error.code); }
    });`;
  // a limit on the size of files stands for a full disk
  const { stdout } = spawnSync('bash', ['-c', 'ulimit -f 1; exec "$0" -e "$1"', process.execPath, script], {
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('EFBIG');
  expect(readFileSync(path, 'utf8')).toBe('old');
  expect(existsSync(path)).toBe(true);
  expect(readdirSync(folder)).toEqual(['note']);
});
