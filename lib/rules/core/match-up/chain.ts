import type { HitOdds } from '../price/dice';
import { type Fraction, inverse, minus, ONE, plus, times, ZERO } from '../price/fraction';
import { type Chances, chanceThat, hitChances, unlike } from './chances';

/**
 * The mean number of throws until `hits` are made in all, exact; null if no throw makes any. Each number of hits still
 * wanted is one step: what it takes from there is 1 and the means of where a throw leads, without the throws of none.
 */
export const throwsUntil = (odds: HitOdds, hits: number): Fraction | null => {
  const chances = hitChances(odds);
  const none = chanceThat(chances, (hits) => hits === 0);
  if (none.n === none.d) return null;
  const again = inverse(unlike(none));
  const means: Fraction[] = [ZERO];
  for (let left = 1; left <= hits; left += 1) {
    const rest = chances.reduce(
      (sum, [hits, chance]) =>
        hits === 0 ? sum : plus(sum, times(chance, means[Math.max(0, left - hits)] ?? ZERO)),
      ONE,
    );
    means[left] = times(again, rest);
  }
  return means[hits] ?? ZERO;
};

/** The chance that `throws` of them make at least `hits` in all. */
export const chanceWithin = (odds: HitOdds, hits: number, throws: number): Fraction => {
  let left = new Map<number, Fraction>([[hits, ONE]]);
  for (let time = 0; time < throws; time += 1) {
    const next = new Map<number, Fraction>();
    for (const [needed, chance] of left) {
      for (const [hitsMade, part] of hitChances(odds)) {
        const after = Math.max(0, needed - hitsMade);
        next.set(after, plus(next.get(after) ?? ZERO, times(chance, part)));
      }
    }
    left = next;
  }
  return left.get(0) ?? ZERO;
};

/** A fight by rounds: what each makes by the hits it has taken itself and the number of the round, from 0. */
export type Fight = {
  readonly first: (hitsTaken: number, round: number) => Chances;
  readonly second: (hitsTaken: number, round: number) => Chances;
  /** hits that make a side go */
  readonly goesAt: Readonly<{ first: number; second: number }>;
  /** from this round on all rounds are alike */
  readonly alikeFrom: number;
};

/** The first stays alone, both go, the second stays alone. */
export type FightEnd = readonly [first: Fraction, both: Fraction, second: Fraction];

const sumEnds = (ends: readonly (readonly [FightEnd, Fraction])[]): FightEnd => {
  const at = (index: 0 | 1 | 2) =>
    ends.reduce((sum, [end, chance]) => plus(sum, times(end[index], chance)), ZERO);
  return [at(0), at(1), at(2)];
};

/**
 * How a fight of fresh units ends, exact. Hits only add up, so a state leads to itself or to a later one. If neither
 * side can hit, all three are 0, which no book's dice give.
 */
export const fightOut = ({ first, second, goesAt, alikeFrom }: Fight): FightEnd => {
  const ends = new Map<string, FightEnd>();
  const from = (hitsTaken: number, dealt: number, at: number): FightEnd => {
    const firstGoes = hitsTaken >= goesAt.first;
    const secondGoes = dealt >= goesAt.second;
    if (firstGoes || secondGoes) {
      if (firstGoes && secondGoes) return [ZERO, ONE, ZERO];
      return firstGoes ? [ZERO, ZERO, ONE] : [ONE, ZERO, ZERO];
    }
    const round = Math.min(at, alikeFrom);
    const key = `${hitsTaken} ${dealt} ${round}`;
    const before = ends.get(key);
    if (before !== undefined) return before;
    let stay = ZERO;
    const parts: [FightEnd, Fraction][] = [];
    for (const [hits, chance] of first(hitsTaken, round)) {
      for (const [lost, other] of second(dealt, round)) {
        const both = times(chance, other);
        if (hits === 0 && lost === 0 && round === alikeFrom) stay = plus(stay, both);
        else parts.push([from(hitsTaken + lost, dealt + hits, round + 1), both]);
      }
    }
    const sum = sumEnds(parts);
    const on = minus(ONE, stay);
    const end = on.n === 0 ? sum : sumEnds([[sum, inverse(on)]]);
    ends.set(key, end);
    return end;
  };
  return from(0, 0, 0);
};
