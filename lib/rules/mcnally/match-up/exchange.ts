import type { Cite } from '../../core/contract/citation';
import type { FigureLine, MatchLine, OddsLine, Two } from '../../core/contract/match-up';
import { eachOf, unknown } from '../../core/match-up/armies';
import { type Chances, chanceThat, D6, diceOf, joined, meanOf } from '../../core/match-up/chances';
import { TWO_DICE_WAYS } from '../../core/price/dice';
import { type Fraction, fraction, plus, times } from '../../core/price/fraction';
import { lossOf, routWays, shakenWays } from '../odds';
import { ARMS, LIMITS, section } from '../tables';
import type { UnitFacts } from '../unit-facts';
import { fires } from '../unit-odds';

const FACES = 6;
const { fire, charged } = LIMITS;

/** What is known of the factors of a unit's volley (Firing): strength, and British or Prussian close order. */
export const volleyFactor = ({ sp, fireBonus }: Pick<UnitFacts, 'sp' | 'fireBonus'>): number =>
  (sp >= fire.strong.from && sp <= fire.strong.to ? fire.strong.value : 0) + (fireBonus ? fire.bonus : 0);

/** The strength points that a volley with these factors takes (Firing). */
export const volleyLosses = (factor: number): Chances =>
  joined(diceOf(2), [[factor, fraction(1)]], (sum, more) => lossOf(sum + more));

/** The chance that it shakes a unit of this basic morale (Firing). */
export const shakenBy = (morale: number, factor: number): Fraction =>
  fraction(shakenWays(morale, factor), TWO_DICE_WAYS);

/** What is known of the factors of a charge, for the unit that is charged in front and in the open (Charging). */
export const chargeFactor = (by: Pick<UnitFacts, 'arm'>, at: Pick<UnitFacts, 'arm'>): number => {
  const isLight = at.arm === 'open-order' || at.arm === 'artillery';
  if (by.arm === 'close-order' && isLight) return charged.lightsByCloseOrder;
  if (ARMS[at.arm].mounted && !ARMS[by.arm].mounted) return charged.horseByFoot;
  if (at.arm === 'close-order' && by.arm === 'open-order') return charged.closeOrderByLights;
  return 0;
};

/** The chance that a charged unit routs before it is touched (Charging). */
export const routsWhenCharged = ({ morale }: Pick<UnitFacts, 'morale'>, factor: number): Fraction =>
  fraction(routWays(morale, factor), FACES);

/** How a melee ends: won by two or more, by one, equal, lost by one, by two or more (Melee). */
export type MeleeEnds = readonly [Fraction, Fraction, Fraction, Fraction, Fraction];

export const meleeEnds = (ahead: number): MeleeEnds => {
  const margin = joined(D6, D6, (a, b) => a - b + ahead);
  const when = (holds: (by: number) => boolean) => chanceThat(margin, holds);
  return [
    when((by) => by >= 2),
    when((by) => by === 1),
    when((by) => by === 0),
    when((by) => by === -1),
    when((by) => by <= -2),
  ];
};

const FIRING: Cite = fire.cite;
const CHARGING: Cite = charged.cite;

const line = (
  label: string,
  as: FigureLine['as'],
  of: FigureLine['of'],
  cite: Cite,
  note?: string,
): FigureLine => ({ kind: 'figures', label, as, of, cite, ...(note !== undefined && { note }) });

const others = ([a, b]: Two<UnitFacts>) =>
  [
    { by: a, at: b },
    { by: b, at: a },
  ] as const;

/** True if a unit of the arm charges: guns, engineers and wagons do not. */
const charges = ({ arm }: Pick<UnitFacts, 'arm'>): boolean =>
  ARMS[arm].mounted || arm === 'close-order' || arm === 'open-order';

/** What a volley of each does to the other: strength points, one at least, and whether it is shaken. */
export const volleyLines = (two: Two<UnitFacts>): FigureLine[] => {
  const pairs = others(two);
  if (pairs.every(({ by }) => !fires(by.arm))) return [];
  const of = (figure: (factor: number, at: UnitFacts) => Fraction): FigureLine['of'] =>
    eachOf(pairs, ({ by, at }) => (fires(by.arm) ? figure(volleyFactor(by), at) : null));
  return [
    line(
      'Strength points a volley takes',
      'number',
      of((factor) => meanOf(volleyLosses(factor))),
      FIRING,
    ),
    line(
      'A volley takes one or more',
      'chance',
      of((factor) => chanceThat(volleyLosses(factor), (sp) => sp > 0)),
      FIRING,
    ),
    line(
      'A volley shakes the other',
      'chance',
      of((factor, { morale }) => shakenBy(morale, factor)),
      FIRING,
    ),
  ];
};

/** What the source does not say of units of more points than it knows a factor for (R14). */
export const strengthUnknown = (units: readonly Pick<UnitFacts, 'sp'>[]): MatchLine[] =>
  units.every(({ sp }) => sp <= fire.strong.to)
    ? []
    : [
        unknown(
          `Fire of more than ${fire.strong.to} strength points`,
          `The source knows the factor of ${fire.strong.from} and ${fire.strong.to} points only. Above them none is counted.`,
          FIRING,
        ),
      ];

/** The chance that the other routs when it is charged in front, in the open. */
export const chargedLine = (two: Two<UnitFacts>, label: string, note?: string): FigureLine[] => {
  const pairs = others(two);
  if (pairs.every(({ by }) => !charges(by))) return [];
  return [
    line(
      label,
      'chance',
      eachOf(pairs, ({ by, at }) => (charges(by) ? routsWhenCharged(at, chargeFactor(by, at)) : null)),
      CHARGING,
      note,
    ),
  ];
};

/** A melee at equal factors: the loser goes back or routs. */
export const meleeLine = (): OddsLine => {
  const [won, one, equal, lostOne, lost] = meleeEnds(0);
  const routs = times(plus(won, lost), fraction(TWO_DICE_WAYS));
  return {
    kind: 'odds',
    label: 'Melee at equal factors',
    note: `the factors are lost; the loser routs in ${routs.n} of ${TWO_DICE_WAYS}`,
    chances: [plus(won, one), equal, plus(lostOne, lost)],
    neither: 'all go back',
    cite: section('Melee'),
  };
};
