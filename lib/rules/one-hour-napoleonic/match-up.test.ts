import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { chanceWithin, throwsUntil } from '../core/match-up/chain';
import { chanceThat, hitChances, meanHits } from '../core/match-up/chances';
import { fraction } from '../core/price/fraction';
import { exact } from '../fixtures/match-up';
import { type ChargeWay, chargeLines, chargeOdds, shotOdds } from './match-up/exchange';
import { EFFECTS, type Effect, hitOdds, shotsOf } from './odds';
import type { Army, Unit } from './schema';

const oneHourNapoleonic = await loadSystem('one-hour-napoleonic');

const newFile = oneHourNapoleonic.newArmy(
  { name: 'A', nation: 'prussia', year: 1757, scale: '28', budget: null },
  () => 'g',
);
const file = newFile as typeof newFile & { army: Army };
const unit = (type: Unit['type'], more: Partial<Unit> = {}): Unit => ({
  id: 'u',
  name: '',
  notes: '',
  hits: 6,
  type,
  ...more,
});

/** Every throw of so many dice, and how many of them make at least so many hits. */
const waysOf = (dice: number, effect: Effect, least: number): number => {
  if (dice === 0) return least <= 0 ? 1 : 0;
  return [1, 2, 3, 4, 5, 6].reduce(
    (ways, face) => ways + waysOf(dice - 1, effect, face >= EFFECTS[effect] ? least - 1 : least),
    0,
  );
};

describe('hits (MO1, MO2)', () => {
  test.each([
    [3, 'normal', '20/27', '8/27'],
    [3, 'half', '7/27', '1/27'],
    [3, 'quarter', '2/27', '1/216'],
    [6, 'normal', '716/729', '656/729'],
  ] as const)('%i dice, %s: two or more %s, three or more %s', (dice, effect, two, three) => {
    const chances = hitChances(hitOdds(dice, effect));
    expect(exact(chanceThat(chances, (hits) => hits >= 2))).toBe(two);
    expect(exact(chanceThat(chances, (hits) => hits >= 3))).toBe(three);
  });

  test.each([1, 2, 3, 4, 5, 6])('are those of every throw of %i dice', (dice) => {
    for (const effect of ['normal', 'half', 'quarter'] as const) {
      for (let least = 0; least <= dice; least += 1) {
        const chance = chanceThat(hitChances(hitOdds(dice, effect)), (hits) => hits >= least);
        expect(exact(chance)).toBe(exact(fraction(waysOf(dice, effect, least), 6 ** dice)));
        expect(exact(chanceWithin(hitOdds(dice, effect), least, 1))).toBe(exact(chance));
      }
    }
  });
});

test.each([
  [3, 'normal', '2.8 3.3 3.8 4.3'],
  [2, 'normal', '4.0 4.7 5.5 6.2'],
  [1, 'normal', '7.5 9.0 10.5 12.0'],
  [3, 'half', '5.3 6.3 7.3 8.3'],
  [3, 'quarter', '10.3 12.3 14.3 16.3'],
  [6, 'normal', '1.7 2.0 2.2 2.4'],
] as const)('volleys of %i dice, %s, until 5, 6, 7 and 8 hits: %s (MO3)', (dice, effect, wanted) => {
  const means = [5, 6, 7, 8].map((hits) => throwsUntil(hitOdds(dice, effect), hits) ?? fraction(0));
  expect(means.map(({ n, d }) => (Math.round((10 * Number(n)) / Number(d)) / 10).toFixed(1)).join(' ')).toBe(
    wanted,
  );
});

test('a charge sends nobody back: its odds are hits and a rout (MO4)', () => {
  const lines = chargeLines([
    { unit: unit('cuirassiers'), file },
    { unit: unit('line'), file },
  ]);
  expect(lines.map(({ label }) => label)).toEqual([
    'Hits of a charge',
    'Routs the other at once',
    'Charges until it routs',
    'Hits of a charge',
    'Hits of a charge',
  ]);
});

test.each([
  ['line', 'line', 'open', '2'],
  ['line', 'light', 'open', '1'],
  ['line', 'line', 'town', '1'],
  ['line', 'light', 'town', '1/2'],
] as const)('mean hits of %s at %s in %s at one box: %s', (_, arm, place, mean) => {
  const [shot] = shotsOf(unit('line'));
  if (shot === undefined) throw new Error('Musketeers shoot');
  expect(exact(meanHits(shotOdds(unit('line'), shot, { arm, place })))).toBe(mean);
});

test('guns throw twice the dice at a square, and shock one more at a unit without it', () => {
  const guns = unit('artillery');
  const [near] = shotsOf(guns);
  if (near === undefined) throw new Error('Guns shoot');
  expect(exact(meanHits(shotOdds(guns, near, { arm: 'line', place: 'square' })))).toBe('4');
  const hits = (shock: boolean, other: boolean) => {
    const [first] = chargeLines([
      { unit: unit('cuirassiers', { shock }), file },
      { unit: unit('line', { shock: other }), file },
    ]);
    return first?.kind === 'figures' ? first.of.map((value) => value && exact(value)) : [];
  };
  expect([hits(false, false), hits(true, false), hits(true, true)]).toEqual([
    ['2', null],
    ['8/3', null],
    ['2', null],
  ]);
});

test.each([
  ['cavalry', 'line', 'front', '2'],
  ['cavalry', 'line', 'flank', '4'],
  ['cavalry', 'line', 'half', '1'],
  ['cavalry', 'cuirassiers', 'flank', '8/3'],
  ['cavalry', 'artillery', 'front', '4'],
  ['cavalry', 'artillery', 'flank', null],
  ['cavalry', 'light', 'flank', null],
  ['cavalry', 'light', 'half', '2'],
] as const satisfies readonly (readonly [Unit['type'], Unit['type'], ChargeWay, string | null])[])(
  'mean hits of a charge of %s on %s, %s: %s',
  (own, at, way, mean) => {
    const odds = chargeOdds({ unit: unit(own), file }, unit(at), way);
    expect(odds && exact(meanHits(odds))).toBe(mean);
  },
);
