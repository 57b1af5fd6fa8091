import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import EXPECTED from '../fixtures/field-lines.json';
import { KNOWN } from '../fixtures/known';
import { readPastedRows } from './paste-read';

/** Lines as people pasted them, each file with the units that it means; of the side's nation, Prussia but for one. */
const FOLDER = 'lib/history/own/fixtures/field-lines';

const tell = (file: string) => {
  const nation = file.startsWith('p17') ? null : 'Prussia';
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const { contents, left, rows } = readPastedRows(text, KNOWN, nation);
  return {
    file,
    units: contents.map(({ path, commander, unit }) => {
      const place = path.map(({ name }) => name).join(' > ');
      if (unit === null) return `${place}${commander === null ? '' : ` (${commander})`}`;
      const { name, regiment, type, battalions, squadrons, guns, men, notes } = unit;
      const counts = { battalions, squadrons, guns, men };
      const numbers = Object.entries(counts).flatMap(([key, count]) =>
        count === null ? [] : [`${count} ${key}`],
      );
      return [place, name, regiment ?? type, ...numbers, notes].filter(Boolean).join(' | ');
    }),
    left,
    problems: rows.flatMap(({ line, problems }) => problems.map(({ message }) => `${line}: ${message}`)),
  };
};

test('every file of lines has a row', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(EXPECTED.map(({ file }) => file).toSorted());
});

test.each([
  ['Itzenplitz, IR 13, 2 bns', ['Itzenplitz prussia-ir-13']],
  ['IR 13 Itzenplitz, 2 bns, IR 5', ['IR 13 Itzenplitz prussia-ir-13', 'IR 5 prussia-ir-5']],
  ['Reserve artillery, 6 guns', ['Reserve artillery null']],
  ['Reserve artillery', ['Reserve artillery null']],
])('%j is so many units', (text, units) => {
  const { contents } = readPastedRows(text, KNOWN, 'Prussia');
  expect(contents.map(({ unit }) => `${unit?.name} ${unit?.regiment}`)).toEqual(units);
});

describe('lines from the field', () => {
  test.each(EXPECTED)('$file', (expected) => expect(tell(expected.file)).toEqual(expected));
});
