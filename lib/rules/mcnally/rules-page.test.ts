import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Setting } from '../core/system';
import { HOUSE_TABLES } from './house-tables';
import { RULES } from './rules';
import { rulesPage } from './rules-page';
import { SETTINGS } from './settings';

const DATA = 'data/mcnally';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return path.endsWith('.json') ? [path] : [];
  });

const rulings = new Map(rulesPage.rulings.map((ruling) => [ruling.id, ruling]));

describe('rulings', () => {
  test('R01 to R18, each with its reason', () => {
    const ids = Array.from({ length: 18 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`);
    expect(rulesPage.rulings.map(({ id }) => id)).toEqual(
      ids.flatMap((id) => (id === 'R01' ? [id, 'R01b', 'R01c'] : [id])),
    );
    for (const { title, text, reason } of rulesPage.rulings) {
      expect([title, text, reason].every((words) => words.length > 5)).toBe(true);
    }
  });

  test('every setting of a ruling is named by it, and every named setting exists', () => {
    const keys = new Set<string>(SETTINGS.map(({ key }) => key));
    for (const { setting } of rulesPage.rulings) {
      if (setting !== undefined) expect(keys.has(setting)).toBe(true);
    }
    for (const { cite } of SETTINGS as readonly Setting[]) {
      if (cite.ruling !== undefined) expect(cite.ruling === 'house' || rulings.has(cite.ruling)).toBe(true);
    }
  });

  test('whatever data or checks cite as a ruling is one, or ours', () => {
    const cited = filesBelow(DATA).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/"ruling": "([^"]+)"/g)].map(([, id]) => id ?? ''),
    );
    expect(cited.length).toBeGreaterThan(5);
    for (const id of cited) expect(id === 'house' || rulings.has(id), id).toBe(true);
  });
});

test('a sentence for every check, and a check for every sentence', () => {
  expect(Object.keys(rulesPage.checkTexts).toSorted()).toEqual(RULES.map(({ code }) => code).toSorted());
});

test('tables have as many cells as columns', () => {
  for (const { columns, rows, title } of rulesPage.sections.flatMap(({ tables }) => tables)) {
    for (const { cells } of rows) expect(cells.length, title).toBe(columns.length);
  }
});

test('worked-out prices agree with the golden ones', () => {
  const row = (title: string, first: string) =>
    rulesPage.sections
      .flatMap(({ tables }) => tables)
      .find((table) => table.title === title)
      ?.rows.find(({ cells }) => cells[0] === first)?.cells;
  expect(row('Close order infantry', '+1')).toEqual(['+1', '6', '12', '18', '24', '30', '36', '42', '48']);
  expect(row('Heavy cavalry', '+2')).toEqual(['+2', '9', '18', '26', '35', '44', '53', '61', '70']);
  expect(row('Strength points from men', '1,800')).toEqual(['1,800', '9 (5 and 4)', '9 (5 and 4)']);
  expect(row('Strength points from men', '200')).toEqual(['200', '2', '1']);
});

test('lost tables: keys are unique, given cells stand in columns that exist', () => {
  expect(new Set(HOUSE_TABLES.map(({ key }) => key)).size).toBe(HOUSE_TABLES.length);
  for (const { rows, columns } of HOUSE_TABLES) {
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    for (const { given = [] } of rows) expect(given.length).toBeLessThanOrEqual(columns.length);
  }
});

test('a fill-in fills rows that exist, and only cells of their columns', () => {
  for (const { rows, columns, fillIns, title } of HOUSE_TABLES) {
    const keys = new Set(rows.map(({ key }) => key));
    for (const { values } of fillIns) {
      for (const [key, cells] of Object.entries(values)) {
        expect(keys.has(key), `${title}: ${key}`).toBe(true);
        expect(cells.length).toBe(columns.length);
      }
    }
  }
});
