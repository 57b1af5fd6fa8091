import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readArmyText } from '../../read-army';
import { readPlainText } from '../../read-plain-text';

const ARMIES = [
  'honours-of-war/armies/lobositz-1756-prussia',
  'stroll-in-hanover/armies/stroll-demonstration',
  'mcnally/armies/austrian-brigade',
  'thinglum/armies/example-540',
  'one-hour-napoleonic/armies/example-156',
];

const loaded = async (path: string, player: string) => {
  const read = await readArmyText(readFileSync(`data/${path}.json`, 'utf8'));
  if (!read.ok) throw new Error(read.error.message);
  return { system: read.system, file: { ...read.file, player } };
};

const textOf = async (path: string, player: string, markup: 'plain' | 'markdown' = 'plain') => {
  const { system, file } = await loaded(path, player);
  const { writeText } = await system.text();
  return writeText(file, system.assess(file), { markup, length: 'full' });
};

test.each(ARMIES)('the player of %s stands in its text and reads back', async (path) => {
  for (const player of ['Łukasz Kołłątaj', '"Old: Fritz"; [1]', 'a']) {
    const read = await readPlainText(await textOf(path, player));
    expect(read?.ok && read.file.player).toBe(player);
  }
});

test('a text without a player reads as before, and a call in a name calls nobody', async () => {
  const path = 'honours-of-war/armies/lobositz-1756-prussia';
  const read = await readPlainText(await textOf(path, ''));
  expect(read?.ok && 'player' in read.file).toBe(false);
  expect(await textOf(path, '@everyone', 'markdown')).not.toContain('@everyone');
});

test('a name that no file takes is told with its line, and so are faults after it', async () => {
  const text = await textOf('honours-of-war/armies/lobositz-1756-prussia', 'x');
  const broken = `${text.replace('Player: x', `Player: ${'x'.repeat(81)}`)}\nnonsense here`;
  const read = await readPlainText(broken);
  const message = read?.ok === false ? read.error.message : '';
  expect(message).toMatch(/^Line 3: A player’s name has at most 80 characters\.\nLine \d+: /);
});

test('the player is shown by the check and printed in the footer', async () => {
  const { system, file } = await loaded('honours-of-war/armies/lobositz-1756-prussia', 'Ann');
  const sheets = await system.sheets();
  const roster = sheets.roster(file, system.assess(file), {
    paper: 'a4',
    hidePoints: false,
    hideNotes: false,
    hideRatings: false,
    combine: false,
    blackAndWhite: false,
    print: { date: '20 November 2026', version: 1, code: null, link: null },
  });
  expect(JSON.stringify(roster.footer)).toContain('List of Ann.');
});
