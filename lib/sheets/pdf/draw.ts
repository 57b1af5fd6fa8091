import type { Font } from 'fontkit';
import { printable } from '../covered-letters';
import { isFigures, MM_PER_POINT, type PathMark, type TextMark, type TextRun } from '../placed/mark';
import { coveringFont } from './fonts';

/** A document being written. */
export type Pdf = PDFKit.PDFDocument;

/** Millimetres in the points of a PDF. */
export const mm = (length: number): number => length / MM_PER_POINT;

type Stretch = {
  readonly text: string;
  readonly font: Font;
  readonly run: TextRun;
  readonly width: number;
};

/** Figures all as wide. Told of every text, or PDFKit would lay it out word by word. */
const featuresOf = (text: string): PDFKit.Mixins.OpenTypeFeatures[] =>
  isFigures(text) ? ['tnum'] : ['kern'];

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

/** Writes a line of text. */
export const drawText = (pdf: Pdf, { x, y, anchor, runs, turned }: TextMark): void => {
  const all = runs.flatMap(stretches);
  const width = all.reduce((sum, each) => sum + each.width, 0);
  pdf.save().translate(mm(x), mm(y));
  if (turned) pdf.rotate(-90);
  let left = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2;
  for (const { text, font, run, width: advance } of all) {
    pdf
      .font(font.postscriptName, run.points)
      .fillColor(run.colour)
      .text(text, left, 0, { lineBreak: false, baseline: 'alphabetic', features: featuresOf(text) });
    left += advance;
  }
  pdf.restore();
};

/** Draws a shape. */
export const drawPath = (pdf: Pdf, mark: PathMark): void => {
  pdf
    .save()
    .translate(mm(mark.x), mm(mark.y))
    .scale(mm(1) * mark.scale);
  pdf
    .lineWidth(mark.width ?? 1)
    .lineCap(mark.round ? 'round' : 'butt')
    .lineJoin(mark.round ? 'round' : 'miter');
  pdf.path(mark.d);
  if (mark.dash !== undefined) pdf.dash(mark.dash, { space: mark.dash });
  if (mark.fill !== undefined && mark.stroke !== undefined) pdf.fillAndStroke(mark.fill, mark.stroke);
  else if (mark.fill !== undefined) pdf.fill(mark.fill);
  else if (mark.stroke !== undefined) pdf.stroke(mark.stroke);
  pdf.restore();
};
