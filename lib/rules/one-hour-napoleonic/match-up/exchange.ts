import type { ArmyFile } from '../../core/army/document';
import type { FigureLine, MatchLine, Shooting, Two } from '../../core/contract/match-up';
import { eachOf, type UnitGroup } from '../../core/match-up/armies';
import { throwsUntil } from '../../core/match-up/chain';
import { chanceThat, hitChances, meanHits } from '../../core/match-up/chances';
import { type Reach, shootingBands } from '../../core/match-up/shooting';
import type { HitOdds } from '../../core/price/dice';
import type { Fraction } from '../../core/price/fraction';
import { chargeDice, type Effect, hitOdds, retreats, type Shot, shotsOf } from '../odds';
import type { Army, Unit } from '../schema';
import { settingOf } from '../settings';
import { type Arm, section, TYPES } from '../tables';

/** A unit with its army. */
export type Fighter = { readonly unit: Unit; readonly file: ArmyFile<Army> };

export const armOf = ({ type }: Pick<Unit, 'type'>): Arm => TYPES[type].arm;

/** The target of a unit, and its position. */
export type FireTarget = { readonly arm: Arm; readonly place: 'open' | 'town' | 'square' };

/**
 * The effect of a shot: line halves at towns, all but horse at light infantry (R15); never worse than a quarter (R07).
 */
const effectAt = (by: Unit, { arm, place }: FireTarget): Effect => {
  const halves =
    Number(armOf(by) === 'line' && place === 'town') + Number(arm === 'light' && armOf(by) !== 'cavalry');
  return halves === 0 ? 'normal' : halves === 1 ? 'half' : 'quarter';
};

/** A shot of a unit at a target: guns throw twice the dice at a square (Unit types). */
export const shotOdds = (by: Unit, shot: Shot, target: FireTarget): HitOdds => {
  const doubled = armOf(by) === 'artillery' && target.place === 'square';
  return hitOdds(doubled ? 2 * shot.dice : shot.dice, effectAt(by, target));
};

/** How a charge comes in: over a bridge, or by road into a wood, at half effect. */
export type ChargeWay = 'front' | 'flank' | 'half';

/** A charge in the open: its dice, and one more of shock at a unit without (Cavalry Charges). */
export const chargeOdds = ({ unit, file }: Fighter, at: Unit, way: ChargeWay = 'front'): HitOdds | null => {
  const front = chargeDice({ arm: armOf(unit) }, { arm: armOf(at) });
  // light troops have no flanks, and guns are doubled already
  const doubled = armOf(at) === 'light' || armOf(at) === 'artillery';
  if (front === 0 || (way === 'flank' && doubled)) return null;
  const dice = way === 'flank' ? 2 * front : front;
  const effect = way === 'half' ? 'half' : 'normal';
  const odds = hitOdds(dice + Number(unit.shock === true && at.shock !== true), effect);
  const twice = armOf(at) === 'light' && settingOf(file, 'lightCavDouble') === 'twice';
  // with the setting of R10 each hit counts twice
  return twice ? { ...odds, ways: odds.ways.flatMap((ways) => [ways, 0]) } : odds;
};

const OPEN = 'open' as const;

const openTarget = ({ unit }: Fighter): FireTarget => ({ arm: armOf(unit), place: OPEN });

/** The chance of one shot to send a unit back a box: three hits, two on conscripts; steadfast never (Shooting). */
const sendsBack = (odds: HitOdds, at: Unit): Fraction =>
  chanceThat(hitChances(odds), (hits) =>
    retreats({ steadfast: at.steadfast, conscript: at.conscript }, hits),
  );

const routs = (odds: HitOdds, { hits }: Unit): Fraction =>
  chanceThat(hitChances(odds), (hitCount) => hitCount >= hits);

const SHOOTING = section('Shooting');
const CHARGES = section('Cavalry Charges');

type Of = FigureLine['of'];

const line = (
  label: string,
  as: FigureLine['as'],
  of: Of,
  cite: FigureLine['cite'],
  note?: string,
): FigureLine => ({ kind: 'figures', label, as, of, cite, ...(note !== undefined && { note }) });

const boxes = (from: number, to: number): string => {
  if (from === to) return from === 1 ? '1 box' : `${from} boxes`;
  return `${from} to ${to} boxes`;
};

