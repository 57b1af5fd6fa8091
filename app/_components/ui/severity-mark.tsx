import type { Standing, Tone } from '@/lib/rules/core/finding';
import { Icon } from './icon';

export type Mark = Tone | 'pass';

/** The word that goes with each shape. */
export const SEVERITY_WORDS: Record<Mark, { one: string; many: string }> = {
  error: { one: 'error', many: 'errors' },
  warning: { one: 'warning', many: 'warnings' },
  info: { one: 'note', many: 'notes' },
  wanting: { one: 'still wanted', many: 'still wanted' },
  pass: { one: 'ready', many: 'ready' },
};

/** The shape alone, with its word for readers of the page. */
export const SeverityMark = ({ severity, className = '' }: { severity: Mark; className?: string }) => (
  <span className={`sv ${severity} ${className}`} role="img" aria-label={SEVERITY_WORDS[severity].one}>
    <Icon name={severity} className="sv" />
  </span>
);

/** In the order they are told. */
export const TONES: readonly Tone[] = ['error', 'warning', 'wanting', 'info'];

type CountsProps = {
  counts: Readonly<Record<Tone, number>>;
  /** "1 error" instead of the shape and 1 */
  words?: boolean;
  /** said when nothing was found */
  clear?: string;
};

/** How many errors, warnings and notes there are; `clear` with a tick if none. */
export const SeverityCounts = ({ counts, words = false, clear = 'ready' }: CountsProps) => {
  const found = TONES.filter((severity) => counts[severity] > 0);
  if (found.length === 0) {
    return (
      <span className="sevs">
        <span className="sev pass">
          <Icon name="pass" />
          <span className="soft">{clear}</span>
        </span>
      </span>
    );
  }
  return (
    <span className="sevs">
      {found.map((severity) => {
        const count = counts[severity];
        const word = SEVERITY_WORDS[severity][count === 1 ? 'one' : 'many'];
        return (
          <span key={severity} className={`sev ${severity}`}>
            <Icon name={severity} />
            {count}
            <span className={words ? '' : 'vh'}> {word}</span>
          </span>
        );
      })}
    </span>
  );
};

type VerdictProps = { standing: Standing; counts: CountsProps['counts']; clear?: string };

/** A stored verdict: what was found, or that the army is not finished. */
export const StoredCounts = ({ standing, counts, clear }: VerdictProps) =>
  standing === 'unfinished' ? (
    <span className="sevs">
      <span className="sev wanting">
        <Icon name="wanting" />
        unfinished
      </span>
    </span>
  ) : (
    <SeverityCounts counts={counts} {...(clear !== undefined && { clear })} />
  );
