import type { ArmyFile } from '../../core/army/document';
import type { FigureLine, MatchLine, Two } from '../../core/contract/match-up';
import { eachOf, figures } from '../../core/match-up/armies';
import { chanceWithin, type FightEnd, fightOut, throwsUntil } from '../../core/match-up/chain';
import { type Chances, hitChances, meanHits } from '../../core/match-up/chances';
import type { HitOdds } from '../../core/price/dice';
import { fraction } from '../../core/price/fraction';
import { fireOdds } from '../fire-odds';
import { HIT_TABLE } from '../hits';
import { meleeOdds } from '../melee-odds';
import type { FireModifier, MeleeModifier } from '../modifiers';
import type { Army, Unit } from '../schema';
import { LIMITS, page, TYPES } from '../tables';
import { unitFacts } from '../unit-facts';

/** A unit with its army. */
export type Fighter = { readonly unit: Unit; readonly file: ArmyFile<Army> };

const [SLOWED, RETREATS] = HIT_TABLE.reaction.hits.map(({ from }) => from);

/** Hits at which a unit goes back (p. 29). */
export const BEATEN = RETREATS ?? 0;

/** Light infantry and deployed guns are difficult targets (p. 26). */
const targetModifiers = ({ type }: Unit, shells: boolean): FireModifier[] => {
  const { arm } = TYPES[type];
  if (arm === 'light-infantry' || arm === 'artillery') return ['difficult'];
  return arm === 'cavalry' && shells ? ['shellAtCavalry'] : [];
};

const shellsOf = ({ type }: Unit): boolean => TYPES[type].kind === 'howitzer';

/** What one unit makes of another by distance, each band above `from` and up to `to` cm. */
export type Shot = {
  readonly band: string;
  readonly from: number;
  readonly to: number;
  readonly odds: HitOdds;
};

/** The bands of a unit firing at a class of target under circumstances; none if it never fires. */
export const shotsAt = (
  { unit, file }: Fighter,
  target: Unit['class'],
  more: readonly FireModifier[],
): Shot[] => {
  const bands = fireOdds(unit, file, more) ?? [];
  return bands.flatMap(({ band, cm, targets }, index) => {
    const odds = targets.find(({ class: each }) => each === target)?.odds;
    return odds === undefined ? [] : [{ band, from: bands[index - 1]?.cm ?? 0, to: cm, odds }];
  });
};

/** The bands of a unit firing at another, which is in the open and steady. */
export const shotsOf = (by: Fighter, { unit }: Fighter): Shot[] =>
  shotsAt(by, unit.class, targetModifiers(unit, shellsOf(by.unit)));

/** The shot of a unit at a distance above `cm`; undefined beyond its reach. */
export const shotAt = (shots: readonly Shot[], cm: number): Shot | undefined =>
  shots.find(({ from, to }) => from <= cm && cm < to);

/** Who charges whom. */
export type Charge = 'both' | 'first' | 'second' | 'neither';

/** Charges that the rules allow between two units in the open, front to front (p. 21-23, 31). */
export const chargesOf = ([a, b]: Two<Fighter>): readonly Charge[] => {
  const may = (by: Unit, at: Unit): boolean => {
    const [own, other] = [TYPES[by.type].arm, TYPES[at.type].arm];
    if (own === 'cavalry') return other !== 'transport';
    if (own === 'close-order') return other !== 'cavalry' && other !== 'transport';
    return own === 'light-infantry' && (other === 'light-infantry' || other === 'artillery');
  };
  const [first, second] = [may(a.unit, b.unit), may(b.unit, a.unit)];
  if (!first || !second) return first ? ['first'] : second ? ['second'] : [];
  const [own, other] = [countsCharge(a, b), countsCharge(b, a)];
  if (own && other) return ['both', 'first', 'second'];
  return own ? ['first', 'neither'] : other ? ['second', 'neither'] : ['neither'];
};

/** True if the charge counts: cavalry but inferior, and not at the front of close order (p. 31). */
const countsCharge = ({ unit, file }: Fighter, at: Fighter): boolean =>
  unitFacts(unit, file).chargeBonus && TYPES[at.unit.type].arm !== 'close-order';

