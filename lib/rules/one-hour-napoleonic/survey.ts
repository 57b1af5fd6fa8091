import type { ArmyFile } from '../core/document';
import type { Army, Unit } from './schema';
import { settingOf } from './settings';
import { type Arm, TYPES } from './tables';

/** The army counted once, before the rules. */
export type Facts = {
  readonly file: ArmyFile<Army>;
  readonly army: Army;
  readonly mode: 'points';
  readonly arms: Record<Arm, number>;
  units: number;
  hits: number;
  men: number;
  /** sizes in men of the units of foot and of horse */
  readonly foot: ReadonlySet<number>;
  readonly horse: ReadonlySet<number>;
  /** whole points; null without points */
  points: number | null;
};

export const isFoot = (arm: Arm): boolean => arm === 'line' || arm === 'light';

/** Men of a unit: its own number, else the army's usual (horse half of foot); guns are counted as guns. */
export const menOf = ({ men, type }: Unit, { menPerFoot }: Army): number => {
  const { arm } = TYPES[type];
  if (arm === 'artillery') return 0;
  return men ?? (isFoot(arm) ? menPerFoot : menPerFoot / 2);
};

/** Counts an army in one pass. */
export const survey = (file: ArmyFile<Army>): Facts => {
  const { army } = file;
  const arms: Record<Arm, number> = { line: 0, light: 0, cavalry: 0, 'heavy-cavalry': 0, artillery: 0 };
  const foot = new Set<number>();
  const horse = new Set<number>();
  let units = 0;
  let hits = 0;
  let men = 0;
  const count = (list: readonly Unit[]) => {
    for (const unit of list) {
      const { arm } = TYPES[unit.type];
      arms[arm]++;
      units++;
      hits += unit.hits;
      if (arm === 'artillery') continue;
      const size = menOf(unit, army);
      men += size;
      (isFoot(arm) ? foot : horse).add(size);
    }
  };
  for (const { units: list } of army.formations) count(list);
  count(army.reserve);
  return { file, army, mode: 'points', arms, units, hits, men, foot, horse, points: null };
};

/** What the agreed limit counts, and how much of it the army has. */
export const spent = ({
  file,
  units,
  hits,
  points,
}: Facts): { of: 'points' | 'units' | 'hits'; used: number } => {
  const type = settingOf(file, 'budgetType');
  if (type === 'units' || (points === null && type === 'points')) return { of: 'units', used: units };
  return type === 'hits' ? { of: 'hits', used: hits } : { of: 'points', used: points ?? 0 };
};
