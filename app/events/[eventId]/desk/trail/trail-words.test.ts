import { expect, test } from 'vitest';
import { DEEDS } from '@/lib/events/trail/deed-effects';
import { detailWords, didWords } from './trail-words';

const HASH = '83ecf30352d28941c05d90b4d0dbc6135c94d51ed9da7ee2c39938172f299c00';

test.each<[action: string, detail: Record<string, unknown>, words: string]>([
  ['accept', { version: 2, text: '' }, 'version 2'],
  [
    'accept',
    { version: 2, text: 'Well done.', withErrors: true },
    'version 2, “Well done.”, with its errors',
  ],
  ['accept', { version: 1, text: '', withNotes: true }, 'version 1, with notes not ticked'],
  [
    'send',
    { version: 1, hash: HASH, verdict: HASH, shown: HASH, terms: { version: 2, hash: HASH } },
    'version 1, hash 83ec f303 52d2 8941, verdict 83ec f303 52d2 8941, summary 83ec f303 52d2 8941, ' +
      'terms 2 83ec f303 52d2 8941',
  ],
  [
    'send',
    { version: 1, hash: HASH },
    'version 1, hash 83ec f303 52d2 8941, written before verdicts were in the trail',
  ],
  [
    'close',
    {
      closedAt: '2026-11-24T09:28:00.000Z',
      terms: { version: 2, hash: HASH },
      verdicts: { count: 40, hash: HASH },
    },
    'at Tue 24 Nov, 10:28, terms 2 83ec f303 52d2 8941, 40 verdicts, together 83ec f303 52d2 8941',
  ],
  ['create', { name: 'Autumn Manoeuvres', terms: HASH }, 'name Autumn Manoeuvres, terms 83ec f303 52d2 8941'],
  [
    'overrule',
    { version: 1, finding: 'organisation/7', reason: 'Painted so.' },
    'version 1, finding organisation/7, “Painted so.”',
  ],
  ['tick', { version: 1, note: 'painted', kept: false }, 'version 1, note painted, not kept'],
  [
    'terms',
    { version: 3, turned: [4, 7], verdicts: { count: 1, hash: HASH } },
    'version 3, other verdicts for entries 4, 7, 1 verdict, together 83ec f303 52d2 8941',
  ],
  [
    'terms',
    { version: 3, turned: [], lists: 'new' },
    'version 3, for lists since it was opened again only, no other verdict, written before verdicts were in the trail',
  ],
  [
    'edit',
    {
      place: 'Kendal',
      rounds: 3,
      text: '',
      closesAt: '2026-11-24T09:28:00.000Z',
      publicAt: null,
      listed: false,
    },
    'place: Kendal; rounds: 3; what players should know: none; lists close: Tue 24 Nov, 10:28; ' +
      'lists become public: none; listed for everyone: no',
  ],
  ['lock', {}, ''],
])('%s with %j', (action, detail, words) => {
  expect(detailWords({ action, detail }, 'Europe/Berlin')).toBe(words);
});

test('every deed has words of its own; one that a newer Muster wrote is named as it is', () => {
  const words = DEEDS.map((action) => didWords({ action }));
  expect(new Set(words).size).toBe(DEEDS.length);
  expect(words.every((said, at) => said !== DEEDS[at] && said !== '')).toBe(true);
  expect(didWords({ action: 'parley' })).toBe('parley');
});
