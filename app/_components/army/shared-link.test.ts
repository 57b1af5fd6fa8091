import { expect, test } from 'vitest';
import { readSharedLink } from './shared-link';

const TOKEN = 'q1W2e3R4t5Y6u7I8o9P0-_';

test.each<[pasted: string, path: string]>([
  [`http://192.168.1.20:3000/s/${TOKEN}`, `/s/${TOKEN}`],
  [` https://muster.example/s/${TOKEN}/ `, `/s/${TOKEN}`],
  [`http://localhost:3000/s/${TOKEN}?from=mail#top`, `/s/${TOKEN}`],
  [`/s/${TOKEN}`, `/s/${TOKEN}`],
  [TOKEN, `/s/${TOKEN}`],
  [`http://localhost:3000/d/${TOKEN}`, `/d/${TOKEN}`],
])('%s opens %s', (pasted, path) => {
  expect(readSharedLink(pasted)).toEqual({ ok: true, path });
});

test.each([
  '',
  '   ',
  'hello',
  'http://localhost:3000/armies/abc',
  '/s/../../etc',
  'javascript:alert(1)',
  'MU-7K2P-4D',
])('%j is refused with a reason', (pasted) => {
  const read = readSharedLink(pasted);
  expect(read.ok).toBe(false);
  if (!read.ok) expect(read.message).not.toBe('');
});
