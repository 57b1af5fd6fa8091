import { signed } from '../../core/army/number';
import type { MatchLine, Two } from '../../core/contract/match-up';
import { eachOf, figures, unknown } from '../../core/match-up/armies';
import { type Chances, meanOf } from '../../core/match-up/chances';
import { shootingBands } from '../../core/match-up/shooting';
import { type Fraction, ONE, plus, times, ZERO } from '../../core/price/fraction';
import { moraleNumber } from '../odds';
import { LIMITS, ruling, section } from '../tables';
import { isBattery, standsOf, type UnitFacts } from '../unit-facts';
import { counterBattery, exposureOf, type Fighter, factsOf, type Shot, shotsOf } from './fire';
import { fails, meleeOf, numberAgainst, passes, standDeals } from './melee';

/** A unit beyond full size breaks the rules, and its dice are too many to throw in every way. */
const isUsual = ({ figures: size, fullFigures, of, guns }: UnitFacts): boolean =>
  size <= fullFigures && (of.arm !== 'guns' || guns === 0 || isBattery(guns));

const tooLarge = (label: string): MatchLine =>
  unknown(
    label,
    'A unit is larger than the rules know it. Bring it to full size to see its odds.',
    section('VIII.A'),
  );

/** The chance that a unit fails a test after such losses, or has no figure left to test (V.A, V.C, R05). */
export const failsAfter = (facts: UnitFacts, losses: Chances): Fraction =>
  losses.reduce((sum, [lost, chance]) => plus(sum, times(chance, failsHaving(facts, lost))), ZERO);

const failsHaving = (facts: UnitFacts, lost: number): Fraction => {
  const { of, guns, morale, stands, figures: size, fullFigures } = facts;
  if (lost === 0) return ZERO;
  if (lost >= size) return ONE;
  if (of.arm === 'guns') {
    const crew = Math.floor(lost / LIMITS.figuresPerDie.value);
    return 2 * (fullFigures - size + lost) >= fullFigures ? fails(moraleNumber(morale, { crew })) : ZERO;
  }
  const gone = stands - standsOf(size - lost, guns, of);
  return gone > 0 ? fails(moraleNumber(morale, { stands: gone })) : ZERO;
};

const shots = (two: Two<Fighter>, volley: 'normal' | 'first'): Two<readonly Shot[]> => {
  const [a, b] = eachOf(two, factsOf);
  return [shotsOf(a, exposureOf(b), volley), shotsOf(b, exposureOf(a), volley)];
};

/** What a volley of each does to the other at its shortest range. */
export const volleyLine = (two: Two<Fighter>, label: string, volley: 'normal' | 'first'): MatchLine => {
  const [a, b] = eachOf(two, factsOf);
  if (![a, b].every(isUsual)) return tooLarge(label);
  const [own, other] = shots(two, volley);
  const after = (shot: Shot | undefined, target: UnitFacts) =>
    shot === undefined ? null : failsAfter(target, shot.figures());
  return figures(label, [after(own[0], b), after(other[0], a)], section('V.A'), {
    as: 'chance',
    note: 'chance that the other fails a morale test',
  });
};

/** Fire of both by range, and what comes of it (II, V.A). */
export const fireLines = (two: Two<Fighter>): MatchLine[] => {
  const [own, other] = shots(two, 'normal');
  const reaches = (all: readonly Shot[]) => all.map(({ from, to, mean }) => ({ from, to, mean, count: 1 }));
  const bands = shootingBands([reaches(own), reaches(other)]);
  if (bands.length === 0) {
    return [{ kind: 'words', label: 'Fire', text: 'Neither of them fires.', cite: section('II') }];
  }
  const orNone = (value: Fraction) => (value.n === 0 ? null : value);
  const facts = eachOf(two, factsOf);
  const volleys = shots(two, 'first');
  const first = eachOf([0, 1] as const, (side) =>
    facts[side].of.arm === 'foot' ? (volleys[side][0]?.mean ?? null) : null,
  );
  const note = 'figures that the other loses, on average';
  return [
    ...bands.map(({ from, to, of }) =>
      figures(`Fire at ${from} to ${to} in`, eachOf(of, orNone), section('II'), { note }),
    ),
    ...(first.some((each) => each !== null)
      ? [figures('First volley, short range', first, section('II.A'), { note })]
      : []),
    volleyLine(two, 'A volley at short range', 'normal'),
    ...(facts.every(({ of }) => of.arm === 'guns') ? counterBatteryLines(facts) : []),
  ];
};

const counterBatteryLines = ([a, b]: Two<UnitFacts>): MatchLine[] => {
  const other = counterBattery(b);
  return counterBattery(a).map(([label, chance], index) =>
    figures(
      `A gun knocks out a gun, ${label.toLowerCase()} range`,
      [chance, other[index]?.[1] ?? null],
      ruling('R26'),
      { as: 'chance' },
    ),
  );
};

/** Whether each closes with the other, or holds against him (IV.1, IV.2). */
export const testLine = (two: Two<Fighter>, way: 'close' | 'hold', label: string): MatchLine => {
  const [a, b] = eachOf(two, factsOf);
  const number = (own: UnitFacts, enemy: UnitFacts) =>
    way === 'close' && own.of.arm === 'guns' ? null : numberAgainst(own, enemy, way);
  const numbers = [number(a, b), number(b, a)] as const;
  return figures(
    label,
    eachOf(numbers, (each) => (each === null ? null : passes(each))),
    section(way === 'close' ? 'IV.1' : 'IV.2'),
    { as: 'chance', note: `morale numbers ${numbers.map((each) => each ?? 'none').join(' and ')}` },
  );
};

/** A melee of both, front to front (IV). */
export const meleeLines = (two: Two<Fighter>, label: string): MatchLine[] => {
  const facts = eachOf(two, factsOf);
  if (!facts.every(isUsual)) return [tooLarge(label)];
  const melee = meleeOf(two);
  if (melee === null) {
    const text = 'The crew of guns throws a die for six figures: there are no stands to pair.';
    return [{ kind: 'words', label, text, cite: section('IV.9') }];
  }
  const { contest, surrenders, pairs, extra, modifiers } = melee;
  const stands = eachOf(extra, (more) => pairs + more);
  return [
    {
      kind: 'odds',
      label,
      chances: contest,
      neither: 'drawn',
      cite: section('IV'),
      note: `front to front, ${stands.join(' against ')} stands, modifiers ${modifiers.map(signed).join(' and ')}`,
    },
    figures('Loses by 20 or more and surrenders', surrenders, ruling('R09'), { as: 'chance' }),
    figures(
      'A stand deals another',
      [meanOf(standDeals(modifiers[0] - modifiers[1])), meanOf(standDeals(modifiers[1] - modifiers[0]))],
      section('IV.9'),
      { note: 'points, on average' },
    ),
  ];
};
