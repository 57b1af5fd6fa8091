import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ExpectedPlayer, expectedIn, expectedLine, foldedName, missingOf } from './expected';

const player = (name: string, more: Partial<ExpectedPlayer> = {}): ExpectedPlayer => ({
  name,
  address: null,
  entry: null,
  ...more,
});

test('names are compared without case, marks and spaces', () => {
  expect(foldedName('  Ínes  ROCA ')).toBe(foldedName('Ines Roca'));
  expect(foldedName('Groß-Jägersdorf')).toBe(foldedName('gross jagersdorf'));
  expect(foldedName('Ines')).not.toBe(foldedName('Ines Roca'));
});

test('players are read a line each, with an address or without, once each', () => {
  const text = [
    'Ines Roca',
    '  ',
    'Karl Voss <karl.voss@example.org>',
    'bill@example.org',
    'INES  RÓCA, ines@example.org',
    'Anna Maria, anna@example.co.uk',
    '---',
  ].join('\n');
  const read = expectedIn(text);
  expect(read).toEqual([
    player('Ines Roca'),
    player('Karl Voss', { address: 'karl.voss@example.org' }),
    player('bill@example.org', { address: 'bill@example.org' }),
    player('Anna Maria', { address: 'anna@example.co.uk' }),
  ]);
  // what is read comes back as it was
  expect(expectedIn(read.map(expectedLine).join('\n'))).toEqual(read);
});

test('players are read from a table whose first line names its columns', () => {
  const text = readFileSync('lib/events/fixtures/field/e01-players-of-a-sheet.txt', 'utf8');
  expect(expectedIn(text)).toEqual([
    player('Ines Roca', { address: 'ines@example.org' }),
    player('Karl Voss'),
  ]);
  expect(expectedIn('Name;Club\nRoca, Ines;Madrid\n')).toEqual([player('Ines Roca')]);
});

test('a surname before a comma comes last, and totals are nobody', () => {
  expect(expectedIn('Smith, John\nVoss, Karl <karl@example.org>\nTotal: 2')).toEqual([
    player('John Smith'),
    player('Karl Voss', { address: 'karl@example.org' }),
  ]);
});

test('who has an entry by name or by an organiser’s word is not missing, unless it was withdrawn', () => {
  const expected = [
    player('Ines Roca'),
    player('Bill', { entry: 2 }),
    player('Karl'),
    player('Eva', { entry: 4 }),
  ];
  const entries = [
    { number: 1, name: 'inés roca', state: 'returned' },
    { number: 2, name: 'William Tarrant', state: 'sent' },
    { number: 3, name: 'Karl', state: 'withdrawn' },
    { number: 4, name: 'E.', state: 'withdrawn' },
  ];
  expect(missingOf(expected, entries).map(({ name }) => name)).toEqual(['Karl', 'Eva']);
  expect(missingOf([], entries)).toEqual([]);
});
