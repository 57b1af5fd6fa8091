import { parse } from 'content-disposition';
import { expect, test } from 'vitest';
import { download, refuse } from './json-response';

test.each([
  ['Lobositz 1756: Prussia', 'Lobositz 1756 Prussia.json', 'Lobositz 1756 Prussia.json'],
  ['Kołłątaj', 'Kołłątaj.json', 'Ko__ataj.json'],
  ['a"\r\nset-cookie: x=1', 'a set-cookie x=1.json', 'a set-cookie x=1.json'],
  ["../O'Hara", "O'Hara.json", "O'Hara.json"],
  ['half \uD83D a pair', 'half a pair.json', 'half a pair.json'],
  ['\u202Egnol yrev\u202C', 'gnol yrev.json', 'gnol yrev.json'],
  ['100 %41', '100 %41.json', '100 _41.json'],
  ['', 'Army.json', 'Army.json'],
])('%j can be saved under a name', (name, filename, plain) => {
  const header = download(name, '.json', {}).headers.get('content-disposition') ?? '';
  expect(parse(header)).toEqual({ type: 'attachment', parameters: { filename } });
  // a name of one word stands without quotes
  expect(header).toMatch(new RegExp(`filename="?${plain}"?(;|$)`));
});

test('a refusal is JSON that no cache keeps and no page can frame', async () => {
  const answer = refuse(403, 'other-origin', 'No.');
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual({ ok: false, code: 'other-origin', message: 'No.' });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});
