import type { Brigade, Unit } from '../schema';
import type { BrigadeFacts } from '../survey';
import type { Fielding, NationId } from '../tables';

/** Where a unit stands. */
export type Post = 'brigade' | 'independent' | 'unassigned';

export type UnitNode = {
  readonly unit: Unit;
  readonly post: Post;
  /** its contingent's nation, else the army's */
  readonly nation: NationId;
  /** what that nation says of its type; undefined if it fields none */
  readonly fielding: Fielding | undefined;
  /** the brigade it stands in, counted */
  readonly brigade: BrigadeFacts | undefined;
  /** path into the document, for fixes */
  readonly path: readonly (string | number)[];
};

export type BrigadeNode = {
  readonly brigade: Brigade;
  readonly index: number;
  readonly facts: BrigadeFacts;
  readonly nation: NationId;
};
