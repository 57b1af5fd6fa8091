import { counted, uncapital } from '../core/army/words';
import { STANDING_WORDS, type Standing } from '../core/check/finding';

/** A stored verdict in numbers: what only wants more is neither error nor warning; `overruled` errors were let pass. */
export type CountedVerdict = {
  readonly standing: Standing;
  readonly errors: number;
  readonly warnings: number;
  readonly wanting: number;
  readonly overruled: number;
};

/**
 * What is left of a verdict once its overruled errors are let pass: the one count of desks, sheets, files and pages.
 */
export const openCounts = ({ errors, warnings, wanting, overruled }: Omit<CountedVerdict, 'standing'>) => ({
  errors: Math.max(0, errors - overruled),
  warnings,
  wanting,
  passed: overruled,
});

/** The state of a list, without the errors that are let pass. */
export type OpenStanding = Standing | 'passed';

/** The state of a list: one whose errors are all let pass is not illegal. */
export const openStanding = (verdict: CountedVerdict): OpenStanding => {
  const { errors, wanting, passed } = openCounts(verdict);
  if (verdict.standing !== 'illegal' || errors > 0 || passed === 0) return verdict.standing;
  return wanting > 0 ? 'unfinished' : 'passed';
};

/** The standing that is shown of a list: one whose every error is let pass is legal. */
export const shownStanding = (verdict: CountedVerdict): Standing => {
  const standing = openStanding(verdict);
  return standing === 'passed' ? 'legal' : standing;
};

/** The word for a list at an event: one whose every error is let pass is ready. */
export const OPEN_STANDING_WORDS: Readonly<Record<OpenStanding, string>> = {
  ...STANDING_WORDS,
  passed: STANDING_WORDS.legal,
};

const countParts = (verdict: Omit<CountedVerdict, 'standing'>): string[] => {
  const { errors, warnings, wanting, passed } = openCounts(verdict);
  return [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(passed > 0 ? [`${counted(passed, 'error')} let pass`] : []),
    ...(wanting > 0 ? [`${wanting} still needed`] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
};

/** "Ready", "Illegal, 1 error, 2 still needed, 1 warning", "Ready, 1 error let pass": a verdict in words. */
export const verdictWords = (verdict: CountedVerdict): string =>
  [OPEN_STANDING_WORDS[openStanding(verdict)], ...countParts(verdict)].join(', ');

const withoutStop = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : text);

/** An accepted list: its state, by which terms, and why its errors are let pass. */
export type AcceptedVerdict = {
  readonly verdict: CountedVerdict & { readonly termsVersion: number };
  /** why errors are let pass; with the name of the organiser where that may be shown */
  readonly reasons: readonly string[];
  /** the terms it was accepted under, where it was judged by others since; else null */
  readonly under: number | null;
};

/** True if a list has an error that is not let pass. */
export const isOpen = (verdict: CountedVerdict): boolean => {
  const { errors, wanting } = openCounts(verdict);
  return errors + wanting > 0;
};

/**
 * What holds of an accepted list: "Accepted: 1 error let pass, because: ...", "Accepted under terms 1. By terms 2: not
 * legal, 1 error.", "Accepted."
 */
export const acceptedWords = ({ verdict, reasons, under }: AcceptedVerdict): string => {
  if (verdict.standing === 'legal') return 'Accepted.';
  if (!isOpen(verdict)) {
    const because = withoutStop([...new Set(reasons)].join('; '));
    return `Accepted: ${countParts(verdict).join(', ')}${because === '' ? '' : `, because: ${because}`}.`;
  }
  const words = uncapital(verdictWords(verdict));
  return under === null
    ? `Accepted anyway: ${words}.`
    : `Accepted under terms ${under}. By terms ${verdict.termsVersion}: ${words}.`;
};
