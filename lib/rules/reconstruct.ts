import data from '@/data/muster/proportions.json';
import { unitsOfSide } from './core/army/carry-over';
import { oncePer, remember } from './core/army/memo';
import type { LedgerStep } from './core/muster/ledger';
import type { ChosenProportions, Kinds, MakeUp, Proportions } from './core/muster/muster-choices';
import { countText } from './core/muster/muster-measure';
import type { OobArm, OobFormation, OobSide, OobType, OobUnit } from './core/muster/order-of-battle';
import { establishedMen, kindName, proportionsFor, sharedOut } from './proportions';
import { ruleStep, type SideTotals, totalsOf } from './side-totals';
import { type CountedArm, countedArm, countIn } from './sized-side';

type Counts = { readonly battalions: number; readonly squadrons: number; readonly guns: number };

const LIGHT: readonly OobType[] = ['jaeger', 'grenz', 'light'];
const armOf = (type: OobType): OobArm => (LIGHT.includes(type) ? 'light-infantry' : 'infantry');

type UnitGroup = { readonly type: OobType; readonly arm: OobArm; readonly count: number };

type MadeOf = { readonly nation: string; readonly totals: SideTotals; readonly inMen: boolean };

/** Men of one battalion or squadron of a kind, where the troops of the side are stronger or weaker than full ones. */
const menEach = (type: OobType, arm: CountedArm, { nation, totals, inMen }: MadeOf): number => {
  const own = establishedMen(nation, type, arm).men;
  if (inMen) return own;
  const full = establishedMen(nation, arm === 'foot' ? 'line' : 'dragoon', arm).men;
  return Math.max(1, Math.round((own * (totals[arm]?.each ?? full)) / full));
};

const unitOf = ({ type, arm, count }: UnitGroup, of: MadeOf): OobUnit => {
  const { nation, inMen } = of;
  const mounted = arm === 'cavalry';
  const guns = arm === 'artillery';
  const each = guns ? 0 : menEach(type, mounted ? 'horse' : 'foot', of);
  return {
    name: kindName(type),
    nation,
    arm,
    type,
    battalions: guns || mounted ? null : count,
    squadrons: mounted ? count : null,
    guns: guns ? count : null,
    men: guns || !inMen ? null : count * each,
    ...(!guns && !inMen && { menEach: each }),
    strength: 1,
    made: true,
  };
};

const formation = (name: string, units: readonly OobUnit[]): OobFormation[] =>
  units.length === 0 ? [] : [{ name, kind: 'line', commander: null, units, children: [] }];

/** Lines of the foot: the two of a battle, or one body if there is little of it. */
export type Lines = 1 | 2;

/** In what parts an army is made up: full batteries, and of each kind enough for a unit. */
export type ArmyShape = Omit<MakeUp, 'fields'> & {
  readonly lines: Lines;
  /** parts of each line: one, or two wings */
  readonly wings: 1 | 2;
  /** guns to a battalion that stay with it */
  readonly battalionGuns: number;
  /** an army by points is made of men, a side of a battle of battalions and squadrons */
  readonly inMen: boolean;
};

const { battalionGuns } = data;

const AS_IN_BATTLE: ArmyShape = {
  lines: 2,
  wings: 1,
  battery: 1,
  battalions: 1,
  squadrons: 1,
  battalionGuns,
  inMen: false,
};

/** Shared out so that no kind has fewer than `least`: the smallest gives way to the others. */
const sharedFrom = (whole: number, kinds: Kinds, least: number): [OobType, number][] => {
  const shares = sharedOut(whole, kinds);
  if (shares.length < 2 || shares.every(([, count]) => count >= least)) return shares;
  const [[fewest] = []] = shares.toSorted(([, a], [, b]) => a - b);
  const rest = Object.fromEntries(Object.entries(kinds).filter(([kind]) => kind !== fewest));
  return sharedFrom(whole, rest, least);
};

/**
 * Units made up by rule, the foot in its lines, light troops before them, horse apart and guns under the commander.
 */
const madeUp = (
  { battalions, squadrons, guns }: Counts,
  of: MadeOf,
  { foot, cavalry, artillery }: Pick<Proportions, 'foot' | 'cavalry' | 'artillery'>,
  { lines, wings, battery, battalions: least, squadrons: leastHorse }: ArmyShape,
): Pick<OobSide, 'formations' | 'unattached'> => {
  const unit = (group: UnitGroup) => unitOf(group, of);
  const infantry = sharedFrom(battalions, foot, least);
  const first = lines === 1 ? 1 : data.lines.first / 100;
  /** The share of a body in its first part: all if the rest would be too few for a unit. */
  const ahead = (count: number, part: number): number => {
    const behind = count - Math.ceil(count * part);
    return behind < least ? count : count - behind;
  };
  const inLine = (name: string, shareOf: (count: number) => number): OobFormation[] => {
    const parts = infantry.flatMap(([type, count]) =>
      LIGHT.includes(type) ? [] : [{ type, count: shareOf(count) }],
    );
    const bodyOf = (title: string, partOf: (count: number) => number): OobFormation[] => {
      const own = parts.map(
        ({ type, count }): UnitGroup => ({ type, arm: 'infantry', count: partOf(count) }),
      );
      return formation(title, own.filter(({ count }) => count > 0).map(unit));
    };
    if (wings === 1) return bodyOf(name, (count) => count);
    return [
      ...bodyOf(`${name}, right wing`, (count) => ahead(count, 1 / 2)),
      ...bodyOf(`${name}, left wing`, (count) => count - ahead(count, 1 / 2)),
    ];
  };
  const light = infantry.flatMap(([type, count]) =>
    LIGHT.includes(type) ? [unit({ type, arm: armOf(type), count })] : [],
  );
  const horse = sharedFrom(squadrons, cavalry, leastHorse).map(([type, count]) =>
    unit({ type, arm: 'cavalry', count }),
  );
  return {
    formations: [
      ...formation('Light troops', light),
      ...inLine(lines === 1 ? 'Foot' : 'First line', (count) => ahead(count, first)),
      ...inLine('Second line', (count) => count - ahead(count, first)),
      ...formation('Horse', horse),
    ],
    unattached: sharedOut(Math.round(guns / battery), artillery).map(([type, count]) =>
      unit({ type, arm: 'artillery', count: count * battery }),
    ),
  };
};

