import { type Path, pathKey } from '@/lib/rules/core/army/path';
import { type Finding, placesOf as placesOfOne, type Tone, toneOf } from '@/lib/rules/core/check/finding';
import { citeLabel } from '@/lib/rules/core/contract/citation';

/** What a list of findings shows of each; an answer of the check has no title and no fix. */
export type FindingView = Pick<Finding, 'code' | 'severity' | 'at' | 'message' | 'cite'> &
  Partial<Pick<Finding, 'title' | 'fix' | 'advice' | 'origin' | 'also' | 'wanting'>>;

export type FindingGroup<F extends FindingView = FindingView> = {
  readonly key: string;
  readonly tone: Tone;
  /** the findings of the group; all share code, tone and citation */
  readonly findings: readonly [F, ...F[]];
  /** how many there are of it in the whole list */
  readonly count: number;
  /** the message, if all findings say the same */
  readonly message: string | null;
};

const ORDER: readonly Tone[] = ['error', 'warning', 'wanting', 'info'];

/**
 * Findings of one code, tone and citation stand together, however many places they name; errors first, then
 * warnings, then what is still needed, then notes, otherwise in the order found.
 */
export const groupFindings = <F extends FindingView>(findings: readonly F[]): FindingGroup<F>[] => {
  const groups = new Map<string, [F, ...F[]]>();
  for (const finding of findings) {
    // of two regiments each leads to its own page
    const { regiment } = finding.cite;
    const where = regiment === undefined ? citeLabel(finding.cite) : `regiment:${regiment}`;
    const key = `${toneOf(finding)} ${finding.code} ${where}`;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  const grouped = [...groups].map(([key, [first, ...rest]]) => ({
    key,
    tone: toneOf(first),
    findings: [first, ...rest] as const,
    count: rest.length + 1,
    message: rest.every(({ message }) => message === first.message) ? first.message : null,
  }));
  return ORDER.flatMap((tone) => grouped.filter((group) => group.tone === tone));
};

/** What is wrong, what is only wanted and the notes, each apart; a part without groups is left out. */
export const partsByTone = <F extends FindingView>(
  groups: readonly FindingGroup<F>[],
): (readonly [FindingGroup<F>, ...FindingGroup<F>[]])[] =>
  [['error', 'warning'], ['wanting'], ['info']].flatMap((tones) => {
    const [first, ...rest] = groups.filter(({ tone }) => tones.includes(tone));
    return first === undefined ? [] : [[first, ...rest] as const];
  });

/** Findings shown at once; the others are asked for. */
export const PART_FINDINGS = 50;

/** Of groups in their order the findings from number `from` (0 is the first), at most `most` of them. */
export const partOfGroups = <F extends FindingView>(
  groups: readonly FindingGroup<F>[],
  from: number,
  most: number,
): FindingGroup<F>[] => {
  let at = 0;
  return groups.flatMap((group) => {
    const start = at;
    at += group.findings.length;
    const [first, ...rest] = group.findings.slice(
      Math.max(0, from - start),
      Math.max(0, from + most - start),
    );
    return first === undefined ? [] : [{ ...group, findings: [first, ...rest] as const }];
  });
};

/** The places of a group, each once: the army itself is no place. */
export const placesOf = (findings: readonly FindingView[]): Path[] => {
  const places = new Map(findings.flatMap(placesOfOne).map((at) => [pathKey(at), at]));
  places.delete('');
  return [...places.values()];
};
