import checks from '@/data/honours-of-war/checks.json';
import { type Checks, checkedBy, type Rule } from '../../core/check/rule';
import type { Brigade, Unit } from '../schema';
import type { BrigadeFacts, Facts } from '../survey';
import type { Arm, Fielding, NationId } from '../tables';

export type CheckCode = keyof typeof checks;

/** Where a unit stands. */
type Post = 'brigade' | 'independent' | 'unassigned';

/** A unit as its checks are given it. */
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

/** A brigade as its checks are given it. */
export type BrigadeNode = {
  readonly brigade: Brigade;
  readonly index: number;
  readonly facts: BrigadeFacts;
  readonly nation: NationId;
};

const CHECKS = checks as Checks<CheckCode>;

/** The arms a check of units can concern; absent = all. Units of other arms are not asked. */
type Arms = { readonly arms?: readonly Arm[] };

export type UnitRule = Rule<UnitNode, Facts> & Arms;

/** A rule with the severity and page that data/honours-of-war/checks.json gives its code. */
export const checked = checkedBy<Facts, Arms>()(CHECKS);
