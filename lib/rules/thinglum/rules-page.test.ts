import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULES } from './rules';
import { rulesPage } from './rules-page';
import { SETTINGS } from './settings';

const DATA = 'data/thinglum';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return path.endsWith('.json') ? [path] : [];
  });

const rulings = new Map(rulesPage.rulings.map((ruling) => [ruling.id, ruling]));

describe('rulings', () => {
  test('R01 to R17, each with its reason', () => {
    expect(rulesPage.rulings.map(({ id }) => id)).toEqual(
      Array.from({ length: 17 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`),
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
      if ('ruling' in cite && cite.ruling !== 'house') expect(rulings.has(String(cite.ruling))).toBe(true);
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
