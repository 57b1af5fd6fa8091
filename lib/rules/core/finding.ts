import type { Cite } from './citation';
import type { Op } from './edit';
import type { Path } from './path';

export type Severity = 'error' | 'warning' | 'info';

/** Who says so: the rule book, an event pack or a house rule. */
export type Origin = { readonly kind: 'core' | 'event' | 'house'; readonly name: string };

/** A change that would settle the finding, ready to apply. */
export type Fix = { readonly label: string; readonly ops: readonly Op[] };

export type Params = Readonly<Record<string, string | number>>;

/** One result of a check: what, where, why, and if it can be said, what to do. */
export type Finding = {
  /** permanent, unique within a system: 'org-2' */
  readonly code: string;
  readonly severity: Severity;
  /** path into the army */
  readonly at: Path;
  readonly params: Params;
  /** short name of what is wrong; findings of one code share it */
  readonly title: string;
  readonly message: string;
  readonly cite: Cite;
  readonly origin: Origin;
  readonly fix?: Fix;
};

const WEIGHT: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** Errors first, then warnings, then notes; otherwise in the order found. */
export const bySeverity = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]);

/** An army is legal when no finding is an error. */
export const isLegal = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity }) => severity !== 'error');

/** How many findings there are of each severity. */
export const countFindings = (findings: readonly Finding[]): Record<Severity, number> => {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity]++;
  return counts;
};
