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
  Concern;

/**
 * The stands a check can concern; others are not asked. `arms` absent = all. `only` absent = every stand; `noted` =
 * those with a capacity or a noted size; `unassigned` = those without a post.
 */
type Concern = { readonly arms?: readonly Arm[]; readonly only?: 'noted' | 'unassigned' };

export type UnitRule = Rule<UnitNode, Facts> & Concern;

/** A rule with the severity and section that data/stroll-in-hanover/checks.json gives its code. */
export const checked = <Node, P extends Params>(
  code: CheckCode,
  definition: Definition<Node, P>,
): Rule<Node, Facts> & Concern => rule({ code, ...CHECKS[code], ...definition });
