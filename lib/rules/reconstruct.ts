import data from '@/data/muster/proportions.json';
import { unitsOfSide } from './core/army/carry-over';
import { grouped } from './core/army/number';
import type { Cite } from './core/contract/citation';
import type { Step } from './core/muster/ledger';
import type { MakeUp } from './core/muster/make-up';
import type { ChosenProportions, Kinds, Proportions } from './core/muster/muster-choices';
import { countText } from './core/muster/muster-measure';
import type {
  OobArm,
  OobFormation,
  OobSide,
  OobType,
  OobUnit,
  SideStrength,
} from './core/muster/order-of-battle';

import { type Each, establishedMen, kindName, proportionsFor, sharedOut } from './proportions';

const OURS: Cite = data.cite;

const step = (text: string, values: Step['values'], cite: Cite = OURS): Step => ({
  kind: 'default',
  text,
  values,
  cite,
  ours: cite === OURS,
});

type Counts = { readonly battalions: number; readonly squadrons: number; readonly guns: number };

/** Battalions, squadrons and guns that a strength comes to, and how. */
const countsOf = (
  strength: SideStrength,
  nation: string,
  { horse, gunsPerThousand }: Proportions,
  battery: number,
): Counts & { readonly steps: readonly Step[] } => {
  const steps: Step[] = [];
  const foot = establishedMen(nation, 'line', 'foot');
  const mounted = establishedMen(nation, 'dragoon', 'horse');
  const { men, battalions, squadrons, guns } = strength;
  const cavalry =
    strength.cavalry ??
    (squadrons !== null ? squadrons * mounted.men : men === null ? 0 : Math.round((men * horse) / 100));
  const infantry =
    strength.infantry ??
    (battalions !== null ? Math.round(battalions * foot.men) : Math.max(0, (men ?? 0) - cavalry));
  if (strength.cavalry === null && squadrons === null && men !== null) {
    steps.push(step(`Of ${grouped(men)} men ${horse} in a hundred are taken as horse.`, { men, horse }));
  }
  const count = (amount: number, each: Each, what: 'battalions' | 'squadrons'): number => {
    const rounded = amount === 0 ? 0 : Math.max(1, Math.round(amount / each.men));
    const text = `${grouped(amount)} ÷ ${each.men} men = ${countText(rounded, what)}.`;
    if (amount > 0) steps.push(step(text, { men: amount, each: each.men }, each.cite));
    return rounded;
  };
  const perArmy = (gunsPerThousand * (men ?? infantry + cavalry)) / 1000;
  const pieces = guns ?? Math.round(perArmy / battery) * battery;
  if (guns === null && pieces > 0) {
    const whole = battery === 1 ? '' : `, in full batteries of ${battery}`;
    const text = `How many guns is not known: ${gunsPerThousand} to a thousand men${whole}, ${countText(pieces, 'guns')}.`;
    steps.push(step(text, { guns: pieces }));
  }
  return {
    battalions: battalions === null ? count(infantry, foot, 'battalions') : Math.round(battalions),
    squadrons: squadrons === null ? count(cavalry, mounted, 'squadrons') : Math.round(squadrons),
    guns: pieces,
    steps,
  };
};

const LIGHT: readonly OobType[] = ['jaeger', 'grenz', 'light'];
const armOf = (type: OobType): OobArm => (LIGHT.includes(type) ? 'light-infantry' : 'infantry');

type Made = { readonly type: OobType; readonly arm: OobArm; readonly count: number };

const unitOf = (nation: string, { type, arm, count }: Made): OobUnit => {
  const mounted = arm === 'cavalry';
  const guns = arm === 'artillery';
  const each = guns ? 0 : establishedMen(nation, type, mounted ? 'horse' : 'foot').men;
  return {
    name: kindName(type),
    nation,
    arm,
    type,
    battalions: guns || mounted ? null : count,
    squadrons: mounted ? count : null,
    guns: guns ? count : null,
    men: guns ? null : count * each,
    strength: 1,
  };
};

const formation = (name: string, units: readonly OobUnit[]): OobFormation[] =>
  units.length === 0 ? [] : [{ name, kind: 'line', commander: null, units, children: [] }];

/** Lines that the foot stands in: the two of a battle, or one body where there is little of it. */
export type Lines = 1 | 2;

