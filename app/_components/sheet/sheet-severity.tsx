import type { Tone } from '@/lib/rules/core/finding';
import type { Sheet } from '@/lib/rules/core/sheet';
import { PAPER_WHITE, severityColour } from '@/lib/sheets/ink';
import { SEVERITY_SHAPES } from '@/lib/sheets/severity-shapes';

const NAMES: Record<Tone, string> = {
  error: 'Error',
  warning: 'Warning',
  info: 'Note',
  wanting: 'Still wanted',
};

type Props = { readonly severity: Tone | undefined; readonly ink: Sheet['ink'] };

/** The shape of a severity in the colours of print; nothing for a plain remark. */
export function SheetSeverity({ severity, ink }: Props) {
  if (severity === undefined) return null;
  const colour = severityColour(severity, ink);
  return (
    <svg className="sheet-severity" viewBox="0 0 16 16" role="img" aria-label={NAMES[severity]}>
      {SEVERITY_SHAPES[severity].map(({ d, paint, width }) => (
        <path
          key={d}
          d={d}
          fill={paint === 'fill' ? colour : 'none'}
          stroke={paint === 'fill' ? 'none' : paint === 'paper' ? PAPER_WHITE : colour}
          strokeWidth={width}
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
