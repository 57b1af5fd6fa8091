import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS } from '.';
import { fieldedBy } from './fielded';

describe('what systems field for an army', () => {
  test('stands once for each price, with the years in order', async () => {
    const fielded = await fieldedBy('prussia');
    expect(fielded.map(({ system }) => system)).toEqual(SYSTEM_IDS);
    for (const { system, army, troops } of fielded) {
      expect(army, system).not.toBe(null);
      expect(troops.length, system).toBeGreaterThan(0);
      for (const { years } of troops) expect(years).toEqual([...new Set(years)].toSorted());
    }
    const dice = fielded
      .flatMap(({ tables }) => tables)
      .find(({ title }) => title === 'National differences');
    expect(dice?.rows.map(({ cells }) => cells[0])).toEqual(['Prussia to 1759', 'Prussia 1760 onwards']);
  });

  test('is nothing for an army that a system does not know', async () => {
    for (const { army, troops } of await fieldedBy('atlantis')) expect([army, troops]).toEqual([null, []]);
  });
});
