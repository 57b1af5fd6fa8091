import { Canvas, Page } from '@react-pdf/renderer';
import {
  isFigures,
  type Mark,
  MM_PER_POINT,
  type PathMark,
  type TextMark,
  type TextRun,
} from '../placed/mark';
import type { PlacedPage } from '../placed/placed-page';
import { coveringFont } from './covering-font';
import type { Painter } from './paint';
import { printable } from './text';
import { mm } from './units';

type Font = NonNullable<ReturnType<typeof coveringFont>>;
type Stretch = { readonly text: string; readonly font: Font; readonly run: TextRun; readonly width: number };

/** Figures all as wide, and "20×25" not made into another sign. */
const featuresOf = (text: string) => ({ tnum: isFigures(text), calt: false });

const stretch = (text: string, font: Font, run: TextRun): Stretch => ({
  text,
  font,
  run,
  width: (font.layout(text, featuresOf(text)).advanceWidth / font.unitsPerEm) * run.points,
});

/** A run as stretches that one font has the letters of. */
const stretches = (run: TextRun): Stretch[] => {
  const parts: { text: string; font: Font }[] = [];
  for (const character of printable(run.text)) {
    const font = coveringFont(character, run.face, run.strong ? 600 : 400, run.italic ? 'italic' : 'normal');
    const last = parts.at(-1);
    if (last !== undefined && (font === null || font === last.font)) last.text += character;
    else if (font !== null) parts.push({ text: character, font });
  }
  return parts.map(({ text, font }) => stretch(text, font, run));
};

const paintText = (painter: Painter, { x, y, anchor, runs, turned }: TextMark): void => {
  const all = runs.flatMap(stretches);
  const width = all.reduce((sum, each) => sum + each.width, 0);
  painter.save().translate(mm(x), mm(y));
  if (turned) painter.rotate(-90);
  let left = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2;
  for (const { text, font, run, width: advance } of all) {
    const ascent = (font.ascent / font.unitsPerEm) * run.points;
    painter
      .font(font, run.points)
      .fillColor(run.colour)
      .text(text, left, -ascent, { lineBreak: false, features: featuresOf(text) });
    left += advance;
  }
  painter.restore();
};

const paintPath = (painter: Painter, mark: PathMark): void => {
  painter.save().translate(mm(mark.x), mm(mark.y)).scale(mm(1)).scale(mark.scale);
  painter
    .lineWidth(mark.width ?? 1)
    .lineCap(mark.round ? 'round' : 'butt')
    .lineJoin(mark.round ? 'round' : 'miter');
  painter.path(mark.d);
  if (mark.dash !== undefined) painter.dash(mark.dash, { space: mark.dash });
  if (mark.fill !== undefined && mark.stroke !== undefined) painter.fillAndStroke(mark.fill, mark.stroke);
  else if (mark.fill !== undefined) painter.fill(mark.fill);
  else if (mark.stroke !== undefined) painter.stroke(mark.stroke);
  painter.restore();
};

const paintMark = (painter: Painter, mark: Mark): void => {
  if (mark.kind === 'group') for (const each of mark.marks) paintMark(painter, each);
  else if (mark.kind === 'text') paintText(painter, mark);
  else paintPath(painter, mark);
};

/** A page on which everything has its place: drawn in one go. */
export function PlacedPaper({ page }: { readonly page: PlacedPage }) {
  const size = { width: page.width * (1 / MM_PER_POINT), height: page.height * (1 / MM_PER_POINT) };
  return (
    <Page size={[size.width, size.height]} wrap={false}>
      <Canvas
        style={size}
        paint={(painter: Painter) => {
          for (const mark of page.marks) paintMark(painter, mark);
          return null;
        }}
      />
    </Page>
  );
}
