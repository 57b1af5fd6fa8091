import data from '@/data/muster/proportions.json';
import { grouped } from './core/army/number';
import type { Cite } from './core/contract/citation';
import type { LedgerStep } from './core/muster/ledger';
import type { ChosenProportions, Proportions } from './core/muster/muster-choices';
import { countText } from './core/muster/muster-measure';
import type { OobSide, SideStrength } from './core/muster/order-of-battle';
import { type Each, establishedMen, proportionsFor } from './proportions';

/** What is ours in an army made up by rule. */
export const OURS: Cite = data.cite;

/** A step of an army made up by rule; ours where no other citation is given. */
export const ruleStep = (text: string, values: LedgerStep['values'], cite: Cite = OURS): LedgerStep => ({
  kind: 'default',
  text,
  values,
  cite,
  ours: cite === OURS,
});

/** One arm of a side as a whole: battalions or squadrons, and the men of one. */
export type ArmTotal = {
  readonly count: number;
  readonly men: number;
  /** whole men of one battalion or squadron */
  readonly each: number;
  /** the count follows from men: no source states it */
  readonly about: boolean;
};

/** What a side had by arm, as its sources state it or as follows from what they state; null = nothing follows. */
export type SideTotals = {
  readonly foot: ArmTotal | null;
  readonly horse: ArmTotal | null;
  /** without those of the battalions */
  readonly guns: number;
  readonly steps: readonly LedgerStep[];
};

const UNSTATED: SideStrength = {
  men: null,
  infantry: null,
  cavalry: null,
  guns: null,
  battalions: null,
  squadrons: null,
};

const COMPILED: Cite = data.compiledCite;

type Men = {
  readonly foot: number | null;
  readonly horse: number | null;
  readonly steps: readonly LedgerStep[];
};

/**
 * Foot and horse in men. Where battalions and squadrons are stated beside the men, these are shared out by full ones.
 */
const menByArm = (
  { men: statedMen, infantry, cavalry, battalions, squadrons, compiled = {} }: SideStrength,
  { horse }: Proportions,
  foot: Each,
  mounted: Each,
): Men => {
  const men = statedMen ?? (infantry === null && cavalry === null ? (compiled.men ?? null) : null);
  const full = { foot: (battalions ?? 0) * foot.men, horse: (squadrons ?? 0) * mounted.men };
  if (cavalry !== null || infantry !== null || men === null) {
    const left = (other: number | null): number | null =>
      men === null || other === null ? null : Math.max(0, men - other);
    const rides = cavalry ?? left(infantry) ?? (squadrons === null ? null : full.horse);
    const walks = infantry ?? left(cavalry) ?? (battalions === null ? null : full.foot);
    return { foot: walks, horse: rides, steps: [] };
  }
  if (battalions !== null && squadrons !== null) {
    const share = men / Math.max(1, full.foot + full.horse);
    return { foot: Math.round(full.foot * share), horse: Math.round(full.horse * share), steps: [] };
  }
  const [text, rides, cite] =
    compiled.cavalry !== undefined && squadrons === null
      ? ([
          `Horse: ${grouped(compiled.cavalry)}, from a table that others compiled.`,
          compiled.cavalry,
          COMPILED,
        ] as const)
      : squadrons !== null
        ? ([
            `${countText(squadrons, 'squadrons')} of ${mounted.men} men are cavalry.`,
            full.horse,
            mounted.cite,
          ] as const)
        : ([`${horse}% of ${grouped(men)} men are cavalry.`, Math.round((men * horse) / 100), OURS] as const);
  const horsemen = Math.min(men, rides);
  return { foot: men - horsemen, horse: horsemen, steps: [ruleStep(text, { men, horse: horsemen }, cite)] };
};

type Arm = { readonly what: 'battalions' | 'squadrons'; readonly one: string; readonly full: Each };

const armTotal = (
  stated: number | null,
  men: number | null,
  { what, one, full }: Arm,
): { readonly total: ArmTotal | null; readonly steps: readonly LedgerStep[] } => {
  if (men === null) return { total: null, steps: [] };
  if (stated === null) {
    const count = men === 0 ? 0 : Math.max(1, Math.round(men / full.men));
    const text = `${grouped(men)} ÷ ${full.men} men = ${countText(count, what)}.`;
    const total = { count, men, each: count === 0 ? full.men : Math.round(men / count), about: true };
    return { total, steps: men === 0 ? [] : [ruleStep(text, { men, each: full.men }, full.cite)] };
  }
  const each = stated === 0 ? full.men : Math.round(men / stated);
  const text = `${grouped(men)} men in ${countText(stated, what)}: ${each} to a ${one}.`;
  const total = { count: stated, men, each, about: false };
  return { total, steps: each === full.men ? [] : [ruleStep(text, { men, [what]: stated })] };
};

/** Guns that are drawn up in batteries: those of the battalions, this many to each, stay with them. */
const fieldGuns = (
  { guns, heavyGuns, compiled = {} }: SideStrength,
  men: number,
  battalions: number,
  { gunsPerThousand }: Proportions,
  battery: number,
  battalionGuns: number,
): { readonly guns: number; readonly steps: readonly LedgerStep[] } => {
  const stated = guns ?? compiled.guns;
  const all = stated ?? Math.round((gunsPerThousand * men) / 1000 / battery) * battery;
  const steps: LedgerStep[] = [];
  if (stated === undefined && all > 0) {
    const whole = battery === 1 ? '' : ` in full batteries of ${battery}`;
    const text = `The number of guns is not known: ${gunsPerThousand} for every thousand men${whole} gives ${countText(all, 'guns')}.`;
    steps.push(ruleStep(text, { guns: all }));
  }
  if (heavyGuns !== undefined) return { guns: heavyGuns, steps };
  const own = Math.min(all, Math.round(battalions * battalionGuns));
  if (own > 0) {
    const text = `Of ${countText(all, 'guns')} ${grouped(own)} stay with the battalions, ${battalionGuns} to each.`;
    steps.push(ruleStep(text, { guns: all, battalions }));
  }
  return { guns: all - own, steps };
};

/**
 * The totals of a side: what is stated first, then what follows from it by the establishments of its nation, then by
 * its proportions.
 * @param battery guns of a full battery where they come in such only
 * @param battalionGuns guns to a battalion that are in no battery
 */
export const totalsOf = (
  { nation, strength = UNSTATED }: Pick<OobSide, 'nation' | 'strength'>,
  chosenProportions: ChosenProportions = {},
  battery = 1,
  battalionGuns: number = data.battalionGuns,
): SideTotals => {
  const proportions = proportionsFor(nation, chosenProportions);
  const full = {
    foot: establishedMen(nation, 'line', 'foot'),
    horse: establishedMen(nation, 'dragoon', 'horse'),
  };
  const men = menByArm(strength, proportions, full.foot, full.horse);
  const foot = armTotal(strength.battalions, men.foot, {
    what: 'battalions',
    one: 'battalion',
    full: full.foot,
  });
  const horse = armTotal(strength.squadrons, men.horse, {
    what: 'squadrons',
    one: 'squadron',
    full: full.horse,
  });
  const sum = (men.foot ?? 0) + (men.horse ?? 0);
  const artillery = fieldGuns(
    strength,
    strength.men ?? sum,
    foot.total?.count ?? 0,
    proportions,
    battery,
    battalionGuns,
  );
  return {
    foot: foot.total,
    horse: horse.total,
    guns: artillery.guns,
    steps: [...men.steps, ...foot.steps, ...horse.steps, ...artillery.steps],
  };
};
