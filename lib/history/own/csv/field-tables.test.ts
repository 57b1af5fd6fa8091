import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeText } from '../../../rules/core/text/encoding';
import type { OwnFormation } from '../document';
import { battle } from '../fixtures/battles';
import EXPECTED from '../fixtures/field-tables.json';
import { KNOWN } from '../fixtures/known';
import { isPacked } from '../sheets/sheet-fault';
import { readSheetRows } from '../sheets/sheet-read';
import { readCells, readTable } from './csv-read';
import { checkTable } from './csv-table';

const FOLDER = 'lib/history/own/fixtures/field';

/** Tables as people saved them, each with the order of battle that it means and what is said of it. */
const readField = async (name: string) => {
  const bytes = new Uint8Array(readFileSync(`${FOLDER}/${name}`));
  const { rows, faults } = isPacked(bytes)
    ? readCells(await readSheetRows(bytes))
    : readTable(decodeText(bytes).text);
  return { ...checkTable(rows, KNOWN, battle()), faults };
};

const rowsOf = (formations: readonly OwnFormation[]): string[] =>
  formations.flatMap(({ name, commander, units, children }) => [
    ...units.map(
      ({ name: unit, regiment, type, battalions, squadrons, guns, men }) =>
        `${name}${commander === null ? '' : ` (${commander})`}: ${unit}, ${regiment ?? type}, ${battalions ?? squadrons ?? guns ?? '?'}, ${men ?? '?'}`,
    ),
    ...rowsOf(children),
  ]);

const tell = async (name: string) => {
  const { battle: read, faults, rows } = await readField(name);
  return {
    file: name,
    sides: (read?.sides ?? []).map((side) => [side.name, ...rowsOf(side.formations)]),
    faults: faults.map(({ message }) => message),
    problems: rows.flatMap(({ line, problems }) =>
      problems.map(({ severity, message }) => `${line} ${severity}: ${message}`),
    ),
  };
};

test('every table of the field has a row', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(EXPECTED.map(({ file }) => file).toSorted());
});

test.each([
  // names without anything else are units, not headings
  ['unit,men\nZieten,\nSeydlitz,\nIR 5,1200\n', ['Zieten', 'Seydlitz', 'IR 5']],
  ['unit\nZieten\nSeydlitz\n', ['Zieten', 'Seydlitz']],
  // two columns that are read as the unit are no second table
  ['name,unit,brigade,men\nItzenplitz,IR 13,Left,1200\n', ['Itzenplitz']],
])('no row of %j is lost or taken for something else', (text, units) => {
  expect(readTable(text).rows.map(({ cells }) => cells.unit)).toEqual(units);
});

describe('a table from the field', () => {
  test.each(EXPECTED)('$file', async (expected) => expect(await tell(expected.file)).toEqual(expected));
});
