import type { Path } from '../army/path';
import type { Cite } from '../contract/citation';
import type { Finding, Fix, Origin, Params, Severity } from './finding';

/**
 * What a check returns when its rule is broken. `at` are places below the checked node; none means the node.
 * `wanting`: the army only wants more.
 */
export type Breach<P extends Params = Params> = {
  readonly params: P;
  readonly at?: readonly Path[];
  readonly severity?: Severity;
  readonly wanting?: true;
  /** where the page depends on what was found */
  readonly cite?: Cite;
  readonly fix?: Fix;
};

/** One severity, or one for each mode of play: an error in a points game may be a warning in a scenario. */
export type SeverityByMode = Severity | Readonly<Record<string, Severity>>;

export type Scope = 'unit' | 'formation' | 'army';

/**
 * One rule of the book. `check` sees its node and the facts of the army (counted once, before the rules run);
 * it does not throw, sort for display or read another rule's result.
 */
export type Rule<Node, Facts, P extends Params = Params> = {
  readonly code: string;
  readonly title: string;
  readonly scope: Scope;
  readonly severity: SeverityByMode;
  readonly cite: Cite;
  readonly check: (node: Node, facts: Facts) => Breach<P> | undefined;
  readonly message: (params: P) => string;
};

/** Ties the params of `check` to those of `message`, then forgets them, so that rules can stand in one list. */
export const rule = <Node, Facts, P extends Params>(definition: Rule<Node, Facts, P>): Rule<Node, Facts> =>
  definition as unknown as Rule<Node, Facts>;

/**
 * Each check once, at the place of its first rule: of several rules with one code the last. They have one title, by
 * which event packs name the check.
 * @throws RangeError if two rules with one code have different titles
 */
export const rulesByCode = <R extends Pick<Rule<never, never>, 'code' | 'title'>>(
  rules: readonly R[],
): R[] => {
  const byCode = new Map<string, R>();
  for (const rule of rules) {
    if ((byCode.get(rule.code) ?? rule).title !== rule.title) {
      throw new RangeError('Two checks with one code have different titles');
    }
    byCode.set(rule.code, rule);
  }
  return [...byCode.values()];
};

const severityIn = (severity: SeverityByMode, mode: string): Severity =>
  typeof severity === 'string' ? severity : (severity[mode] ?? 'error');

const CORE: Origin = { kind: 'core', name: 'rules' };

/** Runs `rules` on one node and adds what they find, stamped with code, place and citation, to `findings`. */
export const runRules = <Node, Facts extends { readonly mode: string }>(
  rules: readonly Rule<Node, Facts>[],
  node: Node,
  at: Path,
  facts: Facts,
  findings: Finding[],
): void => {
  for (const rule of rules) {
    const breach = rule.check(node, facts);
    if (breach === undefined) continue;
    const { code, title, severity, cite, message } = rule;
    const [first, ...also] = (breach.at ?? [[]]).map((place) =>
      place.length === 0 ? at : [...at, ...place],
    );
    if (first === undefined) continue;
    findings.push({
      code,
      severity: breach.severity ?? severityIn(severity, facts.mode),
      at: first,
      ...(also.length > 0 && { also }),
      params: breach.params,
      title,
      message: message(breach.params),
      cite: breach.cite ?? cite,
      origin: CORE,
      ...(breach.wanting && { wanting: true }),
      ...(breach.fix && { fix: breach.fix }),
    });
  }
};

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
