import { expect, test } from 'vitest';
import type { ImportAnswer } from '@/lib/armies/schema';
import { importSummary } from './import-summary';
import { faultsAsAnswers, readFiles } from './read-files';

const file = (name: string, text: string, size = text.length) => ({
  name,
  size,
  arrayBuffer: async () => new TextEncoder().encode(text).buffer,
});

test('reads files and names those that are too large', async () => {
  const { files, faults } = await readFiles([file('a.json', '{}'), file('b.json', '', 12_300_000)]);
  expect(files).toEqual([{ name: 'a.json', text: '{}' }]);
  expect(faults).toEqual([
    { file: 'b.json', message: 'The file is 12.3 MB large; at most 8 MB can be read.' },
  ]);
});

test('a file in the encoding of an older program is read', async () => {
  const bytes = Uint8Array.from([0x4a, 0xe4, 0x67, 0x65, 0x72]).buffer;
  const { files } = await readFiles([{ name: 'a.txt', size: 5, arrayBuffer: async () => bytes }]);
  expect(files).toEqual([{ name: 'a.txt', text: 'Jäger' }]);
});

test('a file that cannot be read (a folder) is named, the others are read', async () => {
  const folder = {
    name: 'folder',
    size: 0,
    arrayBuffer: async () => {
      throw new DOMException('gone');
    },
  };
  const { files, faults } = await readFiles([folder, file('a.json', '{}')]);
  expect(files).toHaveLength(1);
  expect(faults.map((fault) => fault.file)).toEqual(['folder']);
});

const good: ImportAnswer = { file: 'a.json', ok: true, id: 'a', name: 'A', warnings: [] };
const [bad] = faultsAsAnswers([{ file: 'b.json', message: 'Too large.' }]) as [ImportAnswer];

test.each<[answers: ImportAnswer[], text: string]>([
  [[good], '1 army imported.'],
  [[good, good], '2 armies imported.'],
  [[good, bad], '1 army imported, 1 file not.'],
  [[good, good, bad, bad], '2 armies imported, 2 files not.'],
  [[bad], 'The file was not imported.'],
  [[bad, bad, bad], 'None of 3 files was imported.'],
])('%# %s', (answers, text) => {
  expect(importSummary(answers)).toBe(text);
});

test('a file that could not be read is an answer like any other', () => {
  expect(bad).toEqual({
    file: 'b.json',
    ok: false,
    error: { code: 'unreadable', message: 'Too large.', at: [] },
  });
});
