import type { ArmyFile } from '../core/army/document';
import { oncePer } from '../core/army/memo';
import type { Costing } from '../core/price/costing';
import { spentOf } from '../core/price/natural-limit';
import { walk } from '../core/tree/tree';
import type { Army, Unit } from './schema';
import { budgetOf } from './settings';
import { type Arm, POINT_SCALE } from './tables';
import { type ArmyTree, areChipsBought, chipsOf, couriersOf, rankOf, treeOf } from './tree';
import { type UnitFacts, unitFacts } from './unit-facts';

/** The army counted once, before the rules. */
export type Survey = {
  readonly file: ArmyFile<Army>;
  readonly army: Army;
  readonly tree: ArmyTree;
  readonly mode: 'points';
  readonly bought: boolean;
  /** facts of each unit, units of brigades first, in order */
  readonly of: ReadonlyMap<Unit, UnitFacts>;
  readonly arms: Record<Arm, number>;
  readonly units: number;
  readonly figures: number;
  /** generals and couriers, who are not counted as figures of units */
  readonly command: number;
  readonly couriers: number;
  readonly chips: number;
  readonly stands: number;
  readonly men: number;
  readonly guns: number;
  readonly fireDice: number;
  readonly meleeStands: number;
  /** half inches */
  readonly frontage: number;
};

/** What the rules check: the army counted and priced; `costing` is null without points. */
export type Facts = Survey & { readonly costing: Costing | null };

/** Counts an army in one pass. */
export const survey = oncePer((file: ArmyFile<Army>): Survey => {
  const { army } = file;
  const tree = treeOf(army);
  const of = new Map<Unit, UnitFacts>();
  const facts = {
    file,
    army,
    tree,
    mode: 'points' as const,
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
  };
  walk(tree, {
    leader: ({ leader, kind }) => {
      const couriers = couriersOf(leader, rankOf(kind));
      facts.couriers += couriers;
      facts.command += 1 + couriers;
      facts.chips += chipsOf(leader, rankOf(kind), facts.bought);
    },
    unit: ({ unit }) => {
      const own = unitFacts(unit, file);
      of.set(unit, own);
      facts.arms[own.of.arm]++;
      facts.units++;
      facts.figures += unit.figures;
      facts.stands += own.stands;
      facts.men += own.men ?? 0;
      facts.guns += own.guns;
      facts.fireDice += own.fireDice;
      facts.meleeStands += own.meleeStands;
      facts.frontage += own.frontage;
    },
  });
  return facts;
});

/** How much of the agreed limit the army has, and whether it is over it: exact. */
export const spent = (facts: Facts) => spentOf(facts, budgetOf(facts.file), POINT_SCALE);
