import { grouped } from '../core/army/number';
import { listed } from '../core/army/words';
import { isAbove } from './check';
import type { Facts } from './measure';

type Unit = { readonly name: string; readonly points: number };

const sumOf = (units: readonly Unit[]): number => units.reduce((sum, { points }) => sum + points, 0);

/** The cheapest two that together cost enough, of units with the dearest last; `isEnough` grows with the points. */
const cheapestPair = (units: readonly Unit[], isEnough: (points: number) => boolean): readonly Unit[] => {
  let best: readonly Unit[] = [];
  let high = units.length - 1;
  for (let low = 0; low < high; ) {
    const [first, second] = [units[low], units[high]];
    if (first === undefined || second === undefined) return best;
    const pair = [first, second];
    if (isEnough(sumOf(pair))) {
      if (best.length === 0 || sumOf(pair) < sumOf(best)) best = pair;
      high--;
    } else low++;
  }
  return best;
};

/**
 * The cheapest unit, else the cheapest two, without which an army costs no more than `most` and no less than `least`, in
 * printed points; undefined where no two would do. "It is enough to leave out X (120)."
 */
export const leavingOut = (
  { census, total, pointsOf }: Facts,
  most: number,
  least: number,
): string | undefined => {
  if (total === null) return undefined;
  const units = census.nodes
    .flatMap((node) => (node.kind === 'unit' ? [{ name: node.name, points: pointsOf(node) }] : []))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => a.points - b.points);
  const isEnough = (points: number): boolean => !isAbove(total - points, most);
  const one = units.find(({ points }) => isEnough(points));
  const cheapest = one === undefined ? cheapestPair(units, isEnough) : [one];
  if (cheapest.length === 0 || isAbove(least, total - sumOf(cheapest))) return undefined;
  const names = cheapest.map(({ name, points }) => `${name} (${grouped(points)})`);
  return `It is enough to leave out ${listed(names)}.`;
};
