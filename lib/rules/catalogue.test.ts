import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '.';

const newId = () => 'a';

describe.each(SYSTEM_IDS)('catalogue of %s', async (id) => {
  const system = await loadSystem(id);
  const { nations, years, scales } = system.choices;

  test.each(nations.map(({ value }) => value))(
    'groups of %s are told apart, on a narrow tab too',
    (nation) => {
      for (const year of years) {
        const file = system.newArmy(
          { name: '', nation, year, scale: scales[0]?.value ?? '', budget: null },
          newId,
        );
        const groups = system.catalogue(file);
        const titles = groups.map(({ title }) => title);
        expect(new Set(titles).size).toBe(titles.length);
        const tabs = groups.map(({ title, short }) => short ?? title.split(' ')[0]);
        expect(new Set(tabs).size).toBe(tabs.length);
      }
    },
  );

  test('every type on offer stands once in its group and can be added', () => {
    for (const { value: nation } of nations) {
      const file = system.newArmy(
        { name: '', nation, year: years[0] ?? 1756, scale: scales[0]?.value ?? '', budget: null },
        newId,
      );
      for (const { entries } of system.catalogue(file)) {
        const labels = entries.map(({ label, note }) => `${label}, ${note}`);
        expect(new Set(labels).size).toBe(labels.length);
      }
    }
  });
});
