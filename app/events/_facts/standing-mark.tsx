import { Severity } from '@/app/_components/ui/severity-mark';
import type { VersionHead } from '@/lib/events/schema';
import type { Mark } from '@/lib/rules/core/check/finding';
import {
  type CountedVerdict,
  errorWords,
  type OpenStanding,
  openStanding,
} from '@/lib/rules/events/verdict-words';
import * as factsWords from './words';

const MARKS: Record<OpenStanding, Mark> = {
  legal: 'pass',
  passed: 'info',
  unfinished: 'wanting',
  illegal: 'error',
};

const WORDS: Record<OpenStanding, string> = {
  legal: 'ready',
  passed: factsWords.letPass,
  unfinished: 'unfinished',
  illegal: 'illegal',
};

/** What a list comes to, as a shape and a word. */
export const markOf = (standing: OpenStanding): { readonly mark: Mark; readonly word: string } => ({
  mark: MARKS[standing],
  word: WORDS[standing],
});

/** The same drawn. */
export const StandingMark = ({ standing }: { standing: OpenStanding }) => (
  <Severity severity={MARKS[standing]}>{WORDS[standing]}</Severity>
);

/** A verdict in numbers; without `overruled` before organisers looked at it. */
type MarkProps = {
  verdict: Omit<CountedVerdict, 'overruled'>;
  overruled?: VersionHead['overruled'];
};

/** What a verdict found, "2 errors, 1 warning", with the shape of what weighs most. */
export const VerdictMark = ({ verdict, overruled = 0 }: MarkProps) => {
  const counted = { ...verdict, overruled };
  const standing = openStanding(counted);
  return (
    <Severity severity={standing === 'legal' && verdict.warnings > 0 ? 'warning' : MARKS[standing]}>
      {errorWords(counted)}
    </Severity>
  );
};
