import { expect, test } from 'vitest';
import { openArchive } from './open-archive';

const archive = { 'muster-archive': 1, digests: {}, signer: 'a', signature: 'b' };

test.each<[what: string, value: unknown, words: RegExp]>([
  ['the JSON export', { 'muster-event': 1 }, /^This is the JSON export .* ends in archive\.json\.$/],
  ['the file of an army', { muster: 1 }, /^This is an army file/],
  ['another file', { name: 'x' }, /^This is not an archive of an event/],
  ['a list', [1], /^This is not an archive of an event/],
  ['nothing', null, /^This is not an archive of an event/],
  ['one of a newer Muster', { ...archive, 'muster-archive': 2 }, /^A newer Muster/],
  ['one without a signature', { ...archive, signature: undefined }, /^The signature is missing/],
  ['one without its signer', { 'muster-archive': 1, digests: {}, signature: 'b' }, /^The key .* is missing/],
  ['one without hashes', { 'muster-archive': 1, signer: 'a', signature: 'b' }, /^The hashes .* are missing/],
  ['one with a broken part', archive, /^This archive cannot be read: .* at madeAt\.$/],
])('%s is refused in words', async (_, value, words) => {
  const answer = await openArchive({ value: JSON.parse(JSON.stringify(value)) });
  expect(answer.ok ? [] : answer.errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(words),
  ]);
  expect(JSON.stringify(answer)).not.toMatch(/Invalid input|expected|received/);
});
