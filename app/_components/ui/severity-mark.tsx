import type { ReactNode } from 'react';
import { counted } from '@/lib/rules/core/army/words';
import {
  type Mark,
  SEVERITY_WORDS,
  STANDING_MARKS,
  STANDING_WORDS,
  type Standing,
  type Tone,
} from '@/lib/rules/core/check/finding';
import { Icon } from './icon';

/** The colour that goes with each. */
export const SEVERITY_INK: Readonly<Record<Mark, string>> = {
  error: 'text-error',
  warning: 'text-warning',
  info: 'text-info',
  wanting: 'text-ink-2',
  pass: 'text-pass',
};

type ShapeProps = { severity: Mark; className?: string };

/** The shape as decoration, where words say the same. */
export const SeverityIcon = ({ severity, className = '' }: ShapeProps) => (
  <Icon name={severity} className={`${SEVERITY_INK[severity]} usual:size-[15px] ${className}`} />
);

/** The shape before words or a number, in one colour. */
export const Severity = ({ severity, className = '', children }: ShapeProps & { children?: ReactNode }) => (
  <span
    className={`${SEVERITY_INK[severity]} inline-flex items-center gap-1 tabular-nums ${severity === 'pass' ? 'usual:font-normal' : ''} ${className}`}
  >
    <SeverityIcon severity={severity} />
    {children}
  </span>
);

/** The shape alone, with its word for readers of the page. */
export const SeverityMark = ({ severity, className = '' }: ShapeProps) => (
  <span className={className} role="img" aria-label={SEVERITY_WORDS[severity].one}>
    <SeverityIcon severity={severity} />
  </span>
);

/** In the order of reading. */
export const TONES: readonly Tone[] = ['error', 'warning', 'wanting', 'info'];

type CountsProps = {
  counts: Readonly<Record<Tone, number>>;
  /** "1 error" instead of the shape and 1 */
  words?: boolean;
  /** said when nothing was found */
  clear?: string;
};

const Counts = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex flex-wrap gap-x-2.5 gap-y-0.5 font-semibold">{children}</span>
);

type ToneCountProps = { tone: Tone; count: number; words: boolean; hasShape?: boolean };

const ToneCount = ({ tone, count, words, hasShape = true }: ToneCountProps) => {
  const text = (
    <>
      {count}
      <span className={words ? '' : 'vh'}> {SEVERITY_WORDS[tone][count === 1 ? 'one' : 'many']}</span>
    </>
  );
  return hasShape ? (
    <Severity severity={tone}>{text}</Severity>
  ) : (
    <span className={SEVERITY_INK[tone]}>{text}</span>
  );
};

/** How many errors, warnings and notes there are; `clear` with a tick if none. */
export const SeverityCounts = ({ counts, words = false, clear = 'none' }: CountsProps) => {
  const tones = TONES.filter((severity) => counts[severity] > 0);
  if (tones.length === 0) {
    return (
      <Counts>
        <Severity severity="pass">
          <span className="soft">{clear}</span>
        </Severity>
      </Counts>
    );
  }
  return (
    <Counts>
      {tones.map((tone) => (
        <ToneCount key={tone} tone={tone} count={counts[tone]} words={words} />
      ))}
    </Counts>
  );
};

type ArmyVerdictProps = {
  standing: Standing;
  counts: CountsProps['counts'];
  /** errors that organisers let pass */
  passed?: number;
};

/** The verdict on an army: ready, unfinished or illegal, and how much was found. */
export const ArmyVerdict = ({ standing, counts, passed = 0 }: ArmyVerdictProps) => {
  const mark = STANDING_MARKS[standing];
  return (
    <Counts>
      <Severity severity={standing === 'legal' && passed > 0 ? 'info' : mark}>
        {STANDING_WORDS[standing]}
      </Severity>
      {TONES.filter((tone) => counts[tone] > 0).map((tone) => (
        <ToneCount
          key={tone}
          tone={tone}
          count={counts[tone]}
          words={tone === mark}
          hasShape={tone !== mark}
        />
      ))}
      {passed > 0 && <span className="mute whitespace-nowrap">{`${counted(passed, 'error')} let pass`}</span>}
    </Counts>
  );
};

/** That nothing was found, or how much was looked at. */
export const Passed = ({ children }: { children: ReactNode }) => (
  <p className="border-rule text-12 text-ink-2 flex items-center gap-[9px] border-t pt-[7px] first:border-t-0">
    <Severity severity="pass" />
    {children}
  </p>
);
