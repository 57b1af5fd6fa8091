import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOUSE_TABLES } from './house-tables';
import { RULES } from './rules';
import { rulesPage } from './rules-page';
import { SETTINGS } from './settings';

const DATA = 'data/stroll-in-hanover';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return path.endsWith('.json') ? [path] : [];
  });

const rulings = new Map(rulesPage.rulings.map((ruling) => [ruling.id, ruling]));

describe('rulings', () => {
  test('R01 to R25, each with its reason', () => {
    expect(rulesPage.rulings.map(({ id }) => id)).toEqual(
      Array.from({ length: 25 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`),
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
    for (const { cite } of SETTINGS) {
      if ('ruling' in cite) expect(rulings.has(String(cite.ruling))).toBe(true);
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
  const row = (title: string, sp: string) =>
    rulesPage.sections
      .flatMap(({ tables }) => tables)
      .find((table) => table.title.startsWith(title))
      ?.rows.find(({ cells }) => cells[0] === sp)?.cells;
  expect(row('Line infantry and heavy', '3')).toEqual(['3', '3', '6', '9', '12', '15', '18']);
  expect(row('Medium cavalry', '3')).toEqual(['3', '0', '3', '6', '9', '12', '15']);
  expect(row('Light infantry and light', '3')).toEqual(['3', '2', '3', '5', '6', '8', '9']);
  expect(row('Morale tests', 'none')).toEqual(['none', '17%', '33%', '50%', '67%', '83%', '100%']);
});

test('lost tables: keys are unique, given cells stand in columns that exist', () => {
  expect(new Set(HOUSE_TABLES.map(({ key }) => key)).size).toBe(HOUSE_TABLES.length);
  for (const { rows, columns } of HOUSE_TABLES) {
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    for (const { given = [] } of rows) expect(given.length).toBeLessThanOrEqual(columns.length);
  }
});
