import { HIT_TABLE, type HitRowId, hitsOf } from './hits';

/** Every way the die can fall, by hits scored: `ways[n]` of `outOf` throws score n hits. Exact: no fractions. */
export type HitOdds = { readonly ways: readonly number[]; readonly outOf: number };

const { faces } = HIT_TABLE.averageDie;

/** Hits scored by a face of the average die: the hit table, and a natural 5 always scores at least one (p. 26, 34). */
export const hitsOfFace = (row: HitRowId, face: number, modifier: number): number =>
  Math.max(hitsOf(row, face + modifier), face === 5 ? 1 : 0);

/** The hits of one throw of the average die (p. 7, 34). */
export const shotOdds = (row: HitRowId, modifier: number): HitOdds => {
  const ways = [0, 0, 0, 0, 0];
  for (const face of faces) {
    const hits = hitsOfFace(row, face, modifier);
    ways[hits] = (ways[hits] ?? 0) + 1;
  }
  return { ways, outOf: faces.length };
};

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

/** The hits of several such throws, added up. */
export const shotsOdds = (shot: HitOdds, shots: number): HitOdds =>
  sumOdds(Array.from({ length: shots }, () => shot));

/** The chance, 0 to 1, of at least so many hits. */
export const chanceOf = ({ ways, outOf }: HitOdds, hits: number): number =>
  ways.slice(hits).reduce((sum, count) => sum + count, 0) / outOf;

/** Hits to be expected on average. */
export const expectedHits = ({ ways, outOf }: HitOdds): number =>
  ways.reduce((sum, count, hits) => sum + count * hits, 0) / outOf;

/** The classes of whatever is shot at or fought. */
export const TARGETS = ['superior', 'standard', 'inferior'] as const;