/** In what parts an army is made up: full batteries, and of each kind enough for a unit. */
export type Shape = Omit<MakeUp, 'fields'> & {
  readonly lines: Lines;
  /** parts that each line stands in: one, or two wings */
  readonly wings: 1 | 2;
};

const AS_IN_BATTLE: Shape = { lines: 2, wings: 1, battery: 1, battalions: 1, squadrons: 1 };

/** Shared out so that no kind has fewer than `least`: the smallest gives way to the others. */
const sharedFrom = (whole: number, kinds: Kinds, least: number): [OobType, number][] => {
  const shares = sharedOut(whole, kinds);
  if (shares.length < 2 || shares.every(([, count]) => count >= least)) return shares;
  const [[fewest] = []] = shares.toSorted(([, a], [, b]) => a - b);
  const rest = Object.fromEntries(Object.entries(kinds).filter(([kind]) => kind !== fewest));
  return sharedFrom(whole, rest, least);
};

/** Units made up by rule, the foot in its lines, light troops before them, horse apart and guns under nobody. */
const madeUp = (
  { battalions, squadrons, guns }: Counts,
  nation: string,
  { foot, cavalry, artillery }: Proportions,
  { lines, wings, battery, battalions: least, squadrons: leastHorse }: Shape,
): Pick<OobSide, 'formations' | 'unattached'> => {
  const unit = (made: Made) => unitOf(nation, made);
  const infantry = sharedFrom(battalions, foot, least);
  const first = lines === 1 ? 1 : data.lines.first / 100;
  /** What of a body stands in its first part: all where the rest would be too few for a unit. */
  const ahead = (count: number, part: number): number => {
    const behind = count - Math.ceil(count * part);
    return behind < least ? count : count - behind;
  };
  const inLine = (name: string, shareOf: (count: number) => number): OobFormation[] => {
    const parts = infantry.flatMap(([type, count]) =>
      LIGHT.includes(type) ? [] : [{ type, count: shareOf(count) }],
    );
    const bodyOf = (title: string, partOf: (count: number) => number): OobFormation[] => {
      const own = parts.map(({ type, count }): Made => ({ type, arm: 'infantry', count: partOf(count) }));
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

const knownOf = (side: OobSide): { foot: number; horse: number; guns: number } => {
  const sums = { foot: 0, horse: 0, guns: 0 };
  for (const { counting = 'counted', nation, type, arm, battalions, squadrons, guns, men } of unitsOfSide(
    side,
  )) {
    if (counting !== 'counted') continue;
    if (arm === 'artillery') sums.guns += guns ?? data.batteryGuns;
    else if (arm === 'cavalry') {
      sums.horse +=
        men ?? (squadrons ?? data.squadronsOfRegiment) * establishedMen(nation, type, 'horse').men;
    } else if (arm !== 'transport') {
      sums.foot += men ?? (battalions ?? 1) * establishedMen(nation, type, 'foot').men;
    }
  }
  return sums;
};

const UNKNOWN: SideStrength = {
  men: null,
  infantry: null,
  cavalry: null,
  guns: null,
  battalions: null,
  squadrons: null,
};

export type Reconstructed = { readonly side: OobSide; readonly steps: readonly Step[] };

/**
 * A side whose units the sources do not name, or not all of them, made up by rule from its totals: what is known stays,
 * the rest is spread over the kinds of troops of its nation. All of it is ours, and the steps say so.
 */
export const reconstructed = (
  side: OobSide,
  chosen: ChosenProportions = {},
  shape: Shape = AS_IN_BATTLE,
): Reconstructed => {
  const { strength = UNKNOWN } = side;
  const proportions = proportionsFor(side.nation, chosen);
  const { steps, ...whole } = countsOf(strength, side.nation, proportions, shape.battery);
  const given = knownOf(side);
  const left = (count: number, men: number, each: number): number =>
    Math.max(0, count - Math.round(men / each));
  const rest: Counts = {
    battalions: left(whole.battalions, given.foot, establishedMen(side.nation, 'line', 'foot').men),
    squadrons: left(whole.squadrons, given.horse, establishedMen(side.nation, 'dragoon', 'horse').men),
    guns: Math.max(0, whole.guns - given.guns),
  };
  const makeUp = madeUp(rest, side.nation, proportions, shape);
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
    steps: [step(text, rest), ...steps],
  };
};
