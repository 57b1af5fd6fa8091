import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS } from '.';
import { citeLabel } from './core/contract/citation';
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
    for (const { system, type, why, reasons, units, points } of ratings) {
      expect(reasons.length, system).toBeGreaterThan(0);
      for (const { cite } of reasons) expect(cite.source, system).toBe(system);
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

  const reasonsOf = async (unit: OobUnit, army: string, year: number): Promise<Record<string, string[]>> =>
    Object.fromEntries(
      (await ratingsOf(unit, army, year)).map(({ system, reasons }) => [
        system,
        reasons.map(({ text, cite }) => `${text} (${citeLabel(cite)})`),
      ]),
    );

  test('the class is what the rules say of such troops of the nation, each with its page or as ours', async () => {
    const reasons = await reasonsOf(FOOT, 'hbma', 1759);
    expect(reasons['honours-of-war']).toEqual(['Musketeers of HBM Army: standard (p. 44)']);
    expect(reasons.thinglum).toEqual(['Line infantry: 37 figures, base morale number 4 (s. VIII.A)']);
    expect(reasons['stroll-in-hanover']).toContain('Foreign line infantry: class line infantry (s. 1.1)');
    expect(reasons.mcnally).toContain('Morale modifier +1 (s. Morale)');
    expect(reasons['one-hour-napoleonic']).toContain(
      'Taken as good, 6 hits: the source names no troops of this war (house)',
    );
  });

  test('a nation that fields no such troops is told', async () => {
    const grenz: OobUnit = { ...FOOT, nation: 'saxony', arm: 'light-infantry', type: 'grenz' };
    const reasons = await reasonsOf(grenz, 'saxony', 1759);
    expect(reasons['honours-of-war']).toEqual(['Saxony fields no grenz (p. 48–49)']);
    for (const id of ['stroll-in-hanover', 'mcnally'] as const)
      expect(reasons[id]).toContain('Our list gives Saxony none (house)');
    for (const id of ['thinglum', 'one-hour-napoleonic'] as const)
      expect(reasons[id]).toContain('Our list gives Saxony none in 1759 (house)');
  });
});
