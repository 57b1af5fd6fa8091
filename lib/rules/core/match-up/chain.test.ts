import { describe, expect, test } from 'vitest';
import { exact } from '../../fixtures/match-up';
import type { HitOdds } from '../price/dice';
import { fraction } from '../price/fraction';
import { chanceWithin, type Fight, fightOut, throwsUntil } from './chain';
import { againUntilWon, contestOf, diceOf, dieOf, hitChances, meanOf } from './chances';

const DIE = [1, 2, 3, 4, 5, 6] as const;

describe('a contest of two dice', () => {
  test.each([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6])('is every pair of faces, %i ahead', (ahead) => {
    const margins = DIE.flatMap((a) => DIE.map((b) => a - b + ahead));
    const ways = (holds: (by: number) => boolean) => fraction(margins.filter(holds).length, 36);
    const won = ways((by) => by > 0);
    const lost = ways((by) => by < 0);
    expect(contestOf(ahead).map(exact)).toEqual([won, ways((by) => by === 0), lost].map(exact));
    const decided = margins.filter((by) => by !== 0);
    expect(exact(againUntilWon(contestOf(ahead)))).toBe(
      exact(fraction(decided.filter((by) => by > 0).length, decided.length)),
    );
  });

  test('of four dice is every throw of them', () => {
    const all = DIE.flatMap((a) => DIE.flatMap((b) => DIE.flatMap((c) => DIE.map((d) => a + b - c - d + 1))));
    const won = all.filter((by) => by > 0).length;
    expect(exact(contestOf(1, diceOf(2), diceOf(2))[0])).toBe(exact(fraction(won, 1296)));
  });

  test('has a mean', () => {
    expect(exact(meanOf(diceOf(3)))).toBe('21/2');
  });
});

/** All throws in a row of a die whose faces make these hits, and in how many of them at least `hits` are made. */
const waysWithin = (made: readonly number[], hits: number, throws: number): number => {
  if (hits <= 0) return made.length ** throws;
  if (throws === 0) return 0;
  return made.reduce((ways, each) => ways + waysWithin(made, hits - each, throws - 1), 0);
};

const oddsOf = (made: readonly number[]): HitOdds => ({
  ways: [0, 1, 2, 3, 4].map((hits) => made.filter((each) => each === hits).length),
  outOf: made.length,
});

describe('throws until so many hits', () => {
  const dice = [
    [1, 2, 2, 3, 3, 4],
    [0, 0, 0, 0, 0, 1],
    [0, 1, 1, 2, 2, 3],
    [1, 1, 1, 1, 1, 1],
  ];

  test.each(dice)('are counted as by every row of throws: %i %i %i %i %i %i', (...made) => {
    for (const throws of [0, 1, 2, 3, 4, 5]) {
      const ways = waysWithin(made, 4, throws);
      expect(exact(chanceWithin(oddsOf(made), 4, throws))).toBe(exact(fraction(ways, 6 ** throws)));
    }
  });

  test('have the mean of the waiting time', () => {
    expect(throwsUntil(oddsOf([0, 0, 0, 0, 0, 1]), 4)).toEqual(fraction(24));
    expect(throwsUntil(oddsOf([1, 1, 1, 1, 1, 1]), 4)).toEqual(fraction(4));
    expect(throwsUntil(oddsOf([0, 0, 0, 0, 0, 0]), 4)).toBeNull();
    expect(throwsUntil(oddsOf([1, 2, 2, 3, 3, 4]), 0)).toEqual(fraction(0));
  });
});

describe('a fight', () => {
  const coin = hitChances({ ways: [1, 1], outOf: 2 });

  test('of two coins that need one hit each ends as every round of two coins says', () => {
    const fight: Fight = {
      first: () => coin,
      second: () => coin,
      goesAt: { first: 1, second: 1 },
      alikeFrom: 0,
    };
    expect(fightOut(fight).map(exact)).toEqual(['1/3', '1/3', '1/3']);
  });

  test('has a first round of its own', () => {
    const fight: Fight = {
      first: (_, round) => (round === 0 ? dieOf([1]) : dieOf([0])),
      second: () => dieOf([1]),
      goesAt: { first: 2, second: 2 },
      alikeFrom: 1,
    };
    expect(fightOut(fight).map(exact)).toEqual(['0', '0', '1']);
  });

  test('in which nobody ever hits ends for nobody', () => {
    const fight: Fight = {
      first: () => dieOf([0]),
      second: () => dieOf([0]),
      goesAt: { first: 1, second: 1 },
      alikeFrom: 0,
    };
    expect(fightOut(fight).map(exact)).toEqual(['0', '0', '0']);
  });
});
