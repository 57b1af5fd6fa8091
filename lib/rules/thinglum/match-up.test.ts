import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { chanceThat, meanOf } from '../core/match-up/chances';
import { fraction } from '../core/price/fraction';
import { exact } from '../fixtures/match-up';
import { brigadesMoved, exceeds, LOST, stays } from './match-up/command';
import { failsAfter } from './match-up/exchange';
import { counterBattery, type Fighter, factsOf, shotsOf } from './match-up/fire';
import { classModifier, fails, meleeOf, numberAgainst, standDeals } from './match-up/melee';
import { hitsOfDie, routWays } from './odds';
import type { Army, Unit } from './schema';

const thinglum = await loadSystem('thinglum');

const DIE = [1, 2, 3, 4, 5, 6] as const;
const PAIRS = DIE.flatMap((a) => DIE.map((b) => [a, b] as const));

const file = (settings = {}) => {
  const made = thinglum.newArmy(
    { name: 'A', nation: 'prussia', year: 1757, scale: '25', budget: null },
    () => 'g',
  );
  return { ...made, settings } as typeof made & { army: Army };
};

const fighter = (type: Unit['type'], figures: number, settings = {}): Fighter => ({
  unit: { id: 'u', type, name: '', figures },
  file: file(settings),
});

const meanDie = (less: number) => {
  const ways = hitsOfDie(less);
  return fraction(
    ways.reduce((sum, count, hits) => sum + count * hits, 0),
    6,
  );
};

test('a die after its deduction (MT1)', () => {
  expect([1, 2, 3, 4, 5].map((less) => exact(meanDie(less)))).toEqual(['5/2', '5/3', '1', '1/2', '1/6']);
});

describe('fire', () => {
  test('the first volley of 36 figures at line, short, is 25/3 figures (MT2)', () => {
    const [short] = shotsOf(factsOf(fighter('line', 37)), 'open', 'first');
    expect(exact(short?.mean ?? fraction(0))).toBe('25/3');
    expect(exact(meanOf(short?.figures() ?? []))).toBe('25/3');
  });

  test.each([
    ['line', 'open', '5/6'],
    ['light', 'open', '1'],
    ['line', 'cover', '2/3'],
    ['line', 'column', '1'],
  ] as const)('hits of %s last in %s: %s of them', (type, exposure, share) => {
    const [short] = shotsOf(factsOf(fighter(type, type === 'line' ? 7 : 6)), exposure, 'normal');
    expect(exact(short?.mean ?? fraction(0))).toBe(share);
  });

  test('light guns are saved from on 6, at long range on 5 as well; heavy ones not at all', () => {
    const means = (type: Unit['type']) =>
      shotsOf(factsOf(fighter(type, 10)), 'open', 'normal').map(({ mean }) => exact(mean));
    expect(means('heavy-battery')).toEqual(['5', '10/3', '2']);
    expect(means('light-battery')).toEqual(['25/6', '25/9', '4/3']);
  });

  test('two dice at medium range are every throw of dice and saves, and so is the test after them', () => {
    const own = factsOf(fighter('line', 13));
    const medium = shotsOf(own, 'open', 'normal')[1];
    const one = PAIRS.flatMap(([face, save]) =>
      DIE.map((more) => [save, more].slice(0, Math.max(0, face - 4)).filter((each) => each < 6).length),
    );
    const all = one.flatMap((a) => one.map((b) => a + b));
    const chances = medium?.figures() ?? [];
    for (const lost of [0, 1, 2, 3, 4]) {
      const ways = all.filter((each) => each === lost).length;
      expect(exact(chanceThat(chances, (each) => each === lost))).toBe(exact(fraction(ways, all.length)));
    }
    const three = all.filter((lost) => lost >= 3).length;
    // three figures of light infantry are a stand: its number is 5 then
    expect(exact(failsAfter(factsOf(fighter('light', 24)), chances))).toBe(
      exact(fraction(three * 6, all.length * 36)),
    );
  });

  test('figures left over fire by the chance of their die; horse loses half', () => {
    const [short] = shotsOf(factsOf(fighter('line', 11)), 'column', 'normal');
    expect(exact(short?.mean ?? fraction(0))).toBe('5/3');
    const [horse] = shotsOf(factsOf(fighter('line', 11)), 'horse', 'normal');
    expect(exact(horse?.mean ?? fraction(0))).toBe('5/9');
    expect(exact(meanOf(horse?.figures() ?? []))).toBe('5/9');
  });

  test('counter-battery', () => {
    const of = (type: Unit['type']) =>
      counterBattery(factsOf(fighter(type, 10))).map(([, each]) => exact(each));
    expect(of('heavy-battery')).toEqual(['1/24', '1/36', '1/72']);
    expect(of('light-battery')).toEqual(['1/36', '1/72', '0']);
  });
});

