import type { Params } from '../check/finding';
import { type Rule, rule, type SeverityByMode } from '../check/rule';
import type { Cite } from './citation';

/** What the data of a system say of its checks, by code. */
export type Checks<Code extends string> = Readonly<
  Record<Code, { readonly severity: SeverityByMode; readonly cite: Cite }>
>;

type Definition<Node, Facts, P extends Params> = Pick<
  Rule<Node, Facts, P>,
  'title' | 'scope' | 'check' | 'message'
>;

/**
 * Makes rules with the severity and citation that the data give their code. `Concern` is what a system says of a rule
 * beside: whom it concerns, so that others are not asked.
 */
export const checkedBy =
  <Facts, Concern extends object = object>() =>
  <Code extends string>(checks: Checks<Code>) =>
  <Node, P extends Params>(
    code: Code,
    definition: Definition<Node, Facts, P> & Concern,
  ): Rule<Node, Facts> & Concern => ({
    ...definition,
    ...rule<Node, Facts, P>({ code, ...checks[code], ...definition }),
  });
