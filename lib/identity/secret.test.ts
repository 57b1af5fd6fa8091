import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSecret } from './auth';

const folder = mkdtempSync(join(tmpdir(), 'muster-secret-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the secret is read, and never made anew in place of one that is missing', () => {
  expect(() => readSecret(folder)).toThrow(/missing or cut off/);
  for (const text of ['', 'too short']) {
    writeFileSync(join(folder, 'secret'), text);
    expect(() => readSecret(folder)).toThrow(/missing or cut off/);
  }
  writeFileSync(join(folder, 'secret'), `${'mine'.repeat(8)}\n`);
  expect(readSecret(folder)).toBe('mine'.repeat(8));
});

test('the secret of the surroundings goes before the file, if it is long enough', () => {
  expect(readSecret(folder, 'ours'.repeat(8))).toBe('ours'.repeat(8));
  expect(() => readSecret(folder, 'short')).toThrow(/MUSTER_SECRET.*32/);
});
