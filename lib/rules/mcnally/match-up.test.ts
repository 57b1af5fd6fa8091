import { describe, expect, test } from 'vitest';
import { chanceThat, meanOf } from '../core/match-up/chances';
import { fraction, times } from '../core/price/fraction';
import { exact } from '../fixtures/match-up';
import { generalHit, rallies, steadies, surrenders } from './match-up';
import {
  chargeFactor,
  meleeEnds,
  routsWhenCharged,
  shakenBy,
  volleyFactor,
  volleyLosses,
} from './match-up/exchange';

const DIE = [1, 2, 3, 4, 5, 6];
const of36 = (ways: number): string => exact(fraction(ways, 36));

describe('a volley (MM1, MM2)', () => {
  test.each([
    [-1, 15, 0, '5/12'],
    [0, 21, 1, '11/18'],
    [1, 26, 3, '29/36'],
    [2, 30, 6, '1'],
    [3, 33, 10, '43/36'],
  ])('with %i: one or more in %i of 36, two in %i, %s on average', (factor, one, two, mean) => {
    const losses = volleyLosses(factor);
    expect(exact(chanceThat(losses, (sp) => sp >= 1))).toBe(of36(one));
    expect(exact(chanceThat(losses, (sp) => sp >= 2))).toBe(of36(two));
    expect(exact(meanOf(losses))).toBe(mean);
    const sums = DIE.flatMap((a) => DIE.map((b) => a + b + factor));
    expect(sums.filter((sum) => sum >= 7).length).toBe(one);
    expect(sums.filter((sum) => sum >= 12).length).toBe(two);
  });

  test.each([
    [5, 26],
    [6, 21],
    [7, 15],
    [8, 10],
  ])('shakes a basic morale of %i in %i of 36', (morale, ways) => {
    expect(exact(shakenBy(morale, 0))).toBe(of36(ways));
  });

  test('adds one for strength and one for British or Prussian close order', () => {
    expect(volleyFactor({ sp: 6, fireBonus: true })).toBe(2);
    expect(volleyFactor({ sp: 5, fireBonus: false })).toBe(1);
    expect(volleyFactor({ sp: 4, fireBonus: false })).toBe(0);
    // the source knows five and six points only (R14)
    expect(volleyFactor({ sp: 7, fireBonus: false })).toBe(0);
  });
});

test.each([
  [-3, '1 2 3 4 26'],
  [-2, '3 3 4 5 21'],
  [-1, '6 4 5 6 15'],
  [0, '10 5 6 5 10'],
  [1, '15 6 5 4 6'],
  [2, '21 5 4 3 3'],
  [3, '26 4 3 2 1'],
])('a melee with a difference of %i ends in %s of 36 (MM3)', (ahead, wanted) => {
  expect(
    meleeEnds(ahead)
      .map((chance) => exact(times(chance, fraction(36))))
      .join(' '),
  ).toBe(wanted);
  const margins = DIE.flatMap((a) => DIE.map((b) => a - b + ahead));
  const ways = [
    (by: number) => by >= 2,
    (by: number) => by === 1,
    (by: number) => by === 0,
    (by: number) => by === -1,
  ];
  expect(ways.map((holds) => margins.filter(holds).length).join(' ')).toBe(
    wanted.split(' ').slice(0, 4).join(' '),
  );
});

test.each([
  [5, 0, '1/3'],
  [5, 2, '2/3'],
  [7, 0, '0'],
  [7, 2, '1/3'],
])('charged with basic morale %i and factor %i it routs with %s (MM4)', (morale, factor, chance) => {
  expect(exact(routsWhenCharged({ morale }, factor))).toBe(chance);
});

test.each([
  ['close-order', 'open-order', 2],
  ['close-order', 'artillery', 2],
  ['close-order', 'heavy-cavalry', -2],
  ['open-order', 'close-order', -2],
  ['heavy-cavalry', 'close-order', 0],
  ['close-order', 'close-order', 0],
] as const)('%s charging %s: %i', (by, at, factor) => {
  expect(chargeFactor({ arm: by }, { arm: at })).toBe(factor);
});

test('tests of shaken and routing units, of routers and of generals', () => {
  expect([0, 1, 2].map((bonus) => exact(steadies(bonus)))).toEqual(['1/2', '2/3', '5/6']);
  expect([0, 1, 2].map((bonus) => exact(rallies(bonus)))).toEqual(['1/3', '1/2', '2/3']);
  expect([false, true].map((mounted) => exact(surrenders(mounted)))).toEqual(['1/2', '1/3']);
  expect([exact(generalHit('wound')), exact(generalHit('dead'))]).toEqual(['7/36', '1/12']);
});
