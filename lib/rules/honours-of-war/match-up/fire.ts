import type { ArmyFile } from '../../core/army/document';
import type { Shooting, Two } from '../../core/contract/match-up';
import { eachOf, type Kind } from '../../core/match-up/armies';
import { meanHits } from '../../core/match-up/chances';
import { type Reach, shootingBands } from '../../core/match-up/shooting';
import type { FireModifier } from '../modifiers';
import type { Army, Unit } from '../schema';
import { page, TYPES } from '../tables';
import { shotsAt } from './exchange';

type Target = {
  readonly value: string;
  readonly label: string;
  readonly class: Unit['class'];
  readonly more: readonly FireModifier[];
};

const STANDARD: Target = {
  value: 'standard',
  label: 'standard infantry in the open',
  class: 'standard',
  more: [],
};

/** What both armies may be held to (p. 26, 35). */
const TARGETS: readonly Target[] = [
  STANDARD,
  { value: 'superior', label: 'superior infantry in the open', class: 'superior', more: [] },
  { value: 'inferior', label: 'inferior infantry in the open', class: 'inferior', more: [] },
  {
    value: 'light',
    label: 'light infantry or deployed guns, standard',
    class: 'standard',
    more: ['difficult'],
  },
  { value: 'cavalry', label: 'standard cavalry', class: 'standard', more: ['shellAtCavalry'] },
  {
    value: 'light-cover',
    label: 'standard infantry in light cover',
    class: 'standard',
    more: ['lightCover'],
  },
  {
    value: 'heavy-cover',
    label: 'standard infantry in heavy cover',
    class: 'standard',
    more: ['heavyCover'],
  },
];

const isShell = (modifier: FireModifier): boolean => modifier === 'shellAtCavalry';

/** Circumstances of a target that bear on such a piece: shell at cavalry is a howitzer's. */
const bearing = ({ more }: Target, { type }: Unit): readonly FireModifier[] =>
  TYPES[type].kind === 'howitzer' ? more : more.filter((modifier) => !isShell(modifier));

const reachesOf = (kinds: readonly Kind<Unit>[], file: ArmyFile<Army>, target: Target): Reach[] =>
  kinds.flatMap(({ unit, count }) =>
    shotsAt({ unit, file }, target.class, bearing(target, unit)).map(({ from, to, odds }) => ({
      ...{ from, to, count },
      mean: meanHits(odds),
    })),
  );

/** The hits that all units of both armies make on average, by distance (p. 26-28, 34-35). */
export const shootingOf = (
  armies: Two<{ readonly kinds: readonly Kind<Unit>[]; readonly file: ArmyFile<Army> }>,
  asked: string,
): Shooting => {
  const target = TARGETS.find(({ value }) => value === asked) ?? STANDARD;
  return {
    unit: 'cm',
    makes: 'hits',
    bands: shootingBands(eachOf(armies, ({ kinds, file }) => reachesOf(kinds, file, target))),
    target: target.value,
    targets: TARGETS.map(({ value, label }) => ({ value, label })),
    note: 'All that reaches fires; nobody has moved or is hit. Guns fire canister where it reaches. The fuse of shells is counted in.',
    cite: page('34-35'),
  };
};
