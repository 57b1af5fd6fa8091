import type { Cite } from '../contract/citation';

/** Every way the dice can fall, by hits scored: `ways[n]` of `outOf` throws score n hits. Exact: no fractions. */
export type HitOdds = { readonly ways: readonly number[]; readonly outOf: number };

/** The hits of several throws, added up; none of them makes no hit. */
export const sumOdds = (throws: readonly HitOdds[]): HitOdds => {
  let ways = [1];
  let outOf = 1;
  for (const one of throws) {
    const next = Array.from({ length: ways.length + one.ways.length - 1 }, () => 0);
    ways.forEach((before, hits) => {
      one.ways.forEach((now, more) => {
        next[hits + more] = (next[hits + more] ?? 0) + before * now;
      });
    });
    ways = next;
    outOf *= one.outOf;
  }
  return { ways, outOf };
};

/** The hits of several throws of one kind, added up. */
export const throwsOdds = (one: HitOdds, throws: number): HitOdds =>
  sumOdds(Array.from({ length: throws }, () => one));

/** The chance, 0 to 1, of at least this many hits. */
export const chanceOf = ({ ways, outOf }: HitOdds, hits: number): number =>
  ways.slice(hits).reduce((sum, count) => sum + count, 0) / outOf;

/** Hits to be expected on average. */
export const expectedHits = ({ ways, outOf }: HitOdds): number =>
  ways.reduce((sum, count, hits) => sum + count * hits, 0) / outOf;

/** Ways of `TWO_DICE_WAYS` in which two dice make each sum, from 2 to 12. */
const TWO_DICE = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

export const TWO_DICE_WAYS = 36;

/** Ways of `TWO_DICE_WAYS` in which the sum of two dice is such a one. */
export const twoDiceWays = (holds: (sum: number) => boolean): number =>
  TWO_DICE.reduce((ways: number, own, index) => ways + (holds(index + 2) ? own : 0), 0);

/** "42%". */
export const percentText = (ways: number, outOf = 1): string => `${Math.round((ways * 100) / outOf)}%`;

/** "42%": this many ways of two dice. */
export const twoDicePercent = (ways: number): string => percentText(ways, TWO_DICE_WAYS);

/** One line of odds: what is asked, and its chance from 0 to 1, exact except for the last division. */
export type OddsRow = {
  readonly label: string;
  /** what bears on it: "+1", "2.0 hits" */
  readonly note: string;
  readonly chance: number;
};

/** Odds of one kind for a unit: "Shaken by a volley", a row for each modifier. */
export type OddsTable = {
  readonly title: string;
  /** head of the rows: "Modifier" */
  readonly head: string;
  /** head of the chances: "Shaken" */
  readonly of: string;
  readonly rows: readonly OddsRow[];
  readonly cite: Cite;
};
