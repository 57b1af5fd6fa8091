import fire from '@/data/thinglum/fire.json';
import type { ArmyFile } from '../../core/army/document';
import type { Shooting, Two } from '../../core/contract/match-up';
import { eachOf, type UnitGroup } from '../../core/match-up/armies';
import { type Chances, chanceThat, D6, diceOf, dieOf, joined, meanOf } from '../../core/match-up/chances';
import { type Reach, shootingBands } from '../../core/match-up/shooting';
import { type Fraction, fraction, minus, ONE, plus, times, ZERO } from '../../core/price/fraction';
import { hitsOfDie } from '../odds';
import type { Army, Unit } from '../schema';
import { LIMITS, section } from '../tables';
import { type UnitFacts, unitFacts } from '../unit-facts';

/** A unit of an army, whose settings bear on it. */
export type Fighter = { readonly unit: Unit; readonly file: ArmyFile<Army> };

export const factsOf = ({ unit, file }: Fighter): UnitFacts => unitFacts(unit, file);

/** Where hits fall: what saves there, and how many make a figure (II.A). */
export type Exposure = 'open' | 'cover' | 'column' | 'horse';

type Volley = 'normal' | 'first';

const weaponOf = ({ of }: UnitFacts) => (of.arm === 'guns' ? fire.artillery : fire.smallArms);

/** The least face that saves; null where none does (II.A.1.c, II.B.2, R14). */
const savedFrom = ({ classId }: UnitFacts, band: number, exposure: Exposure): number | null => {
  if (exposure === 'column') return null;
  if (exposure !== 'open') return fire.saves.cover;
  const own: Partial<Record<string, readonly (number | null)[]>> = fire.saves.open;
  return own[classId]?.[band] ?? null;
};

/** The chance that a hit is not saved. */
const lasting = (from: number | null): Fraction =>
  minus(ONE, from === null ? ZERO : chanceThat(D6, (face) => face >= from));

const bandEdges = (reach: string): readonly [number, number] => {
  const [from, to] = reach.split('–').map(Number);
  return [from ?? 0, to ?? 0];
};

/** Hits that last of one die with a deduction. */
const dieHits = (less: number, last: Fraction): Chances => {
  const one: Chances = [
    [0, minus(ONE, last)],
    [1, last],
  ];
  const saved = (hits: number): Chances =>
    Array.from({ length: hits }).reduce<Chances>((sum) => joined(sum, one, (a, b) => a + b), dieOf([0]));
  const faces = dieOf(hitsOfDie(less).flatMap((ways, hits) => Array.from({ length: ways }, () => hits)));
  return mixed(faces.map(([hits, chance]) => [saved(hits), chance] as const));
};

/** One of several throws, each with its chance. */
const mixed = (parts: readonly (readonly [Chances, Fraction])[]): Chances => {
  const all = parts.flatMap(([chances, part]) =>
    chances.map(([value, chance]) => [value, times(chance, part)] as const),
  );
  return joined(all, dieOf([0]), (value) => value);
};

/** Two hits are a figure of horse; an odd one is on 4 to 6 (II.A, notes). */
const onHorse = (hits: Chances): Chances => {
  const { hitsPerFigure, oddHit } = fire.saves.horse;
  return joined(hits, D6, (hits, face) => {
    const odd = hits % hitsPerFigure;
    return (hits - odd) / hitsPerFigure + (odd > 0 && face >= oddHit ? 1 : 0);
  });
};

/** What one volley of a unit makes at a range. */
export type Shot = {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** figures lost, on average */
  readonly mean: Fraction;
  /** every number of figures lost with its chance */
  readonly figures: () => Chances;
};

/** Dice of a volley; figures left over from six throw theirs by the chance of their own die (R03). */
const remainderChance = ({ remainder }: UnitFacts): Fraction =>
  fraction(remainder, LIMITS.figuresPerDie.value);

