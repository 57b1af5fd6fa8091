import { expect, test } from 'vitest';
import { readFiles } from './read-files';

const file = (name: string, text: string, size = text.length) => ({ name, size, text: async () => text });

test('reads files and names those that are too large', async () => {
  const { files, faults } = await readFiles([file('a.json', '{}'), file('b.json', '', 12_300_000)]);
  expect(files).toEqual([{ name: 'a.json', text: '{}' }]);
  expect(faults).toEqual([
    { file: 'b.json', message: 'The file is 12.3 MB large; at most 8 MB can be read.' },
  ]);
});

test('a file that cannot be read (a folder) is named, the others are read', async () => {
  const folder = {
    name: 'folder',
    size: 0,
    text: async () => {
      throw new DOMException('gone');
    },
  };
  const { files, faults } = await readFiles([folder, file('a.json', '{}')]);
  expect(files).toHaveLength(1);
  expect(faults.map((fault) => fault.file)).toEqual(['folder']);
});
