import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';
import { HOUSE_RULING } from './core/contract/citation';

/** What the digest says of the page: its rulings from the first to the last, those beside them, and rows of tables. */
type Golden = {
  readonly rulings: readonly [first: string, last: string];
  readonly beside?: readonly string[];
  /** rulings that say where they are switched */
  readonly switched: readonly string[];
  readonly rows: readonly { readonly table: string; readonly row: readonly string[] }[];
  /** what notes say, and on which page */
  readonly notes?: readonly { readonly code: string; readonly says: string; readonly page: string }[];
};

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** The ids from "R1" or "R01" to the last, in order. */
const idsOf = ({ rulings: [first, last], beside = [] }: Golden): string[] => {
  const numbers = Array.from({ length: Number(last.slice(1)) }, (_, index) => `${index + 1}`);
  return [...numbers.map((number) => `R${number.padStart(first.length - 1, '0')}`), ...beside];
};

describe.each(SYSTEM_IDS)('the rules page of %s', async (id) => {
  const { checks, settings, houseTables, rulesPage } = await loadSystem(id);
  const page = await rulesPage?.();
  if (page === undefined) throw new Error(`${id} has no rules page`);
  const golden: Golden = read(`data/${id}/golden/rules-page.json`);
  const ids = page.rulings.map((ruling) => ruling.id);
  const tables = page.sections.flatMap((section) => section.tables);

  test('has every ruling of the digest, each with its reason', () => {
    expect(ids).toEqual(idsOf(golden).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    for (const { title, text, reason } of page.rulings) {
      for (const words of [title, text, reason]) expect(words.length).toBeGreaterThan(5);
    }
  });

  test('a ruling and a setting that switches it name each other', () => {
    const switching = settings.flatMap(({ key, cite: { ruling = HOUSE_RULING } }) =>
      ruling === HOUSE_RULING ? [] : [[ruling, key]],
    );
    const named = page.rulings.flatMap((ruling) =>
      ruling.setting === undefined ? [] : [[ruling.id, ruling.setting]],
    );
    expect(switching).toEqual(expect.arrayContaining(named));
    // a ruling of two settings names one of them
    expect(named.map(([ruling]) => ruling)).toEqual(
      expect.arrayContaining(switching.map(([ruling]) => ruling)),
    );
  });

  test('rulings with a switch say where it is', () => {
    const told = page.rulings.filter(({ setting, where }) => (setting ?? where) !== undefined);
    expect(told.map((ruling) => ruling.id)).toEqual(expect.arrayContaining([...golden.switched]));
  });

  test('has a sentence for each check, and none for others', () => {
    expect(Object.keys(page.checkTexts).toSorted()).toEqual(checks.map(({ code }) => code).toSorted());
  });

  test('every row fills its columns, and nothing is left out of a text', () => {
    for (const { title, columns, rows } of tables) {
      expect(rows.length, title).toBeGreaterThan(0);
      for (const { cells } of rows) {
        expect(cells, title).toHaveLength(columns.length);
        expect(cells.join(' '), title).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  test.each(golden.rows)('$table: $row', ({ table, row }) => {
    const rows = tables.filter(({ title }) => title === table).flatMap((own) => own.rows);
    expect(rows.map(({ cells }) => cells)).toContainEqual(row);
  });

  test.each(golden.notes ?? [])('the note $code says: $says', ({ code, says, page: printed }) => {
    const note = page.notes.find((each) => each.code === code);
    expect(note?.text).toContain(says);
    expect(note?.cite.page).toBe(printed);
  });

  test('lost tables: keys are unique; what is given or filled in stands in rows and columns that exist', () => {
    expect(new Set(houseTables.map(({ key }) => key)).size).toBe(houseTables.length);
    for (const { rows, columns, fillIns, title } of houseTables) {
      const keys = new Set(rows.map(({ key }) => key));
      expect(keys.size, title).toBe(rows.length);
      for (const { given = [] } of rows) expect(given.length, title).toBeLessThanOrEqual(columns.length);
      for (const [key, cells] of fillIns.flatMap(({ values }) => Object.entries(values))) {
        expect(keys.has(key), `${title}: ${key}`).toBe(true);
        expect(cells, `${title}: ${key}`).toHaveLength(columns.length);
      }
    }
  });
});
