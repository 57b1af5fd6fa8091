import { type Costing, isAbove } from '../core/costing';
import type { ArmyFile } from '../core/document';
import { areChipsBought, chipsOf, couriersOf, type Rank } from './commander-facts';
import type { Army, Commander, Unit } from './schema';
import { hasPoints, settingOf } from './settings';
import { type Arm, PARTS } from './tables';
import { type UnitFacts, unitFacts } from './unit-facts';

/** The army counted once, before the rules. */
export type Facts = {
  readonly file: ArmyFile<Army>;
  readonly army: Army;
  readonly mode: 'points';
  readonly bought: boolean;
  /** facts of each unit, units of brigades first, in order */
  readonly of: ReadonlyMap<Unit, UnitFacts>;
  readonly arms: Record<Arm, number>;
  units: number;
  figures: number;
  /** generals and couriers, who are not counted as figures of units */
  command: number;
  couriers: number;
  chips: number;
  stands: number;
  men: number;
  guns: number;
  fireDice: number;
  meleeStands: number;
  /** half inches */
  frontage: number;
  /** ids that occur more than once; null if none does */
  repeated: ReadonlySet<string> | null;
  /** what it costs; null without points, and until it is priced */
  costing: Costing | null;
};

/** Counts an army in one pass. */
export const survey = (file: ArmyFile<Army>): Facts => {
  const { army } = file;
  const of = new Map<Unit, UnitFacts>();
  const seen = new Set<string>();
  let repeated: Set<string> | null = null;
  const facts: Facts = {
    file,
    army,
    mode: 'points',
    bought: areChipsBought(file),
    of,
    arms: { foot: 0, horse: 0, guns: 0 },
    units: 0,
    figures: 0,
    command: 0,
    couriers: 0,
    chips: 0,
    stands: 0,
    men: 0,
    guns: 0,
    fireDice: 0,
    meleeStands: 0,
    frontage: 0,
    repeated: null,
    costing: null,
  };
  const count = (list: readonly Unit[]) => {
    for (const unit of list) {
      const known = unitFacts(unit, file);
      of.set(unit, known);
      facts.arms[known.of.arm]++;
      facts.units++;
      facts.figures += unit.figures;
      facts.stands += known.stands;
      facts.men += known.men ?? 0;
      facts.guns += known.guns;
      facts.fireDice += known.fireDice;
      facts.meleeStands += known.meleeStands;
      facts.frontage += known.frontage;
      if (seen.has(unit.id)) {
        repeated ??= new Set();
        repeated.add(unit.id);
      }
      seen.add(unit.id);
    }
  };
  const lead = (commanders: readonly Commander[], rank: Rank) => {
    for (const commander of commanders) {
      const couriers = couriersOf(commander, rank);
      facts.couriers += couriers;
      facts.command += 1 + couriers;
      facts.chips += chipsOf(commander, rank, facts.bought);
    }
  };
  lead(army.chiefs, 'chief');
  for (const { commanders, units } of army.brigades) {
    lead(commanders, 'commander');
    count(units);
  }
  count(army.direct);
  facts.repeated = repeated;
  return facts;
};

export type Budget = 'points' | 'units' | 'figures';

/** What the agreed limit counts; units where an army without points is limited by points. */
export const budgetOf = (file: ArmyFile<Army>): Budget => {
  const type = settingOf(file, 'budgetType') as Budget;
  return type === 'points' && !hasPoints(file) ? 'units' : type;
};

/** How much of the agreed limit the army has, and whether it is over it: exact. */
export const spent = (facts: Facts): { of: Budget; used: number; over: boolean } => {
  const of = budgetOf(facts.file);
  const { costing } = facts;
  const { budget } = facts.army;
  if (of !== 'points') return { of, used: facts[of], over: budget !== null && facts[of] > budget };
  if (costing === null) return { of, used: 0, over: false };
  return { of, used: costing.total / PARTS, over: budget !== null && isAbove(costing, budget, PARTS) };
};
