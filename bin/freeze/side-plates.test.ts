import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import '@/prisma/test-database';
import { type Hashes, hashesOf } from './compare';
import { freezeSides } from './side-plates';

const folder = mkdtempSync(join(tmpdir(), 'muster-sides-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const baseline: Hashes = JSON.parse(readFileSync(new URL('baseline.json', import.meta.url), 'utf8'));

/** An intended difference is kept as that of any sheet: `npm run freeze -- --baseline`. */
test('every mark on the plates of all sides of the history is as kept', async () => {
  await freezeSides(folder);
  const [[path = '', hash] = []] = Object.entries(hashesOf(folder));
  expect(path).toBe('history/plate marks.txt');
  expect(hash).toBe(baseline[path]);
});
