import checks from '@/data/mcnally/checks.json';
import type { Cite } from '../../core/citation';
import type { Params, Severity } from '../../core/finding';
import { type Rule, rule } from '../../core/rule';
import type { Facts } from '../survey';
import type { ArmId } from '../tables';
import type { UnitFacts } from '../unit-facts';

export type CheckCode = keyof typeof checks;

export const CHECKS = checks as Record<CheckCode, { severity: Severity; cite: Cite }>;

/** The arms a check of units can concern; absent = all. Units of other arms are not asked. */
type Arms = { readonly arms?: readonly ArmId[] };

type Definition<Node, P extends Params> = Pick<
  Rule<Node, Facts, P>,
  'title' | 'scope' | 'check' | 'message'
> &
  Arms;

export type UnitRule = Rule<UnitFacts, Facts> & Arms;

/** A rule with the severity and section that data/mcnally/checks.json gives its code. */
export const checked = <Node, P extends Params>(
  code: CheckCode,
  definition: Definition<Node, P>,
): Rule<Node, Facts> & Arms => rule({ code, ...CHECKS[code], ...definition });
