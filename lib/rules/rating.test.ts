import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS } from '.';
import type { OobUnit } from './core/muster/order-of-battle';
import { ratingsOf } from './rating';

const FOOT: OobUnit = {
  name: '25th Foot',
  nation: 'britain',
  arm: 'infantry',
  type: 'line',
  battalions: 1,
  squadrons: null,
  guns: null,
  men: null,
  strength: 1,
};
const HUSSARS: OobUnit = {
  ...FOOT,
  name: 'Zieten',
  nation: 'prussia',
  arm: 'cavalry',
  type: 'hussar',
  battalions: null,
  squadrons: 10,
};

describe('how systems rate one unit', () => {
  test.each([
    ['a battalion of British foot', FOOT, 'hbma', 1759],
    ['ten squadrons of Prussian hussars', HUSSARS, 'prussia', 1757],
  ] as const)('%s has a type in all of them, and each says why', async (_, unit, army, year) => {
    const ratings = await ratingsOf(unit, army, year);
    expect(ratings.map(({ system }) => system)).toEqual(SYSTEM_IDS);
    for (const { system, type, why, units, points } of ratings) {
      expect(type, system).not.toBe(null);
      expect(type, system).not.toBe(unit.name);
      expect(why.length, system).toBeGreaterThan(0);
      for (const { cite } of why) expect(cite.source, system).toBe(system);
      expect(units, system).toBeGreaterThan(0);
      if (points !== null) expect(points, system).toBeGreaterThan(0);
    }
  });

  test.each([
    [FOOT, 'British line'],
    [{ ...FOOT, nation: 'hanover' }, 'German line'],
    [{ ...HUSSARS, nation: 'britain', type: 'horse', squadrons: 2 }, 'British heavy horse'],
  ] as const)('the British of HBM Army have lines of their own: %o', async (unit, type) => {
    const ratings = await ratingsOf(unit, 'hbma', 1759);
    expect(ratings.map((rating) => rating.type)).toContain(type);
  });
});
