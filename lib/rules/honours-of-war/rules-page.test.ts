import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOUSE_RULING } from '../core/citation';
import { RULES } from './rules';
import { rulesPage } from './rules-page';
import { SETTINGS } from './settings';

const DATA = 'data/honours-of-war';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return path.endsWith('.json') ? [path] : [];
  });

const rulings = new Map(rulesPage.rulings.map((ruling) => [ruling.id, ruling]));

describe('rulings', () => {
  test('R1 to R47, each with a reason, in order', () => {
    expect(rulesPage.rulings.map(({ id }) => id)).toEqual(
      Array.from({ length: 47 }, (_, index) => `R${index + 1}`),
    );
    for (const { title, text, reason } of rulesPage.rulings) {
      expect([title, text, reason].every((words) => words.length > 5)).toBe(true);
    }
  });

  test('every ruling that data, settings or words cite is one of them', () => {
    const cited = [
      ...filesBelow(DATA).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/"ruling": "(\w+)"/g)]),
      ...SETTINGS.flatMap(({ help }) => [...help.matchAll(/\b(R\d+)\b/g)]),
    ]
      .map(([, id = '']) => id)
      // what is ours and no ruling of the book
      .filter((id) => id !== HOUSE_RULING);
    expect(cited.length).toBeGreaterThan(5);
    for (const id of cited) expect([...rulings.keys()]).toContain(id);
  });

  test('a ruling and the setting that switches it name each other', () => {
    const switched = SETTINGS.flatMap(({ key, cite }) =>
      cite.ruling === undefined ? [] : [[cite.ruling, key]],
    );
    const named = rulesPage.rulings.flatMap(({ id, setting }) =>
      setting === undefined ? [] : [[id, setting]],
    );
    expect(named.toSorted()).toEqual(switched.toSorted());
  });

  // marked with the switch in the digest, s. 11
  test.each(['R1', 'R3', 'R6', 'R12', 'R14', 'R21', 'R24', 'R27', 'R36', 'R37', 'R40'])(
    '%s says where it is switched',
    (id) => {
      const ruling = rulings.get(id);
      expect(ruling?.setting ?? ruling?.where).toBeDefined();
    },
  );
});

describe('checks and cases', () => {
  test('a sentence for each check, and none for others', () => {
    expect(Object.keys(rulesPage.checkTexts).toSorted()).toEqual(
      [...new Set(RULES.map(({ code }) => code))].toSorted(),
    );
  });

  test.each(Array.from({ length: 35 }, (_, index) => `V${String(index + 1).padStart(2, '0')}`))(
    'digest s. 9.4, %s, has a golden list',
    (id) => {
      const whys = readdirSync(join(DATA, 'lists')).map(
        (file) => JSON.parse(readFileSync(join(DATA, 'lists', file), 'utf8')).why as string,
      );
      expect(whys.some((why) => new RegExp(`\\b${id}\\b`).test(why))).toBe(true);
    },
  );
});

describe('tables', () => {
  const tables = rulesPage.sections.flatMap((section) => section.tables);
  const rowOf = (title: string, first: string) =>
    tables.find((table) => table.title === title)?.rows.find(({ cells }) => cells[0] === first)?.cells;

  test('every row fills its columns, and nothing is left out of a text', () => {
    for (const { title, columns, rows } of tables) {
      expect(rows.length, title).toBeGreaterThan(0);
      for (const { cells } of rows) {
        expect(cells, title).toHaveLength(columns.length);
        expect(cells.join(' '), title).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  // digest s. 2.9
  test.each([
    ['Close order infantry and cavalry, worked out', 'Prussia', '100 / 130 / 150'],
    ['Close order infantry and cavalry, worked out', 'Reichsarmee', '75 / 105 / 125'],
    ['Light infantry, worked out', 'France, Sweden, Russia to 1759', '25 / 45 / 55'],
  ])('%s: %s', (title, army, prices) => {
    expect(rowOf(title, army)?.[1]).toBe(prices);
  });

  test('guns of the Reichsarmee', () => {
    expect(rowOf('Batteries', 'Reichsarmee')).toEqual([
      'Reichsarmee',
      'all years',
      'inferior',
      '20',
      '25',
      '35',
    ]);
    expect(rowOf('Batteries', 'Prussia')).toEqual(['Prussia', 'all years', 'standard', '45', '55', '65']);
  });
});
