import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lobositz } from '../../armies/fixtures/armies';
import { loadSystem, type SystemId } from '../../rules';
import { readArmyValue } from '../../rules/read-army';
import { listedArmy, readPastedList, splitBatch } from './read-batch';

const PLAIN = { markup: 'plain', length: 'full' } as const;

/** A ready-made army of a system in its text form, as a player posts it. */
const textOf = async (id: SystemId, name: string): Promise<string> => {
  const folder = new URL(`../../../data/${id}/armies/`, import.meta.url);
  const [first = ''] = readdirSync(folder);
  const read = await readArmyValue({ ...JSON.parse(readFileSync(new URL(first, folder), 'utf8')), name });
  if (!read.ok) throw new Error(read.error.message);
  const { writeText } = await read.system.text();
  return writeText(read.file, read.system.assess(read.file), PLAIN);
};

const quoted = (text: string, mark = '> '): string =>
  text
    .split('\n')
    .map((line) => `${mark}${line}`)
    .join('\n');

const HOW = await loadSystem('honours-of-war');

/** The name of each list of a batch, or why it does not read. */
const readAll = (text: string) =>
  Promise.all(
    (splitBatch('pasted', text) ?? []).map(async (part) => {
      const read = listedArmy(await readPastedList(part.text), HOW);
      return [part.file, read.ok ? read.file.name : read.code];
    }),
  );

describe('a pasted batch', () => {
  test('of three texts is three lists, whatever line parts them', async () => {
    const [a, b, c] = await Promise.all(
      ['Jörg', 'Luc', 'Kateřina'].map((name) => textOf('honours-of-war', name)),
    );
    for (const [first, second] of [
      ['---', '==='],
      ['  ----------  ', '***\r'],
      ['_____', '\t---'],
    ]) {
      expect(await readAll(`\n${a}\n${first}\n${b}\n${second}\n${c}\n`)).toEqual([
        ['pasted [1]', 'Jörg'],
        ['pasted [2]', 'Luc'],
        ['pasted [3]', 'Kateřina'],
      ]);
    }
  });

  test('out of a mail is the same with its marks of quotation, those of the lines between as well', async () => {
    const [a, b, c] = await Promise.all(
      ['Jörg', 'Luc', 'Kateřina'].map((name) => textOf('honours-of-war', name)),
    );
    for (const mark of ['> ', '>', '> > ', '>> ']) {
      expect(await readAll(quoted(`${a}\n---\n${b}\n-----\n${c}`, mark))).toEqual([
        ['pasted [1]', 'Jörg'],
        ['pasted [2]', 'Luc'],
        ['pasted [3]', 'Kateřina'],
      ]);
    }
  });

  test('with lists of other rules and a file among them parts each from the others, and each is read or refused alone', async () => {
    const texts = [
      await textOf('honours-of-war', 'Jörg'),
      await textOf('mcnally', 'Luc'),
      JSON.stringify(lobositz('Kateřina'), null, 2),
      await textOf('stroll-in-hanover', 'Anneke'),
      'Sorry, my list comes tomorrow.',
      await textOf('honours-of-war', 'Rhys'),
    ];
    expect(await readAll(texts.join('\n---\n'))).toEqual([
      ['pasted [1]', 'Jörg'],
      ['pasted [2]', 'invalid'],
      ['pasted [3]', 'Kateřina'],
      ['pasted [4]', 'invalid'],
      ['pasted [5]', 'invalid'],
      ['pasted [6]', 'Rhys'],
    ]);
  });

  test('is one list where nothing parts it: a line of two dashes before a signature does not', async () => {
    const text = await textOf('honours-of-war', 'Jörg');
    expect(splitBatch('pasted', text)).toEqual([{ file: 'pasted', text }]);
    expect(splitBatch('pasted', `---\n${text}\n---`)?.map(({ file }) => file)).toEqual(['pasted']);
    expect(splitBatch('pasted', `${text}\n-- \nJörg`)).toHaveLength(1);
  });

  test.each([
    ['e03-underlined-title.txt', [['pasted', 'My army']]],
    [
      'e04-two-lists-without-line.txt',
      [
        ['pasted [1]', 'A'],
        ['pasted [2]', 'B'],
      ],
    ],
  ])('of %s', async (file, lists) => {
    expect(await readAll(readFileSync(`lib/events/fixtures/field/${file}`, 'utf8'))).toEqual(lists);
  });

  test('that begins with a file is parted as well', async () => {
    const files = ['Jörg', 'Luc'].map((name) => JSON.stringify(lobositz(name), null, 2));
    expect(await readAll(files.join('\n---\n'))).toEqual([
      ['pasted [1]', 'Jörg'],
      ['pasted [2]', 'Luc'],
    ]);
    // dashes within a text of a file part nothing
    expect(await readAll(JSON.stringify(lobositz('---'), null, 2))).toEqual([['pasted', '---']]);
  });
});
