import checks from '@/data/stroll-in-hanover/checks.json';
import type { Cite } from '../../core/citation';
import type { Params } from '../../core/finding';
import { type Rule, rule, type SeverityByMode } from '../../core/rule';
import type { Facts } from '../survey';
import type { Arm } from '../tables';
import type { UnitNode } from './nodes';

export type CheckCode = keyof typeof checks;

export const CHECKS: Record<CheckCode, { severity: SeverityByMode; cite: Cite }> = checks as Record<
  CheckCode,
  { severity: SeverityByMode; cite: Cite }
>;

type Definition<Node, P extends Params> = Pick<
  Rule<Node, Facts, P>,
  'title' | 'scope' | 'check' | 'message'
> &
  Arms;

/** The arms a check of stands can concern; absent = all. Stands of other arms are not asked. */
type Arms = { readonly arms?: readonly Arm[] };

export type UnitRule = Rule<UnitNode, Facts> & Arms;

/** A rule with the severity and section that data/stroll-in-hanover/checks.json gives its code. */
export const checked = <Node, P extends Params>(
  code: CheckCode,
  definition: Definition<Node, P>,
): Rule<Node, Facts> & Arms => rule({ code, ...CHECKS[code], ...definition });
