import { describe, expect, test } from 'vitest';
import { REGIMENTS } from '@/lib/history/fixtures/written-regiments';
import type { AttachedUnit } from './core/check/attached';
import { regimentCalled } from './core/check/regiment-facts';
import { regimentFindings } from './core/check/regiment-rules';
import { hasRegiments, likelihood } from './core/check/regiment-troops';

const unit = (regiment: string, more: Partial<AttachedUnit> = {}): AttachedUnit => ({
  name: 'Left wing',
  troop: 'Musketeer battalion',
  symbol: 'line',
  nation: 'prussia',
  id: 'u',
  at: ['units', 0],
  regiment,
  ...more,
});

const found = (units: readonly AttachedUnit[], year = 1757) =>
  regimentFindings({ year, units }, REGIMENTS, (nation) => nation.toUpperCase());

const codes = (units: readonly AttachedUnit[], year?: number) => found(units, year).map(({ code }) => code);

describe('what the history says against the regiments of an army', () => {
  test('nothing of one it does not know, nor where it knows too little', () => {
    expect(found([unit('prussia-ir-999'), unit('prussia-ir-999')])).toEqual([]);
    // neither its battalions nor its years are known
    expect(REGIMENTS['prussia-freikorps-gschray']).toMatchObject({ battalions: null, to: null });
    expect(codes(Array(9).fill(unit('prussia-freikorps-gschray', { symbol: 'light' })), 1762)).toEqual([]);
    expect(codes([unit('prussia-freikorps-gschray', { symbol: 'light' })], 1760)).toEqual(['regiment-years']);
  });

  test('the unit is named, and its regiment where it is called otherwise; dates name their source', () => {
    const [years] = found([unit('prussia-ex-saxon-loen')], 1760);
    expect(years?.message).toBe('Left wing (Loen) was in the field from 1756 to 1757; this army is of 1760.');
    expect(years?.cite).toMatchObject({ regiment: 'prussia-ex-saxon-loen' });
    const [nation] = found([unit('prussia-ir-13', { name: 'Itzenplitz', nation: 'austria' })]);
    expect(nation?.message).toBe('Itzenplitz: the regiment was of Prussia; the unit fights for AUSTRIA.');
    expect(nation?.cite).toEqual({ source: 'muster', ruling: 'house' });
  });

  test('states of HBM Army are at home in it, under their own names too, and an imagi-nation has anybody', () => {
    for (const nation of ['hbma', 'hanover', null]) {
      expect(codes([unit('hanover-lueckners-hussars', { symbol: 'light-cavalry', nation })], 1758)).toEqual(
        [],
      );
    }
    expect(found([unit('prussia-ir-13', { nation: 'austria', alliesUnderArmy: true })])).toMatchObject([
      { code: 'regiment-nation', severity: 'info' },
    ]);
  });

  test.each([
    ['two battalions are two units', [1, 1], false],
    ['three are too many', [1, 1, 1], true],
    ['four halves are two', [0.5, 0.5, 0.5, 0.5], false],
    ['five thirds do not fill two', [2 / 3, 2 / 3, 2 / 3, 0.5], false],
    ['a stand may hold others', [4], false],
    ['two stands of two are four', [2, 2], true],
  ])('IR 13 had two battalions: %s', (_, battalions, often) => {
    const units = battalions.map((each, index) =>
      unit('prussia-ir-13', { battalions: each, at: ['units', index] }),
    );
    expect(codes(units)).toEqual(often ? ['regiment-strength'] : []);
    if (often) expect(found(units)[0]).toMatchObject({ also: units.slice(1).map(({ at }) => at) });
  });

  test('horse is counted in squadrons', () => {
    const hussars = unit('prussia-hr-2', { symbol: 'light-cavalry', squadrons: 5 });
    expect(REGIMENTS['prussia-hr-2']).toMatchObject({ squadrons: 10 });
    expect(codes([hussars, hussars])).toEqual([]);
    expect(codes([hussars, hussars, hussars])).toEqual(['regiment-strength']);
  });
});

test('units are called after regiments of their own troops first, batteries and wagons after none', () => {
  const line = { arm: 'infantry', type: 'line' };
  expect([likelihood('line', line), likelihood('grenadier', line)]).toEqual([0, 1]);
  expect(likelihood('heavy-cavalry', line)).toBe(Number.POSITIVE_INFINITY);
  expect([hasRegiments('jaeger'), hasRegiments('gun-medium'), hasRegiments('transport')]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['Itzenplitz', 'IR 13', 'Itzenplitz, IR 13'],
  ['Neipperg', '7 (1769)', 'Neipperg'],
  ['Neipperg', null, 'Neipperg'],
  ['Garrison Regiment VI (Lattorff)', 'GR VI', 'Garrison Regiment VI (Lattorff)'],
  ['Székely', 'HR 1', 'Székely, HR 1'],
])('%s (%s) is called %s: numbers of their time', (name, number, called) =>
  expect(regimentCalled({ name, number })).toBe(called),
);
