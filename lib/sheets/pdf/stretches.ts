import type { Font } from 'fontkit';
import { printable } from '../covered-letters';
import { isFigures, type TextMark, type TextRun } from '../placed/mark';
import { coveringFont } from './fonts';

/** A part of a line that one font has all letters of; its width is in points. */
export type Stretch = {
  readonly text: string;
  readonly font: Font;
  readonly run: TextRun;
  readonly width: number;
};

/** Figures all as wide. Told of every text, or PDFKit would lay it out word by word. */
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
