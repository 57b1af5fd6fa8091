import type { ShootingBand, Two } from '../contract/match-up';
import { compareFractions, type Fraction, fraction, minus, plus, times, ZERO } from '../price/fraction';

/** What one kind of unit makes at distances above `from` and up to `to`; `count` of them fire. */
export type Reach = {
  readonly from: number;
  readonly to: number;
  readonly mean: Fraction;
  readonly count: number;
};

const meanAt = (reaches: readonly Reach[], to: number): Fraction =>
  reaches
    .filter((reach) => reach.from < to && to <= reach.to)
    .reduce((sum, { mean, count }) => plus(sum, times(mean, fraction(count))), ZERO);

/** Both armies' fire by distance: it changes only where a band of someone begins or ends. */
export const shootingBands = (reaches: Two<readonly Reach[]>): readonly ShootingBand[] => {
  const edges = [...new Set(reaches.flat().flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
  return edges.slice(1).map((to, index) => ({
    from: edges[index] ?? 0,
    to,
    of: [meanAt(reaches[0], to), meanAt(reaches[1], to)] as const,
  }));
};

/** Who is ahead over neighbouring bands, and by how much at least and at most. */
export type Lead = {
  readonly from: number;
  readonly to: number;
  /** null = level */
  readonly side: 0 | 1 | null;
  readonly least: Fraction;
  readonly most: Fraction;
};

const leadOf = ({ from, to, of: [a, b] }: ShootingBand): Lead => {
  const by = minus(a, b);
  const way = compareFractions(by, ZERO);
  const size = way < 0 ? minus(b, a) : by;
  return { from, to, side: way === 0 ? null : way > 0 ? 0 : 1, least: size, most: size };
};

const smaller = (a: Fraction, b: Fraction): Fraction => (compareFractions(a, b) <= 0 ? a : b);
const larger = (a: Fraction, b: Fraction): Fraction => (compareFractions(a, b) >= 0 ? a : b);

/** Neighbouring bands in which the same army is ahead are one. */
export const leadsOf = (bands: readonly ShootingBand[]): readonly Lead[] => {
  const leads: Lead[] = [];
  for (const lead of bands.map(leadOf)) {
    const last = leads.at(-1);
    if (last === undefined || last.side !== lead.side) leads.push(lead);
    else {
      const [least, most] = [smaller(last.least, lead.least), larger(last.most, lead.most)];
      leads[leads.length - 1] = { ...last, to: lead.to, least, most };
    }
  }
  return leads;
};
