import { counted } from './core/army/words';
import { isLegal } from './core/check/finding';
import { citeLabel } from './core/contract/citation';
import type { AssessedArmy, Summary, System } from './core/contract/system';
import type { MusterResult, MusterSystem } from './core/muster/muster-result';
import { NO_POINTS, type PrintedPoints, pointsText, printedPoints, toMinor } from './core/price/points';
import { type SuggestedWay, type SuggestWish, unlikeness } from './suggest-ways';

/** More of its points than a sixth in guns is not a typical army, nor are more of its units than a fifth. */
const MOST_IN_GUNS = 1 / 6;
const MOST_OF_UNITS = 1 / 5;
const MOST_IN_ONE_BATTERY = 1 / 5;

/** What too many guns weigh, and a whole limit that is not spent, against one warning. */
const TOO_MANY_GUNS = 20;
const UNSPENT = 10;

/** Units that an army has to have so that it can be like a whole one in full. */
const UNITS_OF_LIKENESS = 10;

/** An army that was looked at: what speaks against it, and whether it may be suggested at all. */
export type Look = {
  readonly points: number;
  /** no error, and within the limit */
  readonly fits: boolean;
  /** what the rules have against it, and we: the fewer the better */
  readonly faults: number;
  /** the same with what is not spent, and what is unlike a whole army */
  readonly score: number;
};

/** A single battery may cost somewhat more, because there are no smaller ones. */
const hasTooManyGuns = ({ units, points, shares }: Summary, batteries: number): boolean => {
  const guns = shares.find(({ key }) => key === 'artillery')?.amount ?? 0;
  const most = batteries > 1 ? MOST_IN_GUNS : MOST_IN_ONE_BATTERY;
  return batteries > units * MOST_OF_UNITS || guns > (points ?? 0) * most;
};

/** How an army was made up: with this many batteries, in what way. */
type MadeUp = { readonly batteries: number; readonly way: SuggestedWay };

/** Weighs an army: an error more than any number of warnings. */
export const lookedAt = (
  { system }: MusterSystem,
  { budget }: SuggestWish,
  { file, assessment }: AssessedArmy<unknown>,
  { batteries, way }: MadeUp,
): Look => {
  const { findings } = assessment;
  const summary = system.summary(file, assessment);
  const { units } = summary;
  const points = summary.points ?? 0;
  const most = toMinor(budget, system.pointScale);
  const fits = isLegal(findings) && points <= most && units > 0;
  const faults = findings.reduce(
    (sum, { severity }) => sum + (severity === 'error' ? 100 : severity === 'warning' ? 1 : 0),
    hasTooManyGuns(summary, batteries) ? TOO_MANY_GUNS : 0,
  );
  // a handful of units cannot be like a whole army
  const unlike = unlikeness(way) * Math.min(1, units / UNITS_OF_LIKENESS);
  const score = fits ? faults + unlike + (UNSPENT * (most - points)) / most : Infinity;
  return { points, fits, faults, score };
};

/** No army fits: why, in a sentence, and the least limit that would do, where one is known. */
export type NoneFits = {
  readonly ok: false;
  readonly code: 'none-fits';
  readonly message: string;
  readonly least: PrintedPoints | null;
};

/**
 * Why nothing is suggested.
 * @param smallest the smallest army that there is to suggest
 * @param army what it is called: "Prussia 1757"
 */
export const noneFits = (
  system: System,
  { budget }: SuggestWish,
  smallest: MusterResult,
  army: string,
): NoneFits => {
  const none = { ok: false, code: 'none-fits' } as const;
  if (smallest.units === 0) {
    return { ...none, message: `In these proportions ${army} has no troops at all.`, least: null };
  }
  const { findings } = system.assess(system.withoutLimits(smallest.file));
  const error = findings.find(({ severity }) => severity === 'error');
  if (error !== undefined) {
    const message = `None of the armies we can make for ${army} is legal. ${error.message} (${citeLabel(error.cite)})`;
    return { ...none, message, least: null };
  }
  const { budgetStep } = system.choices;
  const costs = printedPoints(smallest.points ?? NO_POINTS, system.pointScale);
  const message = `The smallest army we suggest for ${army}, of ${counted(smallest.units, 'unit')}, costs ${pointsText(costs)} points; that is over the limit of ${pointsText(budget)}.`;
  return { ...none, message, least: Math.ceil(costs / budgetStep) * budgetStep };
};
