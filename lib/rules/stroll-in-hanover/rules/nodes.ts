import type { Path } from '../../core/path';
import type { Division, Unit } from '../schema';
import type { DivisionFacts } from '../survey';
import type { ClassFacts, TroopType } from '../tables';

/** Where a stand stands. */
export type Post = 'division' | 'direct' | 'unassigned';

export type UnitNode = {
  readonly unit: Unit;
  readonly type: TroopType;
  readonly of: ClassFacts;
  readonly post: Post;
  /** path into the army */
  readonly path: Path;
};

export type DivisionNode = {
  readonly division: Division;
  readonly index: number;
  readonly facts: DivisionFacts;
};
