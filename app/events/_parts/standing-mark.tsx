import { type Mark, Severity } from '@/app/_components/ui/severity-mark';
import type { Verdict } from '@/lib/events/schema';

const MARKS: Record<Verdict['standing'], Mark> = { legal: 'pass', unfinished: 'wanting', illegal: 'error' };

/** What a list comes to, in its shape and word. */
export const StandingMark = ({ standing }: { standing: Verdict['standing'] }) => (
  <Severity severity={MARKS[standing]}>{standing}</Severity>
);

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** A verdict in a few words: "2 errors, 1 warning", "1 warning", "nothing found". */
export const verdictWords = ({
  standing,
  errors,
  warnings,
}: Pick<Verdict, 'standing' | 'errors' | 'warnings'>): string => {
  const told = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(standing === 'unfinished' ? ['unfinished'] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  return told.length === 0 ? 'nothing found' : told.join(', ');
};

/** The same with the shape of what weighs most. */
export const VerdictMark = ({ verdict }: { verdict: Pick<Verdict, 'standing' | 'errors' | 'warnings'> }) => (
  <Severity
    severity={verdict.standing === 'legal' && verdict.warnings > 0 ? 'warning' : MARKS[verdict.standing]}
  >
    {verdictWords(verdict)}
  </Severity>
);
