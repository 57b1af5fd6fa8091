import { Severity } from '@/app/_components/ui/severity-mark';
import type { VersionHead } from '@/lib/events/schema';
import type { Mark } from '@/lib/rules/core/check/finding';
import {
  type CountedVerdict,
  OPEN_STANDING_WORDS,
  type OpenStanding,
  openStanding,
  verdictWords,
} from '@/lib/rules/events/verdict-words';

const MARKS: Record<OpenStanding, Mark> = {
  legal: 'pass',
  passed: 'info',
  unfinished: 'wanting',
  illegal: 'error',
};

/** The state of a list, as a shape and a word. */
export const markOf = (standing: OpenStanding): { readonly mark: Mark; readonly word: string } => ({
  mark: MARKS[standing],
  word: OPEN_STANDING_WORDS[standing],
});

/** The same drawn. */
export const StandingMark = ({ standing }: { standing: OpenStanding }) => (
  <Severity severity={MARKS[standing]}>{OPEN_STANDING_WORDS[standing]}</Severity>
);

/** A verdict in numbers; without `overruled` before organisers looked at it. */
type MarkProps = {
  verdict: Omit<CountedVerdict, 'overruled'>;
  overruled?: VersionHead['overruled'];
};

/** A verdict in words, "Illegal, 2 errors, 1 warning", with the shape of what weighs most. */
export const VerdictMark = ({ verdict, overruled = 0 }: MarkProps) => {
  const counted = { ...verdict, overruled };
  const standing = openStanding(counted);
  return (
    <Severity severity={standing === 'legal' && verdict.warnings > 0 ? 'warning' : MARKS[standing]}>
      {verdictWords(counted)}
    </Severity>
  );
};
