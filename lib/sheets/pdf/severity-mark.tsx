import { Canvas } from '@react-pdf/renderer';
import type { Tone } from '@/lib/rules/core/finding';
import type { Sheet } from '@/lib/rules/core/sheet';
import { PAPER_WHITE, severityColour } from '../ink';
import { SEVERITY_SHAPES } from '../severity-shapes';
import type { Painter } from './paint';
import { mm } from './units';

type Props = { readonly severity: Tone | undefined; readonly ink: Sheet['ink']; readonly side: number };

/** The shape of a severity, `side` mm wide; nothing for a plain remark. */
export function SeverityMark({ severity, ink, side }: Props) {
  if (severity === undefined) return null;
  const colour = severityColour(severity, ink);
  return (
    <Canvas
      style={{ width: mm(side), height: mm(side) }}
      paint={(painter: Painter) => {
        painter.save().scale(mm(side) / 16);
        for (const { d, paint, width } of SEVERITY_SHAPES[severity]) {
          painter.path(d);
          if (paint === 'fill') painter.fill(colour);
          else painter.lineWidth(width ?? 1).stroke(paint === 'paper' ? PAPER_WHITE : colour);
        }
        painter.restore();
        return null;
      }}
    />
  );
}
