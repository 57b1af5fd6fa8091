import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openArchive } from './open-archive';

/** The installation that signed it, when trails held no verdicts and lists had no count of what is wanted. */
const SIGNER = '4090efe198a413dfc09c5b30341ea02e925a326e2fe0266a51f2fc9cd7084db8';

const archive = readFileSync(new URL('../fixtures/archive-of-before.json', import.meta.url), 'utf8');

test('an archive of before opens and is sound, with what it says of its lists', async () => {
  const opened = await openArchive({ text: archive, bounds: {} });
  expect(opened).toMatchObject({
    ok: true,
    sound: true,
    faults: [],
    signer: SIGNER,
    entries: [
      { number: 1, state: 'sent', verdict: { errors: 1, termsVersion: 2 } },
      { number: 2, state: 'returned', name: 'Anneke Vos' },
    ],
  });
});

test('one that was changed is found out still', async () => {
  const opened = await openArchive({ text: archive.replace('Too many points.', 'Well done.'), bounds: {} });
  expect(opened).toMatchObject({ ok: true, sound: false, faults: [{ at: ['entries', 2] }] });
});
