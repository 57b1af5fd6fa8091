import type { ArmyFile } from '../core/army/document';
import { oncePer } from '../core/army/memo';
import type { Costing } from '../core/price/costing';
import { spentOf } from '../core/price/natural-limit';
import { walk } from '../core/tree/tree';
import type { Army, Unit } from './schema';
import { budgetOf } from './settings';
import { type Arm, POINT_SCALE, TYPES } from './tables';
import { type ArmyTree, treeOf } from './tree';

/** The army counted once, before the rules. */
export type Survey = {
  readonly file: ArmyFile<Army>;
  readonly army: Army;
  readonly tree: ArmyTree;
  readonly mode: 'points';
  readonly arms: Record<Arm, number>;
  readonly units: number;
  readonly hits: number;
  readonly men: number;
  /** sizes in men of the units of foot and of horse */
  readonly foot: ReadonlySet<number>;
  readonly horse: ReadonlySet<number>;
};

/** What the rules check: the army counted and priced; `costing` is null without points. */
export type Facts = Survey & { readonly costing: Costing | null };

export const isFoot = (arm: Arm): boolean => arm === 'line' || arm === 'light';

/** Men of a unit: its own number, else the army's usual (horse half of foot); guns are counted as guns. */
export const menOf = ({ men, type }: Unit, { menPerFoot }: Army): number => {
  const { arm } = TYPES[type];
  if (arm === 'artillery') return 0;
  return men ?? (isFoot(arm) ? menPerFoot : menPerFoot / 2);
};

/** Counts an army in one pass. */
export const survey = oncePer((file: ArmyFile<Army>): Survey => {
  const { army } = file;
  const arms: Record<Arm, number> = { line: 0, light: 0, cavalry: 0, 'heavy-cavalry': 0, artillery: 0 };
  const foot = new Set<number>();
  const horse = new Set<number>();
  let units = 0;
  let hits = 0;
  let men = 0;
  const tree = treeOf(army);
  walk(tree, {
    unit: ({ unit }) => {
      const { arm } = TYPES[unit.type];
      arms[arm]++;
      units++;
      hits += unit.hits;
      if (arm === 'artillery') return;
      const size = menOf(unit, army);
      men += size;
      (isFoot(arm) ? foot : horse).add(size);
    },
  });
  return { file, army, tree, mode: 'points', arms, units, hits, men, foot, horse };
});

/** How much of the agreed limit the army has, and whether it is over it: exact. */
export const spent = (facts: Facts) => spentOf(facts, budgetOf(facts.file), POINT_SCALE);
