import failedMorale from '@/data/thinglum/failed-morale.json';
import meleeModifiers from '@/data/thinglum/melee.json';
import type { Two } from '../../core/contract/match-up';
import { eachOf } from '../../core/match-up/armies';
import { type Chances, type Contest, chanceThat, D6, dieOf, joined } from '../../core/match-up/chances';
import { TWO_DICE_WAYS } from '../../core/price/dice';
import { type Fraction, fraction } from '../../core/price/fraction';
import { failWays, moraleNumber } from '../odds';
import { settingOf } from '../settings';
import { type ClassId, LIMITS } from '../tables';
import type { UnitFacts } from '../unit-facts';
import { type Fighter, factsOf } from './fire';

type Modifier = {
  readonly value: number;
  readonly classes?: readonly string[];
  readonly against?: readonly string[];
};

const OF_CLASSES: readonly Modifier[] = (meleeModifiers as readonly Modifier[]).filter(
  ({ against }) => against !== undefined,
);

/** What a class adds to its melee dice against another, whatever else is the case (IV.6, R01, R28). */
export const classModifier = (own: ClassId, other: ClassId): number =>
  OF_CLASSES.filter(
    ({ classes, against }) => classes?.includes(own) === true && against?.includes(other) === true,
  ).reduce((sum, { value }) => sum + value, 0);

/** The same with what a stand of three takes off where it stands alone (R04). */
const modifierOf = (own: Fighter, other: Fighter): number => {
  const { classId } = factsOf(own);
  const strict = classId === 'light' && settingOf(own.file, 'lightStandPenalty') === 'strict';
  return classModifier(classId, factsOf(other).classId) + (strict ? LIMITS.lightStand.strict : 0);
};

/** What a stand deals to another, by how far its modifier is ahead (IV). */
export const standDeals = (ahead: number): Chances =>
  joined(D6, D6, (own, other) => Math.max(0, own - other + ahead));

/** Stands that fight front to front, and those beside them that throw unanswered (R17). */
const standsIn = (two: Two<Fighter>): { readonly pairs: number; readonly extra: Two<number> } => {
  const stands = eachOf(two, (fighter) => factsOf(fighter).meleeStands);
  const pairs = Math.min(...stands);
  const most = (fighter: Fighter) => (settingOf(fighter.file, 'extraStands') === 'one' ? 1 : 2);
  return {
    pairs,
    extra: eachOf(two, (fighter) => Math.min(most(fighter), factsOf(fighter).meleeStands - pairs)),
  };
};

export type Melee = {
  /** the modifier of each against the other */
  readonly modifiers: Two<number>;
  readonly pairs: number;
  readonly extra: Two<number>;
  /** won, drawn and lost by the first */
  readonly contest: Contest;
  /** the chance that each loses by so much that it surrenders */
  readonly surrenders: Two<Fraction>;
};

/** A melee lost by this many points is a surrender (R09). */
const SURRENDER = Math.max(...failedMorale.lost.map(({ by }) => Number(by.split('–')[1]))) + 1;

/**
 * A whole melee of formed units front to front, every throw. A stand that is lower by n loses n, so that its side is
 * behind by n in the dice and by n in the losses: the difference counts twice.
 */
export const meleeOf = (two: Two<Fighter>): Melee | null => {
  const [a, b] = two;
  const { pairs, extra } = standsIn(two);
  if (pairs === 0) return null;
  const modifiers = [modifierOf(a, b), modifierOf(b, a)] as const;
  const pair = joined(D6, D6, (own, other) => 2 * (own - other + modifiers[0] - modifiers[1]));
  const alone = (modifier: number, way: 1 | -1): Chances =>
    joined(D6, dieOf([0]), (face) => way * 2 * Math.max(0, face + modifier));
  const throwsOf = [
    ...Array.from({ length: pairs }, () => pair),
    ...Array.from({ length: extra[0] }, () => alone(modifiers[0], 1)),
    ...Array.from({ length: extra[1] }, () => alone(modifiers[1], -1)),
  ];
  const margin = throwsOf.reduce((sum, one) => joined(sum, one, (x, y) => x + y), dieOf([0]));
  return {
    modifiers,
    pairs,
    extra,
    contest: [
      chanceThat(margin, (by) => by > 0),
      chanceThat(margin, (by) => by === 0),
      chanceThat(margin, (by) => by < 0),
    ],
    surrenders: [chanceThat(margin, (by) => by <= -SURRENDER), chanceThat(margin, (by) => by >= SURRENDER)],
  };
};

/** The number of a unit that wishes to close with an enemy, or to hold against him (V.C). */
export const numberAgainst = (own: UnitFacts, enemy: UnitFacts, way: 'close' | 'hold'): number => {
  const { classId, morale } = own;
  const horse = enemy.of.arm === 'horse';
  const foot = enemy.of.arm === 'foot' && way === 'close';
  return moraleNumber(morale, {
    lightAgainstHorse: horse && (classId === 'light' || classId === 'light-cavalry') ? 1 : 0,
    heavyAgainstHorse: horse && classId === 'heavy-cavalry' ? 1 : 0,
    lightClosing: foot && classId === 'light-cavalry' ? 1 : 0,
    heavyClosing: foot && classId === 'heavy-cavalry' ? 1 : 0,
  });
};

/** The chance to pass a morale test. */
export const passes = (number: number): Fraction => fraction(TWO_DICE_WAYS - failWays(number), TWO_DICE_WAYS);

/** The chance to fail one. */
export const fails = (number: number): Fraction => fraction(failWays(number), TWO_DICE_WAYS);
