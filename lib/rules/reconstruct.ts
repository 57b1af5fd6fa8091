import data from '@/data/muster/proportions.json';
import { unitsOfSide } from './core/carry-over';
import type { Cite } from './core/citation';
import type { Step } from './core/ledger';
import type { ChosenProportions, Proportions } from './core/muster-choices';
import { countText } from './core/muster-measure';
import { grouped } from './core/number';
import type { OobArm, OobFormation, OobSide, OobType, OobUnit, SideStrength } from './core/order-of-battle';

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
    const found = amount === 0 ? 0 : Math.max(1, Math.round(amount / each.men));
    const text = `${grouped(amount)} ÷ ${each.men} men = ${countText(found, what)}.`;
    if (amount > 0) steps.push(step(text, { men: amount, each: each.men }, each.cite));
    return found;
  };
  const pieces = guns ?? Math.round((gunsPerThousand * (men ?? infantry + cavalry)) / 1000);
  if (guns === null && pieces > 0) {
    const text = `How many guns is not known: ${gunsPerThousand} to a thousand men, ${countText(pieces, 'guns')}.`;
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

/** Units made up by rule, the foot in its lines, light troops before them, horse apart and guns under nobody. */
const madeUp = (
  { battalions, squadrons, guns }: Counts,
  nation: string,
  { foot, cavalry, artillery }: Proportions,
  lines: Lines,
): Pick<OobSide, 'formations' | 'unattached'> => {
  const unit = (made: Made) => unitOf(nation, made);
  const infantry = sharedOut(battalions, foot);
  const first = lines === 1 ? 1 : data.lines.first / 100;
  const inLine = (part: 'first' | 'second'): OobUnit[] =>
    infantry.flatMap(([type, count]) => {
      const ahead = Math.ceil(count * first);
      const share = part === 'first' ? ahead : count - ahead;
      return LIGHT.includes(type) || share === 0 ? [] : [unit({ type, arm: 'infantry', count: share })];
    });
  const light = infantry.flatMap(([type, count]) =>
    LIGHT.includes(type) ? [unit({ type, arm: armOf(type), count })] : [],
  );
  const horse = sharedOut(squadrons, cavalry).map(([type, count]) => unit({ type, arm: 'cavalry', count }));
  return {
    formations: [
      ...formation('Light troops', light),
      ...formation(lines === 1 ? 'Foot' : 'First line', inLine('first')),
      ...formation('Second line', inLine('second')),
      ...formation('Horse', horse),
    ],
    unattached: sharedOut(guns, artillery).map(([type, count]) => unit({ type, arm: 'artillery', count })),
  };
};

const knownOf = (side: OobSide): { foot: number; horse: number; guns: number } => {
  const known = { foot: 0, horse: 0, guns: 0 };
  for (const { counting = 'counted', nation, type, arm, battalions, squadrons, guns, men } of unitsOfSide(
    side,
  )) {
    if (counting !== 'counted') continue;
    if (arm === 'artillery') known.guns += guns ?? data.batteryGuns;
    else if (arm === 'cavalry') {
      known.horse +=
        men ?? (squadrons ?? data.squadronsOfRegiment) * establishedMen(nation, type, 'horse').men;
    } else if (arm !== 'transport') {
      known.foot += men ?? (battalions ?? 1) * establishedMen(nation, type, 'foot').men;
    }
  }
  return known;
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
  lines: Lines = 2,
): Reconstructed => {
  const { strength = UNKNOWN } = side;
  const proportions = proportionsFor(side.nation, chosen);
  const { steps, ...whole } = countsOf(strength, side.nation, proportions);
  const known = knownOf(side);
  const left = (count: number, men: number, each: number): number =>
    Math.max(0, count - Math.round(men / each));
  const rest: Counts = {
    battalions: left(whole.battalions, known.foot, establishedMen(side.nation, 'line', 'foot').men),
    squadrons: left(whole.squadrons, known.horse, establishedMen(side.nation, 'dragoon', 'horse').men),
    guns: Math.max(0, whole.guns - known.guns),
  };
  const made = madeUp(rest, side.nation, proportions, lines);
  const sum = [
    countText(rest.battalions, 'battalions'),
    countText(rest.squadrons, 'squadrons'),
    countText(rest.guns, 'guns'),
  ];
  const text = `Reconstructed by rule: ${sum.join(', ')} that no source names, spread over the nation’s kinds of troops.`;
  return {
    side: {
      ...side,
      formations: [...side.formations, ...made.formations],
      unattached: [...side.unattached, ...made.unattached],
    },
    steps: [step(text, rest), ...steps],
  };
};
