import type { CheckAnswer } from '@/lib/rules/check-answer';
import { countFindings, type Tone } from '@/lib/rules/core/check/finding';

/** What a verdict needs of a system: its name and that of its book, and what it calls its points. */
export type Book = { readonly name: string; readonly source: string; readonly points: string };

export type Verdict = 'legal' | 'unfinished' | 'illegal' | 'unreadable';

/** An answer, and the text it was given on: null for one that could not be read. */
export type Checked = { readonly answer: CheckAnswer; readonly text: string | null };

/** The one word for an answer. */
export const verdictOf = (answer: CheckAnswer): Verdict => {
  if (!answer.ok) return 'unreadable';
  if (answer.legal) return 'legal';
  return answer.unfinished ? 'unfinished' : 'illegal';
};

/** How many answers there are of each verdict. */
export const countVerdicts = (answers: readonly CheckAnswer[]): Record<Verdict, number> => {
  const counts = { legal: 0, unfinished: 0, illegal: 0, unreadable: 0 };
  for (const answer of answers) counts[verdictOf(answer)]++;
  return counts;
};

/** How many findings of each tone one answer has. */
export const countsOf = (answer: CheckAnswer): Record<Tone, number> =>
  countFindings(answer.ok ? answer.findings : []);

/** The file format of answers: what POST /api/v1/check answers, too. */
export const jsonOf = (answers: readonly CheckAnswer[]): string => `${JSON.stringify(answers, null, 1)}\n`;