/** Hits of a round for a unit that has taken so many. */
const roundOf = (
  by: Fighter,
  at: Fighter,
  charges: boolean,
): ((hitsTaken: number, round: number) => Chances) => {
  const atLight = TYPES[at.unit.type].arm === 'light-infantry';
  const rolls = ([[], ['hits']] as const satisfies readonly (readonly MeleeModifier[])[]).map((more) => {
    const odds = meleeOdds(by.unit, by.file, { more, atLight }) ?? [];
    const manner = odds.find(({ charging }) => charging === charges) ?? odds[0];
    const target = manner?.targets.find(({ class: each }) => each === at.unit.class);
    return target && { first: hitChances(target.odds), later: hitChances(target.later) };
  });
  return (hitsTaken, round) => {
    const roll = rolls[hitsTaken >= (SLOWED ?? 0) ? 1 : 0];
    return (round === 0 ? roll?.first : roll?.later) ?? [];
  };
};

/** How a melee of two fresh units ends that meet in the open, front to front (p. 30-33, 35). */
export const meleeOf = ([a, b]: Two<Fighter>, charge: Charge): FightEnd =>
  fightOut({
    first: roundOf(a, b, charge !== 'second' && charge !== 'neither' && countsCharge(a, b)),
    second: roundOf(b, a, charge !== 'first' && charge !== 'neither' && countsCharge(b, a)),
    goesAt: { first: BEATEN, second: BEATEN },
    alikeFrom: 1,
  });

/** The chance of a roll for its class: out of command, counter-charge (p. 11, 23). */
export const classRoll = ({ class: quality }: Pick<Unit, 'class'>) =>
  fraction(7 - LIMITS.classRoll[quality], 6);

const FIRE_PAGES = page('34-35');
const MELEE_PAGES = page('30-35');
const BOTH_VOLLEYS = 2;

const chargeNote = ([a, b]: Two<Fighter>, charge: Charge, [first, second]: Two<string>): string => {
  const arms = [a, b].map(({ unit }) => TYPES[unit.type].arm);
  if (arms.every((arm) => arm === 'cavalry')) {
    if (charge === 'both') return 'both charge';
    if (charge === 'neither') return 'no charge counts';
    return `${charge === 'first' ? first : second} charges, the other stands`;
  }
  if (charge === 'neither') return 'front to front';
  const charger = charge === 'first' ? first : second;
  return arms.includes('close-order') ? `${charger} charges the front, no bonus` : `${charger} charges`;
};

/** The melees of two units, one for each way they may meet. */
export const meleeLines = (two: Two<Fighter>, label: string, names: Two<string>): MatchLine[] =>
  chargesOf(two).map((charge) => ({
    kind: 'odds',
    label,
    note: chargeNote(two, charge, names),
    chances: meleeOf(two, charge),
    neither: 'both go back',
    cite: MELEE_PAGES,
  }));

/** Volleys until the other goes back, at a distance; null for a unit that does not reach it. */
export const volleyLine = (two: Two<Fighter>, cm: number, label: string, note: string): FigureLine => {
  const [a, b] = two;
  const shots = [shotAt(shotsOf(a, b), cm), shotAt(shotsOf(b, a), cm)] as const;
  const until = eachOf(shots, (shot) => (shot === undefined ? null : throwsUntil(shot.odds, BEATEN)));
  return figures(label, until, FIRE_PAGES, { note });
};

/** Fire of two units at each other by distance: hits, volleys until the other goes back, and the chance of two. */
export const fireLines = (two: Two<Fighter>): MatchLine[] => {
  const [a, b] = two;
  const shots = [shotsOf(a, b), shotsOf(b, a)] as const;
  const edges = [...new Set(shots.flat().flatMap(({ from, to }) => [from, to]))].toSorted((x, y) => x - y);
  return edges.flatMap((cm) => {
    const here = eachOf(shots, (each) => shotAt(each, cm));
    if (here.every((shot) => shot === undefined)) return [];
    const to = Math.min(...here.flatMap((shot) => (shot === undefined ? [] : [shot.to])));
    const note = `${cm} to ${to} cm`;
    const of = (by: (odds: HitOdds) => FigureLine['of'][0]) =>
      eachOf(here, (shot) => (shot === undefined ? null : by(shot.odds)));
    const within = of((odds) => chanceWithin(odds, BEATEN, BOTH_VOLLEYS));
    return [
      figures('Hits of a volley', of(meanHits), FIRE_PAGES, { note }),
      figures(
        'Volleys until it goes back',
        of((odds) => throwsUntil(odds, BEATEN)),
        FIRE_PAGES,
        { note },
      ),
      figures('Goes back within two volleys', within, FIRE_PAGES, { as: 'chance', note }),
    ];
  });
};

/** A roll that two units make by their class, where it is made (p. 11, 23). */
export const rollLine = (two: Two<Fighter>, label: string, cite: FigureLine['cite']): FigureLine =>
  figures(
    label,
    eachOf(two, ({ unit }) => classRoll(unit)),
    cite,
    { as: 'chance' },
  );
