import { describe, expect, test } from 'vitest';
import type { BattleRef, SideDetail, UnitNode } from '@/lib/history/answers';
import { besideBattle } from './beside-battle';
import { armRows, sideSums, unitsIn } from './side-sums';

const battle = (id: string, name: string, kind: BattleRef['kind'] = 'battle'): BattleRef => ({
  id,
  name,
  kind,
  date: kind === 'battle' ? id.slice(0, 10) : null,
  year: 1757,
});
const LOBOSITZ = battle('1756-10-01-lobositz', 'Lobositz');
const PRINTED = battle('lobositz', 'Lobositz', 'scenario');
const PRAGUE = battle('1757-05-06-prague', 'Prague');
const KOLIN = battle('1757-06-18-kolin', 'Kolin');
const ALL = [LOBOSITZ, PRINTED, PRAGUE, KOLIN];

describe('beside a battle', () => {
  test('stand the battles before and after it, and the scenario of its name', () => {
    expect(besideBattle(LOBOSITZ, ALL)).toEqual({
      earlier: null,
      later: PRAGUE,
      at: 1,
      of: 3,
      other: PRINTED,
    });
    expect(besideBattle(KOLIN, ALL)).toMatchObject({ earlier: PRAGUE, later: null, other: null });
    expect(besideBattle(PRINTED, ALL)).toMatchObject({
      earlier: null,
      later: null,
      at: null,
      other: LOBOSITZ,
    });
  });
});

const unit = (name: string, given: Partial<UnitNode>): UnitNode => ({
  id: name,
  name,
  short: null,
  nation: null,
  nationText: '',
  arm: 'infantry',
  armText: '',
  type: 'line',
  typeText: '',
  counting: 'counted',
  strength: 1,
  battalions: null,
  squadrons: null,
  guns: null,
  calibre: null,
  men: null,
  notes: null,
  regiment: null,
  ...given,
});

const SIDE: SideDetail = {
  position: 0,
  name: 'Prussians',
  nations: [],
  commander: null,
  depth: 'counts-by-arm',
  men: 30_000,
  infantry: null,
  cavalry: null,
  guns: 98,
  battalions: null,
  squadrons: null,
  notes: null,
  formations: [
    {
      id: 'a',
      name: 'First line',
      short: null,
      kind: 'line',
      commander: null,
      notes: null,
      units: [unit('foot', { battalions: 10 }), unit('named', { battalions: 2, counting: 'part-of' })],
      children: [
        {
          id: 'b',
          name: 'Brigade',
          short: null,
          kind: 'brigade',
          commander: null,
          notes: null,
          units: [
            unit('more', { battalions: 2.5 }),
            unit('seen', { squadrons: 5, counting: 'participation' }),
          ],
          children: [],
        },
      ],
    },
  ],
};

describe('the sums of a side', () => {
  test('take in every formation, and only rows that count', () => {
    expect(unitsIn(SIDE.formations)).toHaveLength(4);
    expect(sideSums(SIDE)).toEqual({ battalions: 12.5, squadrons: null, guns: null, men: null });
  });

  test('of one that a person entered count men too, in all, of foot and of horse', () => {
    const [first] = SIDE.formations;
    const units = [
      unit('foot', { men: 5_000 }),
      unit('light', { men: 200, arm: 'light-infantry' }),
      unit('horse', { men: 800, squadrons: 5, arm: 'cavalry' }),
      unit('told elsewhere', { men: 900, counting: 'part-of' }),
    ];
    const side = {
      ...SIDE,
      men: null,
      guns: null,
      formations: first ? [{ ...first, units, children: [] }] : [],
    };
    const told = armRows([side, { ...side, men: 7_000 }], true).map(({ label, values }) => [
      label,
      ...values.map(({ amount, summed }) => `${amount}${summed ? '*' : ''}`),
    ]);
    expect(told).toEqual([
      ['Men', '6000*', '7000'],
      ['Foot, men', '5200*', '5200*'],
      ['Horse, men', '800*', '800*'],
      ['Squadrons', '5*', '5*'],
    ]);
    expect(armRows([side, side]).map(({ label }) => label)).toEqual(['Squadrons']);
  });

  test('fill what no source states, and say so; what neither tells has no row', () => {
    expect(armRows([SIDE, { ...SIDE, men: null, guns: null, formations: [] }])).toEqual([
      {
        label: 'Men',
        values: [
          { amount: 30_000, summed: false },
          { amount: null, summed: false },
        ],
      },
      {
        label: 'Battalions',
        values: [
          { amount: 12.5, summed: true },
          { amount: null, summed: false },
        ],
      },
      {
        label: 'Guns',
        values: [
          { amount: 98, summed: false },
          { amount: null, summed: false },
        ],
      },
    ]);
  });
});
