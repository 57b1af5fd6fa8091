import { MM_PER_POINT, type PathMark, type TextMark, TURNS } from '../placed/mark';
import { featuresOf, leftOf, stretches } from './stretches';

/** A document being written. */
export type Pdf = PDFKit.PDFDocument;

/** Millimetres in the points of a PDF. */
export const mm = (length: number): number => length / MM_PER_POINT;

/** Writes a line of text; one that is `followed` by another ends in a space, or the two would be read as one word. */
export const drawText = (pdf: Pdf, { x, y, anchor, runs, turned }: TextMark, followed = false): void => {
  const all = runs.flatMap(stretches);
  let left = leftOf(all, anchor);
  if (turned) pdf.save().translate(mm(x), mm(y)).rotate(TURNS[turned]);
  const [from, base] = turned ? [0, 0] : [mm(x), mm(y)];
  for (const [index, { text, font, run, width: advance }] of all.entries()) {
    const written = followed && index === all.length - 1 ? `${text} ` : text;
    pdf
      .font(font.postscriptName, run.points)
      .fillColor(run.colour)
      .text(written, from + left, base, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: featuresOf(text),
      });
    left += advance;
  }
  if (turned) pdf.restore();
};

/** Draws a shape. */
export const drawPath = (pdf: Pdf, mark: PathMark): void => {
  const scale = mm(1) * mark.scale;
  pdf.save().transform(scale, 0, 0, scale, mm(mark.x), mm(mark.y));
  if (mark.stroke !== undefined) {
    pdf.lineWidth(mark.width ?? 1);
    if (mark.round) pdf.lineCap('round').lineJoin('round');
  }
  pdf.path(mark.d);
  if (mark.dash !== undefined) pdf.dash(mark.dash, { space: mark.dash });
  if (mark.fill !== undefined && mark.stroke !== undefined) pdf.fillAndStroke(mark.fill, mark.stroke);
  else if (mark.fill !== undefined) pdf.fill(mark.fill);
  else if (mark.stroke !== undefined) pdf.stroke(mark.stroke);
  pdf.restore();
};
