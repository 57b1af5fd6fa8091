import checks from '@/data/thinglum/checks.json';
import type { Cite } from '../../core/citation';
import type { Params } from '../../core/finding';
import { type Rule, rule, type SeverityByMode } from '../../core/rule';
import type { Facts } from '../survey';

const CHECKS = checks as Record<keyof typeof checks, { severity: SeverityByMode; cite: Cite }>;

type Definition<Node, P extends Params> = Pick<Rule<Node, Facts, P>, 'title' | 'scope' | 'check' | 'message'>;

/** A check with the severity and citation that the data give it. */
export const checked = <Node, P extends Params>(
  code: keyof typeof checks,
  definition: Definition<Node, P>,
): Rule<Node, Facts> => rule<Node, Facts, P>({ code, ...CHECKS[code], ...definition });
