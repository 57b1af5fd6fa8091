import { expect, test } from 'vitest';
import { download, refuse } from './answer';

test.each([
  [
    'Lobositz 1756: Prussia.json',
    'filename="Lobositz 1756- Prussia.json"',
    "filename*=UTF-8''Lobositz%201756-%20Prussia.json",
  ],
  ['Kołłątaj.json', 'filename="Ko_taj.json"', "filename*=UTF-8''Ko%C5%82%C5%82%C4%85taj.json"],
  [
    'a"\r\nset-cookie: x=1.json',
    'filename="a-set-cookie- x=1.json"',
    "filename*=UTF-8''a-set-cookie-%20x%3D1.json",
  ],
  ["../O'Hara.json", 'filename="..-O_Hara.json"', "filename*=UTF-8''..-O%27Hara.json"],
])('%j can be saved under a name', (name, plain, full) => {
  const header = download(name, {}).headers.get('content-disposition') ?? '';
  expect(header).toBe(`attachment; ${plain.replace('=1', '_1')}; ${full}`);
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
