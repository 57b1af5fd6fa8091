import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraction, plus, ZERO } from '../core/price/fraction';
import { exact } from '../fixtures/match-up';
import { choosesRole } from './match-up';
import { arrivals, fewestLosses, meanArrival, mostLosses } from './match-up/losses';
import { armyState } from './morale';

const DIE = [1, 2, 3, 4, 5, 6];

describe('the die for the role (MA1)', () => {
  test.each([
    [0, '7/12', '5/12', '1/2'],
    [1, '13/18', '7/12', '21/31'],
    [2, '5/6', '13/18', '13/16'],
  ])('a general %i better: with more light stands %s, fewer %s, as many %s', (ahead, more, fewer, same) => {
    expect(exact(choosesRole(ahead, [2, 1])[0])).toBe(more);
    expect(exact(choosesRole(ahead, [1, 2])[0])).toBe(fewer);
    expect(exact(choosesRole(ahead, [2, 2])[0])).toBe(same);
    const ways = DIE.flatMap((a) => DIE.map((b) => a + ahead - b)).filter((by) => by >= 0).length;
    expect(exact(choosesRole(ahead, [2, 1])[0])).toBe(exact(fraction(ways, 36)));
    const won = DIE.flatMap((a) => DIE.map((b) => a + ahead - b)).filter((by) => by > 0).length;
    expect(exact(choosesRole(ahead, [1, 2])[0])).toBe(exact(fraction(won, 36)));
    expect(exact(choosesRole(ahead, [2, 2])[0])).toBe(exact(fraction(won, 36 - (ways - won))));
  });
});

test('a reinforcement takes 61/36 tries, a flank march 899/324 (MA2)', () => {
  expect(exact(meanArrival('reinforcement'))).toBe('61/36');
  expect(exact(meanArrival('flank-march'))).toBe('899/324');
  expect(arrivals('reinforcement').map(exact)).toEqual(['1/2', '1/3', '5/36', '1/36']);
  expect(arrivals('flank-march').map(exact)).toEqual(['1/6', '5/18', '5/18', '5/27', '25/324', '5/324']);
  expect(exact(arrivals('flank-march').reduce(plus, ZERO))).toBe('1');
});

describe('losses that end the game (MA3)', () => {
  test('of the army of the demonstration: 12 at the fewest, 17 with the game still on', () => {
    const army = { divisions: [13, 11, 11], loose: 0 };
    expect(fewestLosses(army)).toBe(12);
    expect(mostLosses(army)).toBe(17);
  });

  /** All ways in which divisions and loose stands may lose. */
  const ways = ([first, ...rest]: readonly number[]): readonly (readonly number[])[] =>
    first === undefined
      ? [[]]
      : ways(rest).flatMap((others) => Array.from({ length: first + 1 }, (_, lost) => [lost, ...others]));

  test('are those of every way to lose', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 4 }),
        fc.integer({ min: 0, max: 5 }),
        (divisions, loose) => {
          const sums = ways([...divisions, loose]).map((lost) => ({
            sum: lost.reduce((all, each) => all + each, 0),
            over: armyState(
              divisions.map((sp, index) => ({ sp, lost: lost[index] ?? 0 })),
              { sp: loose, lost: lost.at(-1) ?? 0 },
            ).over,
          }));
          const over = sums.filter((each) => each.over).map(({ sum }) => sum);
          const on = sums.filter((each) => !each.over).map(({ sum }) => sum);
          const isNothing = over.length === 0;
          expect(fewestLosses({ divisions, loose })).toBe(isNothing ? null : Math.min(...over));
          expect(mostLosses({ divisions, loose })).toBe(isNothing ? null : Math.max(...on));
        },
      ),
    );
  });

  test('are not worked out of strength that is not whole, or of more than can be added up', () => {
    expect(fewestLosses({ divisions: [2.5, 3], loose: 0 })).toBeNull();
    const many = Array.from({ length: 3_000 }, () => 99);
    expect([fewestLosses({ divisions: many, loose: 0 }), mostLosses({ divisions: many, loose: 0 })]).toEqual([
      null,
      null,
    ]);
  });
});
