import { grouped } from '../army/number';
import type { HitOdds } from '../price/dice';
import {
  commonParts,
  compareFractions,
  type Fraction,
  fraction,
  minus,
  ONE,
  plus,
  roundHalfUp,
  times,
  ZERO,
} from '../price/fraction';

/** Chances of whole numbers, smallest first; they sum to 1. */
export type Chances = readonly (readonly [value: number, chance: Fraction])[];

/** Equally likely faces of one die. */
export const dieOf = (faces: readonly number[]): Chances =>
  gather(faces.map((face) => [face, fraction(1, faces.length)] as const));

/** Chances of the same value are put together. */
const gather = (chances: Chances): Chances => {
  const sums = new Map<number, Fraction>();
  for (const [value, chance] of chances) sums.set(value, plus(sums.get(value) ?? ZERO, chance));
  return [...sums].toSorted(([a], [b]) => a - b);
};

const chancesOf = (chances: Chances): Fraction[] => chances.map(([, chance]) => chance);

/** The chances as ways of so many. */
const waysOf = (chances: Chances, parts: number): (readonly [value: number, ways: number])[] =>
  chances.map(([value, { n, d }]) => [value, Number(n) * (parts / Number(d))] as const);

/** Every pair of two throws that know nothing of each other, put together by `join`. */
export const joined = (a: Chances, b: Chances, join: (a: number, b: number) => number): Chances => {
  const [own, other] = [commonParts(chancesOf(a)), commonParts(chancesOf(b))];
  const parts = (own ?? 0) * (other ?? 0);
  if (own === null || other === null || !Number.isSafeInteger(parts)) {
    return gather(a.flatMap(([x, p]) => b.map(([y, q]) => [join(x, y), times(p, q)] as const)));
  }
  // whole numbers are added up first, and reduced once
  const sums = new Map<number, number>();
  const others = waysOf(b, other);
  for (const [x, p] of waysOf(a, own)) {
    for (const [y, q] of others) {
      const value = join(x, y);
      sums.set(value, (sums.get(value) ?? 0) + p * q);
    }
  }
  return [...sums].toSorted(([x], [y]) => x - y).map(([value, ways]) => [value, fraction(ways, parts)]);
};

export const D6: Chances = dieOf([1, 2, 3, 4, 5, 6]);

/** The sum of this many dice of six. */
export const diceOf = (dice: number): Chances =>
  Array.from({ length: dice }).reduce<Chances>((sum) => joined(sum, D6, (a, b) => a + b), dieOf([0]));

/** The chance that the value is such a one. */
export const chanceThat = (chances: Chances, holds: (value: number) => boolean): Fraction =>
  chances.reduce((sum, [value, chance]) => (holds(value) ? plus(sum, chance) : sum), ZERO);

/** The mean. */
export const meanOf = (chances: Chances): Fraction =>
  chances.reduce((sum, [value, chance]) => plus(sum, times(fraction(value), chance)), ZERO);

/** Hits of a throw as chances. */
export const hitChances = ({ ways, outOf }: HitOdds): Chances =>
  ways.flatMap((count, hits) => (count === 0 ? [] : [[hits, fraction(count, outOf)] as const]));

/** The mean number of hits. */
export const meanHits = (odds: HitOdds): Fraction => meanOf(hitChances(odds));

export const sumOf = (fractions: readonly Fraction[]): Fraction => fractions.reduce(plus, ZERO);

/** Won, tied and lost. */
export type Contest = readonly [won: Fraction, tied: Fraction, lost: Fraction];

/** Both throw, the higher wins; `ahead` is added to the first throw. */
export const contestOf = (ahead: number, own = D6, other = D6): Contest => {
  const margin = joined(own, other, (a, b) => a - b + ahead);
  return [
    chanceThat(margin, (by) => by > 0),
    chanceThat(margin, (by) => by === 0),
    chanceThat(margin, (by) => by < 0),
  ];
};

/** Of two chances that leave others out, the share of the first: a tie is thrown again. */
export const againUntilWon = ([won, , lost]: Contest): Fraction => shareOf(won, plus(won, lost));

/** `part` of `whole`; nothing of nothing. */
export const shareOf = (part: Fraction, whole: Fraction): Fraction =>
  compareFractions(whole, ZERO) === 0 ? ZERO : times(part, { n: whole.d, d: whole.n });

/** The chance that it does not happen. */
export const unlike = (chance: Fraction): Fraction => minus(ONE, chance);

/** A fraction for drawing and for percentages, where no sum is made of it any more. */
export const numberOf = ({ n, d }: Fraction): number => Number(n) / Number(d);

const TEN = fraction(10);

/** A figure as it is read: whole numbers whole, others to two places, from 10 on to one; a half upward. */
export const figureText = (value: Fraction): string => {
  if (value.d === 1) return grouped(Number(value.n));
  const large = compareFractions(value, TEN) >= 0;
  const places = large ? 10 : 100;
  return (roundHalfUp(times(value, fraction(places))) / places).toFixed(large ? 1 : 2);
};
