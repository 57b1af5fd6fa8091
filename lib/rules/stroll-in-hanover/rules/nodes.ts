import type { Path } from '../../core/army/path';
import type { Division, Unit } from '../schema';
import type { DivisionFacts } from '../survey';
import type { ClassFacts, TroopType } from '../tables';

export type UnitNode = {
  readonly unit: Unit;
  readonly type: TroopType;
  readonly of: ClassFacts;
  /** path into the army */
  readonly path: Path;
};

export type DivisionNode = {
  readonly division: Division;
  readonly index: number;
  readonly facts: DivisionFacts;
};
