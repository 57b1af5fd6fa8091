import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesBelow } from '../lib/files-below.mjs';
import { wrongWords } from '../lib/words';
import { differing, type Hashes, hashesOf } from './compare';
import { freezeModels } from './models';

const folder = mkdtempSync(join(tmpdir(), 'muster-freeze-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const baseline: Hashes = JSON.parse(readFileSync(new URL('baseline.json', import.meta.url), 'utf8'));

/** Sides of the history are held by a test that has a store. */
const withoutSides = (hashes: Hashes): Hashes =>
  Object.fromEntries(Object.entries(hashes).filter(([path]) => !path.startsWith('history/')));

/** An intended difference is looked at by `npm run freeze -- COMMIT`, then kept by `npm run freeze -- --baseline`. */
test('verdicts, texts and sheets of all ready-made armies and golden lists are as kept', {
  timeout: 300_000,
}, async () => {
  await freezeModels(folder);
  const today = hashesOf(folder);
  expect(differing(withoutSides(baseline), today)).toEqual([]);
  // marks have the words of the sheet that they are of
  const texts = filesBelow(folder).filter((file) => !file.endsWith('marks.txt'));
  const said = texts.flatMap((file) =>
    wrongWords(readFileSync(join(folder, file), 'utf8'), file).map((fault) => `${file}: ${fault}`),
  );
  expect(said).toEqual([]);
  const [first = ''] = Object.keys(today);
  expect(differing(withoutSides(baseline), { ...today, [first]: 'another' })).toEqual([first]);
});