const isCounted = ({ counting = 'counted', withBattalions }: OobUnit): boolean =>
  counting === 'counted' && withBattalions !== true;

/** What the sources name of a side, by arm. */
const namedOf = (units: readonly OobUnit[], totals: SideTotals): Counts => {
  const sum = (arm: CountedArm): number =>
    units
      .filter((unit) => countedArm(unit) === arm)
      .reduce((all, unit) => all + countIn(unit, arm, totals[arm]), 0);
  const guns = units
    .filter(({ arm }) => arm === 'artillery')
    .reduce((all, unit) => all + (unit.guns ?? data.batteryGuns), 0);
  return { battalions: sum('foot'), squadrons: sum('horse'), guns };
};

/** Weights of what is still to be made up: the part of each kind in the whole, less those of it that are named. */
const kindsLeft = (whole: number, kinds: Kinds, units: readonly OobUnit[], arm: CountedArm): Kinds => {
  if (!units.some((unit) => countedArm(unit) === arm)) return kinds;
  const sum = Object.values(kinds).reduce((all, weight) => all + weight, 0);
  const left = Object.entries(kinds).map(([kind, weight]) => {
    const named = units
      .filter((unit) => unit.type === kind && countedArm(unit) === arm)
      .reduce((all, unit) => all + countIn(unit, arm, null), 0);
    return [kind, Math.max(0, (whole * weight) / Math.max(1, sum) - named)] as const;
  });
  return left.some(([, weight]) => weight > 0) ? Object.fromEntries(left) : kinds;
};

export type Reconstruction = { readonly side: OobSide; readonly steps: readonly LedgerStep[] };

const withRestOf = (
  side: OobSide,
  chosenProportions: ChosenProportions,
  shape: ArmyShape,
): Reconstruction => {
  const { nation } = side;
  const proportions = proportionsFor(nation, chosenProportions);
  const totals = totalsOf(side, chosenProportions, shape.battery, shape.battalionGuns);
  const units = unitsOfSide(side).filter(isCounted);
  const named = namedOf(units, totals);
  const left = (whole: number, own: number): number => Math.max(0, Math.round(whole - own));
  const [foot, horse] = [totals.foot?.count ?? 0, totals.horse?.count ?? 0];
  const rest: Counts = {
    battalions: left(foot, named.battalions),
    squadrons: left(horse, named.squadrons),
    guns: left(totals.guns, named.guns),
  };
  const kinds = {
    foot: kindsLeft(foot, proportions.foot, units, 'foot'),
    cavalry: kindsLeft(horse, proportions.cavalry, units, 'horse'),
    artillery: proportions.artillery,
  };
  const makeUp = madeUp(rest, { nation, totals, inMen: shape.inMen }, kinds, shape);
  const sum = [
    countText(rest.battalions, 'battalions'),
    countText(rest.squadrons, 'squadrons'),
    countText(rest.guns, 'guns'),
  ];
  const text = `Reconstructed by rule: ${sum.join(', ')} that no source names, spread over the nation’s kinds of troops.`;
  return {
    side: {
      ...side,
      formations: [...side.formations, ...makeUp.formations],
      unattached: [...side.unattached, ...makeUp.unattached],
    },
    steps: [ruleStep(text, rest), ...totals.steps],
  };
};

/** Proportions that are kept for one side: people who try some come back to what they had. */
const MOST_KEPT = 50;

const sidesBefore = oncePer((_: OobSide) => new Map<string, Reconstruction>());

/**
 * A side whose units the sources do not name, or not all of them, made up by rule from its totals: what is named stays,
 * the rest is spread over the kinds of troops of its nation. All of it is ours, and the steps say so.
 */
export const reconstructed = (
  side: OobSide,
  chosenProportions: ChosenProportions = {},
  shape: ArmyShape = AS_IN_BATTLE,
): Reconstruction => {
  const before = sidesBefore(side);
  if (before.size >= MOST_KEPT) before.clear();
  return remember(before, JSON.stringify([chosenProportions, shape]), () =>
    withRestOf(side, chosenProportions, shape),
  );
};
