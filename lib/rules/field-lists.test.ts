import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ArmyFile } from './core/army/document';
import { decodeText } from './core/text/encoding';
import { settleLines } from './core/text/text';
import EXPECTED from './fixtures/field-lists.json';
import { readPlainText } from './read-plain-text';

/** Lists as people wrote or saved them, each with the lines of the strict form that it means (docs/decisions/0034). */
const FOLDER = 'lib/rules/fixtures/field';

const textOf = (file: string): string => decodeText(readFileSync(`${FOLDER}/${file}`)).text;

const played = (file: ArmyFile | null): string =>
  JSON.stringify(file, (key, value) => (key === 'id' ? undefined : value));

const read = async (text: string) => {
  const answer = await readPlainText(text);
  if (answer === undefined) throw new Error('This is taken for a file of ours');
  return answer;
};

/** The army that a list means: read as it is, or once each open line is what it offers first. */
const armyOf = async (text: string): Promise<ArmyFile> => {
  const answer = await read(text);
  if (answer.ok) return answer.file;
  if (answer.open === undefined) throw new Error(answer.error.message);
  const settled = answer.open.map(({ line, text: own, choices: [as = null] }) => ({ line, text: own, as }));
  const again = await read(settleLines(text, settled));
  if (!again.ok) throw new Error(again.error.message);
  return again.file;
};

test('every list of the field has a row', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(EXPECTED.map(({ file }) => file).toSorted());
});

describe('a list from the field', () => {
  test.each(EXPECTED)('$file: $about', async ({ file, means, asks }) => {
    const answer = await read(textOf(file));
    const open = answer.ok ? [] : (answer.open ?? []).map(({ text }) => text);
    expect(open).toEqual(asks);
    const strict = await read(means.length === 1 ? readFileSync(means[0] ?? '', 'utf8') : means.join('\n'));
    expect(strict).toMatchObject({ ok: true });
    expect(played(await armyOf(textOf(file)))).toBe(played(strict.ok ? strict.file : null));
  });
});

test('lines that are passed over are named', async () => {
  const answer = await read(textOf('t23-sums-of-a-builder.txt'));
  expect(answer.ok && answer.warnings.map(({ message }) => message)).toEqual([
    'Line 8 is passed over: “Army total: 380/1500 points”.',
    'Line 9 is passed over: “Break point: 2”.',
    'Line 10 is passed over: “Created with Some Builder 3.1”.',
  ]);
});

const HEAD = 'My army\nHonours of War; Prussia; 1757\nBrigade: Left\nCommander: Bevern, dashing\n';
const ORDINARY = ['Musketeers', 'Grenadiers', 'Fusiliers', 'Cuirassiers', 'Dragoons', 'Hussars'];
const GUNS = ['Light battery', 'Heavy battery'];
const TYPES = [...ORDINARY, ...GUNS];

/** How eight ordinary units are written; none of them is asked about. */
const SHAPES: Readonly<Record<string, (type: string, index: number) => string>> = {
  '3x Musketeers': (type) => `3x ${type}`,
  '3 Musketeers': (type) => `3 ${type}`,
  'Musketeers x3': (type) => `${type} x3`,
  'Musketeers (3)': (type) => `${type} (3)`,
  'a numbered list': (type, index) => `${index + 1}. 3 ${type}`,
  'bullets of Markdown': (type) => `* 3 x **${type}**`,
  tabs: (type) => `${type}\tx3\t330`,
  'a price behind each line': (type) => `3 ${type} - 330 pts`,
  'words for numbers': (type) => `three ${type}`,
};

const meant = () => armyOf(`${HEAD}${TYPES.map((type) => `- 3 x ${type}`).join('\n')}`);

test('a heading with more than a name and a leader is asked about', async () => {
  const answer = await read(`${HEAD}- Musketeers\nGrenadier Brigade - Musketeers\n`);
  expect(answer.ok ? [] : answer.open?.map(({ text }) => text)).toEqual(['Grenadier Brigade - Musketeers']);
});

describe('eight ordinary units of a known nation', () => {
  test.each(Object.entries(SHAPES))('written as %s are read without a question', async (_, write) => {
    const answer = await read(`${HEAD}${TYPES.map(write).join('\n')}\n`);
    expect(played(answer.ok ? answer.file : null)).toBe(played(await meant()));
  });

  test('in German are read without a question', async () => {
    const german = ['Musketiere', 'Grenadiere', 'Füsiliere', 'Kürassiere', 'Dragoner', 'Husaren'];
    const guns = ['leichte Batterie', 'schwere Batterie'];
    const answer = await read(`${HEAD}${[...german, ...guns].map((type) => `3 ${type}`).join('\n')}\n`);
    expect(played(answer.ok ? answer.file : null)).toBe(played(await meant()));
  });

  test.each([
    ['IR 13 Itzenplitz', 'Musketeers; standard'],
    ['CR 8 Seydlitz', 'Cuirassiers; superior'],
    ['DR 5 Bayreuth', 'Dragoons; standard'],
    ['HR 2 Zieten', 'Hussars; standard'],
  ])('a regiment by its number alone is asked about: %s', async (regiment, first) => {
    const answer = await read(`${HEAD}- Musketeers\n${regiment}\n`);
    const open = answer.ok ? [] : (answer.open ?? []);
    expect(open.map(({ text, choices: [choice] }) => [text, choice])).toEqual([
      [regiment, `- ${regiment}: ${first}`],
    ]);
  });
});
