import type { Shooting, Two } from '../../core/contract/match-up';
import { meanHits } from '../../core/match-up/chances';
import { eachOf, type Kind } from '../../core/match-up/kinds';
import { type Reach, shootingBands } from '../../core/match-up/shooting';
import { shotsOf } from '../odds';
import type { Unit } from '../schema';
import { section } from '../tables';
import { shotOdds, type Target } from './exchange';

type Named = Target & { readonly value: string; readonly label: string };

const LINE: Named = { value: 'line', label: 'line infantry in the open', arm: 'line', place: 'open' };

/** What both armies may be held to (Shooting, Terrain). */
const TARGETS: readonly Named[] = [
  LINE,
  { value: 'light', label: 'light infantry', arm: 'light', place: 'open' },
  { value: 'horse', label: 'horse in the open', arm: 'cavalry', place: 'open' },
  { value: 'town', label: 'infantry in a town', arm: 'line', place: 'town' },
  { value: 'square', label: 'infantry in square', arm: 'line', place: 'square' },
];

/** The hits that all units of both armies make on average, by distance in boxes (Shooting). */
export const shootingOf = (two: Two<{ readonly kinds: readonly Kind<Unit>[] }>, asked: string): Shooting => {
  const target = TARGETS.find(({ value }) => value === asked) ?? LINE;
  const reaches = ({ kinds }: (typeof two)[0]): Reach[] =>
    kinds.flatMap(({ unit, count }) =>
      shotsOf(unit).map((shot) => ({
        ...{ from: shot.from - 1, to: shot.to, count },
        mean: meanHits(shotOdds(unit, shot, target)),
      })),
    );
  return {
    unit: 'boxes',
    makes: 'hits',
    bands: shootingBands(eachOf(two, reaches)),
    target: target.value,
    targets: TARGETS.map(({ value, label }) => ({ value, label })),
    note: 'All that reaches shoots, from the open and to the front. Horse does not shoot.',
    cite: section('Shooting'),
  };
};