describe('morale', () => {
  test('numbers 3 to 12 fail (MT3), and the chart routs (MT4)', () => {
    const of36 = (ways: number) => exact(fraction(ways, 36));
    const numbers = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const brute = numbers.map((number) => of36(PAIRS.filter(([a, b]) => a + b < number).length));
    expect(numbers.map((number) => exact(fails(number)))).toEqual(brute);
    expect(brute).toEqual([1, 3, 6, 10, 15, 21, 26, 30, 33, 35].map(of36));
    expect([0, -1, -2, -3, -4].map(routWays)).toEqual([6, 10, 15, 21, 26]);
  });

  test('numbers to close and to hold', () => {
    const number = (own: Unit['type'], enemy: Unit['type'], way: 'close' | 'hold') =>
      numberAgainst(factsOf(fighter(own, 24)), factsOf(fighter(enemy, 24)), way);
    expect(number('hussars', 'line', 'close')).toBe(7);
    expect(number('cuirassiers', 'line', 'close')).toBe(6);
    expect(number('cuirassiers', 'hussars', 'close')).toBe(3);
    expect(number('hussars', 'cuirassiers', 'hold')).toBe(5);
    expect(number('hussars', 'line', 'hold')).toBe(4);
    expect(number('grenadiers', 'line', 'hold')).toBe(3);
  });
});

describe('melee', () => {
  test.each([
    [0, '35/36', '35/36'],
    [1, '14/9', '5/9'],
    [2, '41/18', '5/18'],
    [3, '28/9', '1/9'],
    [4, '145/36', '1/36'],
  ])('a stand %i ahead deals %s and takes %s (MT5)', (ahead, dealt, taken) => {
    expect([ahead, -ahead].map((by) => exact(meanOf(standDeals(by))))).toEqual([dealt, taken]);
    const brute = PAIRS.reduce((sum, [a, b]) => sum + Math.max(0, a - b + ahead), 0);
    expect(exact(fraction(brute, 36))).toBe(dealt);
  });

  test('modifiers of a class', () => {
    expect(classModifier('heavy-cavalry', 'line')).toBe(2);
    expect(classModifier('heavy-cavalry', 'grenadier')).toBe(1);
    expect(classModifier('heavy-cavalry', 'light-cavalry')).toBe(1);
    expect(classModifier('light-cavalry', 'light')).toBe(1);
    expect(classModifier('grenadier', 'heavy-cavalry')).toBe(1);
    expect(classModifier('grenadier', 'grenadier')).toBe(0);
    expect(classModifier('line', 'heavy-cavalry')).toBe(0);
  });

  test('two grenadier stands against three of line are every throw: totals of dice less losses', () => {
    const melee = meleeOf([fighter('grenadiers', 13), fighter('line', 19)]);
    let [won, tied, lost, routed] = [0, 0, 0, 0];
    for (const [a, b] of PAIRS) {
      for (const [c, d] of PAIRS) {
        for (const e of DIE) {
          const losses = [
            Math.max(0, c - a - 1) + Math.max(0, d - b - 1) + e,
            Math.max(0, a + 1 - c) + Math.max(0, b + 1 - d),
          ];
          const by = a + b + 2 - (losses[0] ?? 0) - (c + d + e - (losses[1] ?? 0));
          if (by > 0) won += 1;
          else if (by === 0) tied += 1;
          else lost += 1;
          if (by <= -20) routed += 1;
        }
      }
    }
    expect(melee?.contest.map(exact)).toEqual([won, tied, lost].map((ways) => exact(fraction(ways, 7776))));
    expect(exact(melee?.surrenders[0] ?? fraction(0))).toBe(exact(fraction(routed, 7776)));
  });

  test('the extra stands and light stands are as the settings have them', () => {
    const extra = (settings: object) => meleeOf([fighter('line', 37, settings), fighter('line', 13)])?.extra;
    expect(extra({})).toEqual([2, 0]);
    expect(extra({ extraStands: 'one' })).toEqual([1, 0]);
    const light = (settings: object) => meleeOf([fighter('light', 24, settings), fighter('line', 37)]);
    expect(light({})).toMatchObject({ pairs: 4, modifiers: [0, 0] });
    expect(light({ lightStandPenalty: 'strict' })).toMatchObject({ pairs: 6, modifiers: [-3, 0] });
  });
});

describe('command', () => {
  test('a courier is lost on 12', () => {
    expect(exact(LOST)).toBe('1/36');
  });

  test('brigades moved first (MT6)', () => {
    const chances = brigadesMoved();
    expect(chances.map(([count, chance]) => [count, exact(chance)])).toEqual(
      [10, 8, 6, 4, 2].map((ways, index) => [index + 1, exact(fraction(ways, 30))]),
    );
    expect(exact(meanOf(chances))).toBe('7/3');
    expect(exact(meanOf(brigadesMoved(1)))).toBe('1');
  });

  test('withdrawal (MT7)', () => {
    expect([-2, -1, 0, 1, 2].map((ahead) => exact(exceeds(ahead)))).toEqual(
      [310, 435, 575, 721, 861].map((ways) => exact(fraction(ways, 1296))),
    );
    const sums = PAIRS.map(([a, b]) => a + b);
    const brute = sums.flatMap((a) => sums.filter((b) => a + 1 > b)).length;
    expect(brute).toBe(721);
  });

  test('two chiefs not diced for have 0 or 1 each, and without a chief nobody throws', () => {
    const { army } = file();
    const chief = { id: 'c', name: '', die: 'open' } as const;
    const led: Army = { ...army, chiefs: [chief] };
    expect(exact(stays(led, led) ?? fraction(0))).toBe(exact(fraction(435 + 2 * 575 + 721, 4 * 1296)));
    expect(stays(led, { ...army, chiefs: [] })).toBeNull();
    expect(
      exact(
        stays({ ...army, chiefs: [{ ...chief, die: '6' }] }, { ...army, chiefs: [{ ...chief, die: '1' }] }) ??
          fraction(0),
      ),
    ).toBe('721/1296');
  });
});
