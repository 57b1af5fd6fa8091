import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { whenChanged } from './fingerprint.mjs';

const folder = mkdtempSync(join(tmpdir(), 'muster-fingerprint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('work is done when an input is changed, added or taken away, and only then', async () => {
  const sources = join(folder, 'sources');
  mkdirSync(join(sources, 'deep'), { recursive: true });
  const file = join(sources, 'deep', 'input.txt');
  let done = 0;
  const turn = () =>
    whenChanged(
      {
        inputs: [sources, join(folder, 'none')],
        skip: (path) => path.endsWith('.test.ts'),
        stamp: join(folder, 'stamp'),
      },
      async () => {
        done++;
      },
    );
  writeFileSync(file, 'one');
  await turn();
  await turn();
  expect(done).toBe(1);
  writeFileSync(file, 'two');
  await turn();
  expect(done).toBe(2);
  writeFileSync(join(sources, 'another.txt'), '');
  await turn();
  rmSync(join(sources, 'another.txt'));
  await turn();
  expect(done).toBe(4);
  writeFileSync(join(sources, 'skipped.test.ts'), '');
  await turn();
  expect(done).toBe(4);
});

test('work that failed is done again', async () => {
  const how = {
    inputs: [folder],
    skip: (path: string) => path.endsWith('failed'),
    stamp: join(folder, 'failed'),
  };
  await expect(whenChanged(how, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  let done = false;
  await whenChanged(how, async () => {
    done = true;
  });
  expect(done).toBe(true);
});

test('what people store is no source, wherever it lies', async () => {
  const data = join(folder, 'among', 'sources');
  mkdirSync(data, { recursive: true });
  writeFileSync(join(folder, 'among', 'source.txt'), '');
  vi.stubEnv('MUSTER_DATA', data);
  vi.resetModules();
  const fresh = await import('./fingerprint.mjs');
  let done = 0;
  const turn = () =>
    fresh.whenChanged({ inputs: [join(folder, 'among')], stamp: join(folder, 'stamp-among') }, async () => {
      done++;
    });
  await turn();
  writeFileSync(join(data, 'muster.db'), 'armies');
  await turn();
  expect(done).toBe(1);
  writeFileSync(join(folder, 'among', 'source.txt'), 'changed');
  await turn();
  expect(done).toBe(2);
  vi.unstubAllEnvs();
});
