import { describe, expect, test } from 'vitest';
import { depthOf } from './depth';
import { chiefsIn } from './search-entries';
import { nationReader, troopType } from './terms';
import { regimentFinder } from './unit-regiment';

describe('depthOf', () => {
  const NONE = { men: null, infantry: null, cavalry: null, guns: null, battalions: null, squadrons: null };
  const unit = (name: string, more: object = {}) => ({
    name,
    arm: 'infantry' as const,
    regimentId: null,
    counting: 'counted' as const,
    battalions: null,
    squadrons: null,
    guns: null,
    men: null,
    ...more,
  });
  const named = (battalions: number, more: object = {}) =>
    unit('Bevern', { regimentId: 'ir-7', battalions, ...more });
  test.each([
    ['nothing at all', NONE, [], 'unknown'],
    ['a number', { ...NONE, men: 80_000 }, [], 'totals'],
    ['half of the battalions by name', { ...NONE, battalions: 20 }, [named(10)], 'regiments-named'],
    ['fewer', { ...NONE, battalions: 20 }, [named(9)], 'totals-some-units'],
    ['half of the men, at 700 a battalion', { ...NONE, men: 2_800 }, [named(2)], 'regiments-named'],
    ['fewer men', { ...NONE, men: 2_801 }, [named(2)], 'totals-some-units'],
    [
      'battalions that are part of a row',
      { ...NONE, battalions: 20 },
      [unit('battalions', { battalions: 20 }), named(10, { counting: 'part-of' })],
      'regiments-named',
    ],
    [
      'battalions that were there',
      { ...NONE, battalions: 20 },
      [unit('battalions', { battalions: 20 }), named(10, { counting: 'participation' })],
      'counts-by-arm',
    ],
    [
      'half of the battalions',
      { ...NONE, battalions: 20 },
      [unit('battalions', { battalions: 10 })],
      'counts-by-arm',
    ],
    [
      'fewer of them',
      { ...NONE, battalions: 20 },
      [unit('battalions', { battalions: 9 })],
      'totals-some-units',
    ],
    [
      'battalions and squadrons, five squadrons about a battalion',
      { ...NONE, battalions: 2, squadrons: 10 },
      [unit('squadrons', { arm: 'cavalry', squadrons: 10 })],
      'counts-by-arm',
    ],
    ['every row with a number', NONE, Array(3).fill(unit('line', { battalions: 1 })), 'counts-by-arm'],
    ['every row with a name and a number', NONE, Array(3).fill(named(1)), 'regiments-named'],
  ] as const)('%s', (_, strength, units, expected) => expect(depthOf(strength, units)).toBe(expected));
});

test.each([
  ['close-order infantry', 'Line', { arm: 'infantry', type: 'line' }],
  ['heavy cavalry', 'guard', { arm: 'cavalry', type: 'guard-horse' }],
  ['heavy cavalry', 'cavalry', { arm: 'cavalry', type: 'horse' }],
  ['light infantry', 'Grenzer', { arm: 'light-infantry', type: 'grenz' }],
  ['cavalry', 'chevauleger', { arm: 'cavalry', type: 'chevauleger' }],
  ['boats', 'line', null],
])('%s, %s', (arm, type, expected) => expect(troopType(arm, type)).toEqual(expected));

test('nations are read by name, id and spelling', () => {
  const nationOf = nationReader([
    { id: 'wurttemberg', name: 'Wurttemberg' },
    { id: 'reichsarmee', name: 'Reichsarmee' },
  ]);
  expect(
    ['Wuerttemberg', 'Württemberg', 'wurttemberg', 'Reichsarmee (Wuerzburg auxiliary)', 'allied German'].map(
      nationOf,
    ),
  ).toEqual(['wurttemberg', 'wurttemberg', 'wurttemberg', 'reichsarmee', null]);
});

describe('regimentFinder', () => {
  const regiment = (id: string, name: string, number: string | null, more: object = {}) => ({
    id,
    nationId: 'prussia',
    name,
    number,
    arm: 'infantry',
    type: 'line',
    aggregate: false,
    ...more,
  });
  const find = regimentFinder([
    regiment('ir-26', 'Meyerinck', 'IR 26'),
    regiment('leib', 'Leib-Regiment', null),
    regiment('cr-2', 'Prinz von Preussen Cuirassiers', 'CR 2', { arm: 'cavalry', type: 'cuirassier' }),
    regiment('horse', 'La Reine Cavalerie', null, { arm: 'cavalry', type: 'horse' }),
    regiment('drag', 'La Reine Dragons', null, { arm: 'cavalry', type: 'dragoon' }),
    regiment('many', 'Militia', null, { aggregate: true }),
    regiment('a', 'Manteuffel', 'IR 17'),
    regiment('b', 'Manteuffel', null),
  ]);
  const foot = { id: 'x', nationId: 'prussia', arm: 'infantry', type: 'line' } as const;
  const horse = { id: 'x', nationId: 'prussia', arm: 'cavalry', type: 'horse' } as const;
  test.each([
    [{ ...foot, name: 'Wedel (IR 26)' }, 'ir-26'],
    [{ ...foot, name: 'Leibregiment' }, 'leib'],
    [{ ...horse, name: 'Prinz Heinrich Cuirassiers (K2)' }, 'cr-2'],
    [{ ...horse, name: 'La Reine' }, 'horse'],
    [{ ...foot, name: 'IR 26 and IR 17' }, null],
    [{ ...foot, name: 'Manteuffel (IR 17)' }, 'a'],
    [{ ...foot, name: 'Manteuffel' }, null],
    [{ ...foot, name: 'Militia' }, null],
    [{ ...foot, name: 'Meyerinck', nationId: 'austria' }, null],
  ])('%o', (unit, expected) => expect(find(unit)).toBe(expected));
});

test.each([
  [
    'later Lattorff 1758, Zeuner 1760; names: 1756 Winterfeldt, 1758 Lattorff, 1760 Zeuner',
    ['Lattorff', 'Zeuner', 'Winterfeldt', 'Lattorff', 'Zeuner'],
  ],
  ['from 1757 Finck; coat with six loops', ['Finck']],
  ['Heimburg until 1757', ['Heimburg']],
  ['fought: all four battles against the Russians', []],
  [null, []],
])('chiefs in "%s"', (notes, names) => expect(chiefsIn(notes)).toEqual(names));
