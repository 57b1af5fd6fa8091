import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import { cleanName } from './core/army/name';
import { type HouseTables, mergeHouseTables, readHouseTables, writeHouseTables } from './house-file';

const mcnally = await loadSystem('mcnally');
const stroll = await loadSystem('stroll-in-hanover');

const file = (houseTables: unknown, system = 'mcnally') => JSON.stringify({ muster: 1, system, houseTables });

const told = (text: string): string[] => {
  const read = readHouseTables(mcnally, text);
  return read.ok ? [] : read.errors.map(({ at, message }) => `${at.join('.')}: ${message}`);
};

test.each([
  ['{', /^: Line 1, column 2: /],
  ['[]', /^: expected an object/],
  ['{"muster": 2}', /^muster: expected the number 1$/],
  [file({}, 'thinglum'), /^system: expected "mcnally": these tables must be of McNally$/],
  [JSON.stringify({ muster: 1, system: 'mcnally', houseTables: {}, more: 1 }), /^more: Unknown key "more"/],
  [file({ weather: {} }), /^houseTables\.weather: Unknown key "weather"; known: sequence, /],
  [file({ sequence: [] }), /^houseTables\.sequence: expected an object of rows$/],
  [file({ sequence: { 99: ['x'] } }), /^houseTables\.sequence\.99: Unknown key "99"/],
  [file({ sequence: { 'phase-1': 'x' } }), /^houseTables\.sequence\.phase-1: expected a list of 1 texts$/],
  [
    file({ sequence: { 'phase-1': ['x', 'y'] } }),
    /^houseTables\.sequence\.phase-1: expected at most 1: Phase; found 2$/,
  ],
  [file({ sequence: { 'phase-1': [7] } }), /^houseTables\.sequence\.phase-1\.0: expected text$/],
  [
    file({ sequence: { 'phase-1': ['x'.repeat(201)] } }),
    /^houseTables\.sequence\.phase-1\.0: expected at most 200 characters$/,
  ],
  [file({}), /^houseTables: no table is filled in here$/],
])('%s is refused with its place', (text, says) => {
  expect(told(text)).toEqual([expect.stringMatching(says)]);
});

test('what the source prints cannot be changed, but may be said again', () => {
  const tie = (cell: string) =>
    readHouseTables(stroll, file({ 'combat-results': { tie: [cell] } }, 'stroll-in-hanover'));
  expect(tie('Both flee')).toMatchObject({
    ok: false,
    errors: [{ at: ['houseTables', 'combat-results', 'tie', 0] }],
  });
  expect(tie('Combat goes on').ok).toBe(true);
});

test('cells are kept as names are: nothing hides in them', async () => {
  const tables = { sequence: { 'phase-1': [' Rally\u202E\tfirst\u0000 '] } };
  const kept = { sequence: { 'phase-1': ['Rally first'] } };
  expect(readHouseTables(mcnally, file(tables))).toEqual({ ok: true, tables: kept });
  const { parse } = await mcnally.reader();
  const army = mcnally.newArmy(
    { name: 'x', nation: 'prussia', year: 1757, scale: '25', budget: null },
    () => 'n',
  );
  expect(parse({ ...army, tables })).toMatchObject({ ok: true, value: { tables: kept } });
});

test('an army file gives its tables', () => {
  const army = {
    muster: 1,
    system: 'mcnally',
    name: 'x',
    army: {},
    tables: { sequence: { 'phase-1': ['Move'] } },
  };
  expect(readHouseTables(mcnally, JSON.stringify(army))).toEqual({
    ok: true,
    tables: { sequence: { 'phase-1': ['Move'] } },
  });
});

test('a merge fills blanks, replaces what is said otherwise and keeps the rest', () => {
  const own = { sequence: { 'phase-1': ['Rally'], 'phase-2': ['Move'] }, visibility: {} };
  const merged = mergeHouseTables(mcnally, own, {
    sequence: { 'phase-2': ['March'], 'phase-3': ['Fire'], 'phase-4': [''] },
  });
  expect(merged).toEqual({
    tables: { sequence: { 'phase-1': ['Rally'], 'phase-2': ['March'], 'phase-3': ['Fire'] } },
    filled: 1,
    replaced: 1,
  });
});

const WITH_TABLES = (await Promise.all(SYSTEM_IDS.map(loadSystem))).filter(
  ({ houseTables }) => houseTables.length > 0,
);

test('four systems have lost tables', () => {
  expect(WITH_TABLES).toHaveLength(4);
});

describe.each(WITH_TABLES)('$id', (system) => {
  const { houseTables } = system;

  test('titles of house tables tell them apart', () => {
    const titles = houseTables.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('tables written read back, and over a blank army are the same', () => {
    const cell = fc.string({ maxLength: 20 }).map((text) => cleanName(text));
    const anyTables = fc.record(
      Object.fromEntries(
        houseTables.map(({ key, rows, columns }) => [
          key,
          fc.record(
            Object.fromEntries(
              rows.map(({ key: row, given }) => [
                row,
                fc.tuple(
                  ...columns.map((_, index) => (typeof given?.[index] === 'string' ? fc.constant('') : cell)),
                ),
              ]),
            ),
          ),
        ]),
      ),
    ) as fc.Arbitrary<HouseTables>;
    fc.assert(
      fc.property(anyTables, (tables) => {
        const { tables: kept } = mergeHouseTables(system, {}, tables);
        if (Object.keys(kept).length === 0) return;
        const read = readHouseTables(system, writeHouseTables(system, kept));
        expect(read).toEqual({ ok: true, tables: kept });
        expect(mergeHouseTables(system, kept, kept)).toEqual({ tables: kept, filled: 0, replaced: 0 });
      }),
    );
  });
});
