import type { Op } from '../army/edit';
import { isWithin, type Path } from '../army/path';
import type { Cite } from '../contract/citation';

/** Findings that an answer tells; the others, which are no heavier, are counted. */
export const MAX_FINDINGS = 100;

export type Severity = 'error' | 'warning' | 'info';

/** How a finding is shown: by its severity, or as something that is still to come. */
export type Tone = Severity | 'wanting';

/** The state of an army: errors that only need more units leave it unfinished, not illegal. */
export type Standing = 'legal' | 'unfinished' | 'illegal';

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
  /** the other places that it is about */
  readonly also?: readonly Path[];
  /** more is still to come: an army that wants nothing else is unfinished, not illegal */
  readonly wanting?: true;
  readonly params: Params;
  /** short name of what is wrong; findings of one code share it */
  readonly title: string;
  readonly message: string;
  readonly cite: Cite;
  readonly origin: Origin;
  readonly fix?: Fix;
  /**
   * what would settle it, in a sentence, where that is for the player to choose: "It is enough to leave out X (120)."
   */
  readonly advice?: string;
};

const WEIGHT: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** Errors first, then warnings, then notes; otherwise in the order found. */
export const bySeverity = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]);

/** An army is legal when no finding is an error. */
export const isLegal = (findings: readonly Pick<Finding, 'severity'>[]): boolean =>
  findings.every(({ severity }) => severity !== 'error');

/** Legal without errors; unfinished where every error only wants more. */
export const standingOf = (findings: readonly Pick<Finding, 'severity' | 'wanting'>[]): Standing => {
  if (isLegal(findings)) return 'legal';
  return findings.every(({ severity, wanting }) => severity !== 'error' || wanting)
    ? 'unfinished'
    : 'illegal';
};

/** The word for an army or a list, on every page and sheet. */
export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  legal: 'Ready',
  unfinished: 'Unfinished',
  illegal: 'Illegal',
};

/** The same of a stored verdict, whose errors are counted without those that only want more. */
export const storedStanding = (legal: boolean, errors: number): Standing => {
  if (legal) return 'legal';
  return errors === 0 ? 'unfinished' : 'illegal';
};

/** Only an error that asks for more is "still needed": an army without errors is ready. */
export const toneOf = ({ severity, wanting }: Pick<Finding, 'severity' | 'wanting'>): Tone =>
  wanting && severity === 'error' ? 'wanting' : severity;

/** How many findings there are of each tone; errors that only ask for more count as wanting, not as errors. */
export const countFindings = (
  findings: readonly Pick<Finding, 'severity' | 'wanting'>[],
): Record<Tone, number> => {
  const counts = { error: 0, warning: 0, info: 0, wanting: 0 };
  for (const finding of findings) counts[toneOf(finding)]++;
  return counts;
};

/** Every place that a finding is about. */
export const placesOf = ({ at, also = [] }: Pick<Finding, 'at' | 'also'>): readonly Path[] => [at, ...also];

/** True if a finding is about something at `root` or below it. */
export const concerns = (finding: Pick<Finding, 'at' | 'also'>, root: Path): boolean =>
  placesOf(finding).some((at) => isWithin(at, root));

/** What a mark can say about an army, or a part of it. */
export type Mark = Tone | 'pass';

/** The word that goes with each shape. */
export const SEVERITY_WORDS: Record<Mark, { one: string; many: string }> = {
  error: { one: 'error', many: 'errors' },
  warning: { one: 'warning', many: 'warnings' },
  info: { one: 'note', many: 'notes' },
  wanting: { one: 'still needed', many: 'still needed' },
  pass: { one: 'ready', many: 'ready' },
};

/** The shape beside the state of an army. */
export const STANDING_MARKS: Readonly<Record<Standing, Mark>> = {
  legal: 'pass',
  unfinished: 'wanting',
  illegal: 'error',
};
