import type { CheckAnswer } from '@/lib/rules/check';
import type { Severity } from '@/lib/rules/core/finding';

/** What a verdict needs of a system: the name of its book, and what it calls its points. */
export type Book = { readonly source: string; readonly points: string };

export type Verdict = 'legal' | 'illegal' | 'unreadable';

/** The one word for an answer. */
export const verdictOf = (answer: CheckAnswer): Verdict => {
  if (!answer.ok) return 'unreadable';
  return answer.legal ? 'legal' : 'illegal';
};

/** How many answers there are of each verdict. */
export const countVerdicts = (answers: readonly CheckAnswer[]): Record<Verdict, number> => {
  const counts = { legal: 0, illegal: 0, unreadable: 0 };
  for (const answer of answers) counts[verdictOf(answer)]++;
  return counts;
};

/** How many findings of each severity one answer has. */
export const countsOf = (answer: CheckAnswer): Record<Severity, number> => {
  const counts = { error: 0, warning: 0, info: 0 };
  if (answer.ok) for (const { severity } of answer.findings) counts[severity]++;
  return counts;
};

/** One line of JSON for each answer, in order: what the command line prints too. */
export const jsonLines = (answers: readonly CheckAnswer[]): string =>
  answers.map((answer) => `${JSON.stringify(answer)}\n`).join('');