/** All ranges of a unit against such a target; none of horse. */
export const shotsOf = (facts: UnitFacts, exposure: Exposure, volley: Volley): readonly Shot[] => {
  const left = remainderChance(facts);
  if (facts.of.arm === 'horse' || (facts.fireDice === 0 && left.n === 0)) return [];
  const { bands, volleys } = weaponOf(facts);
  const less = volleys.find(({ id }) => id === volley) ?? volleys[0];
  return bands.map(({ label, reach }, index) => {
    const [from, to] = bandEdges(reach);
    const one = dieHits(less?.less[index] ?? 0, lasting(savedFrom(facts, index, exposure)));
    const dice = plus(fraction(facts.fireDice), left);
    const share = exposure === 'horse' ? fraction(1, fire.saves.horse.hitsPerFigure) : ONE;
    return {
      from,
      to,
      label,
      mean: times(times(dice, meanOf(one)), share),
      figures: () => {
        const hits = Array.from({ length: facts.fireDice }).reduce<Chances>(
          (sum) => joined(sum, one, (a, b) => a + b),
          mixed([
            [one, left],
            [dieOf([0]), minus(ONE, left)],
          ]),
        );
        return exposure === 'horse' ? onHorse(hits) : hits;
      },
    };
  });
};

/** The state of a unit in the usual pairing: foot formed in the open, horse mounted, gunners at their guns. */
export const exposureOf = ({ of }: UnitFacts): Exposure =>
  of.arm === 'horse' ? 'horse' : of.arm === 'guns' ? 'cover' : 'open';

/** A gun is knocked out by a gun: it hits on so much or more, then 11 or 12 of two dice (II.B.3, R26). */
export const counterBattery = ({ classId }: UnitFacts): readonly (readonly [label: string, Fraction])[] => {
  const { bands, counterBattery: needed, lightCounterBattery, knocksOut } = fire.artillery;
  const harder = classId === 'light-battery' ? lightCounterBattery : 0;
  const out = chanceThat(diceOf(2), (sum) => sum >= knocksOut);
  return bands.map(({ label }, index) => [
    label,
    times(
      chanceThat(D6, (face) => face - harder >= (needed[index] ?? Number.POSITIVE_INFINITY)),
      out,
    ),
  ]);
};

/** The farthest a unit fires, in inches; 0 if it does not. */
export const reachOf = (facts: UnitFacts): number =>
  Math.max(0, ...shotsOf(facts, 'open', 'normal').map(({ to }) => to));

type Target = {
  readonly value: string;
  readonly label: string;
  readonly exposure: Exposure;
  readonly volley: Volley;
};

const OPEN: Target = {
  value: 'open',
  label: 'formed infantry in the open',
  exposure: 'open',
  volley: 'normal',
};

/** What both armies may be held to (II.A, II.B). */
const TARGETS: readonly Target[] = [
  OPEN,
  { value: 'first', label: 'the same, first volleys', exposure: 'open', volley: 'first' },
  { value: 'cover', label: 'infantry in cover, skirmishers, gunners', exposure: 'cover', volley: 'normal' },
  { value: 'column', label: 'infantry in column', exposure: 'column', volley: 'normal' },
  { value: 'horse', label: 'cavalry', exposure: 'horse', volley: 'normal' },
];

/** The figures that fall to the fire of both armies on average, by distance (II). */
export const shootingOf = (
  armies: Two<{ readonly kinds: readonly UnitGroup<Unit>[]; readonly file: ArmyFile<Army> }>,
  targetType: string,
): Shooting => {
  const target = TARGETS.find(({ value }) => value === targetType) ?? OPEN;
  const reaches = ({ kinds, file }: (typeof armies)[0]): Reach[] =>
    kinds.flatMap(({ unit, count }) =>
      shotsOf(unitFacts(unit, file), target.exposure, target.volley).map(({ from, to, mean }) => ({
        from,
        to,
        mean,
        count,
      })),
    );
  return {
    unit: 'in',
    makes: 'figures lost',
    bands: shootingBands(eachOf(armies, reaches)),
    target: target.value,
    targets: TARGETS.map(({ value, label }) => ({ value, label })),
    note: 'All that reaches fires; nobody has moved. Saves are counted in, and so are figures left over from six.',
    cite: section('II'),
  };
};