/** Two units shooting at each other in the open, by range: hits, going back, and shots until one routs. */
export const shootingLines = ([a, b]: Two<Fighter>, label?: string): MatchLine[] => {
  const pairs = [
    { by: a.unit, at: b },
    { by: b.unit, at: a },
  ] as const;
  const edges = [
    ...new Set(pairs.flatMap(({ by }) => shotsOf(by).flatMap(({ from, to }) => [from, to + 1]))),
  ];
  const lines = edges
    .toSorted((x, y) => x - y)
    .flatMap((from, index, all) => {
      const to = (all[index + 1] ?? from + 1) - 1;
      const odds = eachOf(pairs, ({ by, at }) => {
        const shot = shotsOf(by).find((each) => each.from <= from && from <= each.to);
        return shot === undefined ? null : { odds: shotOdds(by, shot, openTarget(at)), at: at.unit };
      });
      if (odds.every((each) => each === null)) return [];
      const of = (figure: (odds: HitOdds, at: Unit) => Fraction | null): Of =>
        eachOf(odds, (each) => each && figure(each.odds, each.at));
      const note = boxes(from, to);
      return [
        line('Hits of a shot', 'number', of(meanHits), SHOOTING, note),
        line('Sends the other back', 'chance', of(sendsBack), SHOOTING, note),
        line(
          'Shots until the other routs',
          'number',
          of((each, at) => throwsUntil(each, at.hits)),
          SHOOTING,
          note,
        ),
      ];
    });
  if (label === undefined) return lines;
  return lines
    .filter((each) => each.label.startsWith('Shots'))
    .map((each) => ({ ...each, label, note: `shots until the other routs, ${each.note}` }));
};

const OTHER_WAYS = [
  { way: 'flank', note: 'in flank' },
  { way: 'half', note: 'over a bridge, or by road into a wood' },
] as const;

/** Charges of two units: hits, the chance that the other routs at once, and charges until it does. */
export const chargeLines = ([a, b]: Two<Fighter>, label?: string): MatchLine[] => {
  const odds = [chargeOdds(a, b.unit), chargeOdds(b, a.unit)] as const;
  if (odds.every((each) => each === null)) return [];
  const others = [b.unit, a.unit] as const;
  const of = (figure: (odds: HitOdds, at: Unit) => Fraction | null): Of => [
    odds[0] && figure(odds[0], others[0]),
    odds[1] && figure(odds[1], others[1]),
  ];
  const until = of((each, at) => throwsUntil(each, at.hits));
  if (label !== undefined)
    return [line(label, 'number', until, CHARGES, 'charges in front until the other routs')];
  return [
    line('Hits of a charge', 'number', of(meanHits), CHARGES, 'in front'),
    line('Routs the other at once', 'chance', of(routs), CHARGES),
    line('Charges until it routs', 'number', until, CHARGES),
    ...OTHER_WAYS.flatMap(({ way, note }) => {
      const hits = eachOf([0, 1] as const, (side) => chargeOdds(side === 0 ? a : b, others[side], way));
      return hits.every((each) => each === null)
        ? []
        : [
            line(
              'Hits of a charge',
              'number',
              eachOf(hits, (each) => each && meanHits(each)),
              CHARGES,
              note,
            ),
          ];
    }),
  ];
};

type NamedTarget = FireTarget & { readonly value: string; readonly label: string };

const LINE: NamedTarget = { value: 'line', label: 'line infantry in the open', arm: 'line', place: 'open' };

/** What both armies may be held to (Shooting, Terrain). */
const TARGETS: readonly NamedTarget[] = [
  LINE,
  { value: 'light', label: 'light infantry', arm: 'light', place: 'open' },
  { value: 'horse', label: 'horse in the open', arm: 'cavalry', place: 'open' },
  { value: 'town', label: 'infantry in a town', arm: 'line', place: 'town' },
  { value: 'square', label: 'infantry in square', arm: 'line', place: 'square' },
];

/** The hits that all units of both armies make on average, by distance in boxes (Shooting). */
export const shootingOf = (
  two: Two<{ readonly kinds: readonly UnitGroup<Unit>[] }>,
  targetType: string,
): Shooting => {
  const target = TARGETS.find(({ value }) => value === targetType) ?? LINE;
  const reaches = ({ kinds }: (typeof two)[0]): Reach[] =>
    kinds.flatMap(({ unit, count }) =>
      shotsOf(unit).map((shot) => ({
        from: shot.from - 1,
        to: shot.to,
        count,
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
