import { Canvas } from '@react-pdf/renderer';
import { INK, SOFT } from '../ink';
import { labelInset, type PlacedTrack } from '../track-places';
import { fontOf, MAIN_FAMILY } from './fonts';
import { type Painter, paintBox } from './paint';
import { mm } from './units';

type Props = {
  readonly track: PlacedTrack;
  readonly labels: 'middle' | 'corner';
  readonly points: number;
  readonly strong: boolean;
};

/** Draws a label in its box. Labels are ours ("−1", "12"): the main font has them all. */
const paintLabel = (
  painter: Painter,
  text: string,
  box: PlacedTrack['boxes'][number],
  style: Omit<Props, 'track'>,
): void => {
  const font = fontOf(MAIN_FAMILY, style.strong ? 600 : 400);
  if (font === null) return;
  const { advanceWidth } = font.layout(text);
  const width = (advanceWidth / font.unitsPerEm) * style.points;
  const ascent = (font.ascent / font.unitsPerEm) * style.points;
  const cap = (font.capHeight / font.unitsPerEm) * style.points;
  const corner = style.labels === 'corner';
  const x = corner
    ? mm(box.x + box.width - labelInset(box.box)) - width
    : mm(box.x + box.width / 2) - width / 2;
  const baseline = corner
    ? mm(box.y + box.height - labelInset(box.box))
    : mm(box.y + box.height / 2) + cap / 2;
  painter
    .font(font, style.points)
    .fillColor(style.strong ? INK : SOFT)
    .text(text, x, baseline - ascent, { lineBreak: false });
};

/** A track of boxes with their labels, drawn in one go. */
export function Boxes({ track: { boxes, width, height }, ...label }: Props) {
  return (
    <Canvas
      style={{ width: mm(width), height: mm(height), flexShrink: 0 }}
      paint={(painter: Painter) => {
        for (const place of boxes) {
          paintBox(painter, place.box, place);
          if (place.box.label !== undefined) paintLabel(painter, place.box.label, place, label);
        }
        return null;
      }}
    />
  );
}
