import { expect, test } from 'vitest';
import { RULES } from './rules';
import { rulesPage } from './rules-page';
import { SETTINGS } from './settings';

test('R01 to R10, each with a reason, and named by the settings that switch them', () => {
  expect(rulesPage.rulings.map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`),
  );
  const switched = SETTINGS.flatMap(({ key, cite: { ruling } }) =>
    ruling === undefined || ruling === 'house' ? [] : [[ruling, key]],
  );
  const named = rulesPage.rulings.flatMap(({ id, setting }) =>
    setting === undefined ? [] : [[id, setting]],
  );
  expect(named).toEqual(switched.toSorted());
});

test('a sentence for each check, and none for others', () => {
  expect(Object.keys(rulesPage.checkTexts).toSorted()).toEqual(RULES.map(({ code }) => code).toSorted());
});

const tables = rulesPage.sections.flatMap((section) => section.tables);

test('every row fills its columns, and nothing is left out of a text', () => {
  for (const { title, columns, rows } of tables) {
    expect(rows.length, title).toBeGreaterThan(0);
    for (const { cells } of rows) {
      expect(cells, title).toHaveLength(columns.length);
      expect(cells.join(' '), title).not.toMatch(/undefined|NaN|\[object/);
    }
  }
});

// digest s. 2, P1, P2, P4, P5; heavy cavalry is P3 without shock
test.each([
  [['Line infantry', '22', '24', '26', '28']],
  [['Light infantry', '19', '22', '25', '28']],
  [['Cavalry', '22', '24', '26', '28']],
  [['Heavy cavalry', '26', '28', '30', '32']],
  [['Artillery', '22', '24', '26', '28']],
])('%j', (row) => {
  expect(tables[0]?.rows.map(({ cells }) => cells)).toContainEqual(row);
});
