import type { ArmyFile } from '../core/army/document';
import { uncapital } from '../core/army/words';
import type { Assessment } from '../core/contract/assessment';
import type { BuilderSystem, Summary } from '../core/contract/system';
import { toMinor } from '../core/price/points';
import type { PrintedTerms } from '../core/sheet/sheet';
import type { ArmyTerms } from './army-terms';
import type { Judgement, TermStanding } from './judge';

/** What the terms let an army cost. Words and sum are null where they name none for this army. */
export type PointsLimit = {
  /** as it reads after "of": "1,200 to 1,420 points, up to 10 over allowed" */
  readonly allowed: string | null;
  /** the largest sum, in printed points */
  readonly max: number | null;
  /** how much more is allowed */
  readonly tolerance: number;
};

const isOfPoints = ({ slot }: TermStanding): boolean => /^points(?:[:@]|$)/.test(slot);

/** The limit of points of the terms, with the army's result; undefined if they do not limit points. */
export const pointsLimit = (standings: readonly TermStanding[]): PointsLimit | undefined => {
  const all = standings.filter(isOfPoints);
  if (all.length === 0) return undefined;
  const meant = all.filter(({ state }) => state !== 'apart');
  const own = meant.find(({ state }) => state === 'kept') ?? meant[0];
  // verdicts of before have no words of their own for it
  return {
    allowed: own === undefined ? null : (own.allowed ?? uncapital(own.text)),
    max: own?.most ?? null,
    tolerance: own?.tolerance ?? 0,
  };
};

/** The same of an army that was perhaps judged by the book alone. */
export const limitUnder = (assessment: Assessment | Judgement): PointsLimit | undefined =>
  'standings' in assessment ? pointsLimit(assessment.standings) : undefined;

/** The summary of an army: a limit of points of the terms replaces its own. */
export const summaryUnder = (
  system: BuilderSystem,
  file: ArmyFile,
  assessment: Assessment | Judgement,
): Summary => {
  const limit = limitUnder(assessment);
  if (limit === undefined) return system.summary(file, assessment);
  const summary = system.summary(system.withoutLimits(file), assessment);
  return { ...summary, budget: limit.max === null ? null : toMinor(limit.max, system.pointScale) };
};

/** What the packs of an army say of it, as its sheets show it. */
export const shownTerms = (
  { packs }: Pick<ArmyTerms, 'packs'>,
  { findings, standings }: Judgement,
): PrintedTerms => {
  const limit = pointsLimit(standings);
  return { packs, findings, ...(limit && { limit: limit.allowed }) };
};
