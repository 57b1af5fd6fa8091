import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sentencesIn, sentencesOf } from './sentences';
import { glossary, wrongWords } from './words';

const faultsIn = (folder: string, ends: readonly string[]): string[] =>
  sentencesIn(folder, ends).flatMap(({ file, text }) =>
    wrongWords(text, file).map((fault) => `${file}: ${fault} in “${text.slice(0, 160)}”`),
  );

test('the glossary is made from its data', async () => {
  await expect(glossary()).toMatchFileSnapshot('../../docs/words.md');
});

describe('no sentence has a word that we do not say', () => {
  test.each(['app', 'lib', 'bin', 'server'])('in the sources of %s', (folder) => {
    expect(faultsIn(folder, ['.ts', '.tsx', '.mjs'])).toEqual([]);
  });

  /** The facts of the history are in the words of those who wrote them. */
  const rooms = readdirSync('data', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'history')
    .map(({ name }) => `data/${name}`);

  test.each(rooms)('in %s', (folder) => expect(faultsIn(folder, ['.json'])).toEqual([]));

  const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs/hosting.md', 'docs/proof.md'];
  const decisions = readdirSync('docs/decisions').map((file) => `docs/decisions/${file}`);

  test.each([...documents, ...decisions])('in %s', (file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(
      lines.flatMap((line) => wrongWords(line).map((fault) => `${fault} in “${line.slice(0, 160)}”`)),
    ).toEqual([]);
  });
});

describe('the test finds', () => {
  test.each([
    ["const a = 'The error is overruled.';", ['overruled: let pass']],
    ['const a = <p>\n  Whoever has\n the link</p>;', ['whoever: anyone who, or the operator']],
    ['const a = `$' + '{n} still\u0020wanted`;', ['still wanted: still needed']],
    ["const overruled = 'overruled';", []],
    ["import { overruled } from './overruled errors';", []],
    ['const a = <p className="at hand">On the other hand</p>;', []],
    ["const a = 'Manewly at handy';", []],
  ])('in %j', (source, faults) => {
    expect(sentencesOf('a.tsx', source).flatMap((text) => wrongWords(text))).toEqual(faults);
  });
});
