import type { Font } from 'fontkit';
import { isFigures, MM_PER_POINT, type PathMark, type TextMark, type TextRun, TURNS } from '../placed/mark';
import { printable } from '../printable-text';
import { coveringFont } from './fonts';

/** A document being written. */
export type Pdf = PDFKit.PDFDocument;

/** Millimetres in the points of a PDF. */
export const mm = (length: number): number => length / MM_PER_POINT;

/** A part of a line that one font has all letters of; its width is in points. */
export type Stretch = {
  readonly text: string;
  readonly font: Font;
  readonly run: TextRun;
  readonly width: number;
};

/** Tabular figures. Set for every text, or PDFKit would lay it out word by word. */
export const featuresOf = (text: string): PDFKit.Mixins.OpenTypeFeatures[] =>
  isFigures(text) ? ['tnum'] : ['kern'];

const widths = new Map<Font, Map<string, number>>();
const MOST_KNOWN = 5000;

/** Width of a text in ems; kept, for the same words stand on card after card. */
const emsOf = (text: string, font: Font): number => {
  const ofFont = widths.get(font) ?? new Map<string, number>();
  widths.set(font, ofFont);
  const cached = ofFont.get(text);
  if (cached !== undefined) return cached;
  const width = font.layout(text, featuresOf(text)).advanceWidth / font.unitsPerEm;
  if (ofFont.size >= MOST_KNOWN) ofFont.clear();
  ofFont.set(text, width);
  return width;
};

const stretch = (text: string, font: Font, run: TextRun): Stretch => ({
  text,
  font,
  run,
  width: emsOf(text, font) * run.points,
});

/** Letters that the first font of every face has. */
const USUAL = /^[\x20-\x7E]*$/;

/** A run as stretches that one font has the letters of. */
export const stretches = (run: TextRun): Stretch[] => {
  const cut = [run.face, run.strong ? 600 : 400, run.italic ? 'italic' : 'normal'] as const;
  const text = printable(run.text);
  const usual = USUAL.test(text) ? coveringFont('a', ...cut) : null;
  if (usual !== null) return text === '' ? [] : [stretch(text, usual, run)];
  const parts: { text: string; font: Font }[] = [];
  for (const character of text) {
    const font = coveringFont(character, ...cut);
    const last = parts.at(-1);
    if (last !== undefined && (font === null || font === last.font)) last.text += character;
    else if (font !== null) parts.push({ text: character, font });
  }
  return parts.map((part) => stretch(part.text, part.font, run));
};

/** Where a line begins beside its place, in points. */
export const leftOf = (line: readonly Stretch[], anchor: TextMark['anchor']): number => {
  if (anchor === 'start') return 0;
  const width = line.reduce((sum, each) => sum + each.width, 0);
  return anchor === 'end' ? -width : -width / 2;
};

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
